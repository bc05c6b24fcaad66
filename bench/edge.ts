/**
 * The edge worker with all files that are uploaded with it: size, and processor time of a new runtime to the first answer,
 * compared with an empty worker of the same date, without settings.
 */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { itemAt } from '#core/required.ts';
import { WORKER_BUNDLE } from '#generator/site/function-bundles.ts';
import { freePort } from '../test/support/free-port.ts';
import { below, median, medianRatio, type Options, type Row, rowOf } from './row.ts';

const ROUNDS = { full: 25, quick: 3 } as const;
/** Gzip. Cloudflare's free plan allows 3 MB; a smaller script answers sooner. */
const MAX_KILOBYTES = 150;
/** Limit of a first answer, as a multiple of an empty worker's. */
const MAX_OF_EMPTY = 1.7;
const KILOBYTE = 1024;
const TRY_AGAIN_MS = 2;
const STARTS_WITHIN_MS = 20_000;
const SETTINGS = 'wrangler.jsonc';
const settings = readFileSync(SETTINGS, 'utf8');
const CONFIG = 'config.capnp';
const WORKERD = resolve('test/slow/node_modules/.bin/workerd');
const EMPTY_WORKER = `
export class DailyCounter {}
export default { fetch: () => new Response('{}') };
`;

export async function benchEdge({ quick }: Options): Promise<Row[]> {
  const bundle = readFileSync(`dist/${WORKER_BUNDLE}`);
  const compressed = gzipSync(bundle).length / KILOBYTE;
  const first = await coldStarts(quick ? ROUNDS.quick : ROUNDS.full);
  const ofEmpty = medianRatio(first.ours, first.empty);
  return [
    {
      ...rowOf('edge', 'worker', 'kB gzip', compressed, MAX_KILOBYTES),
      peer: { name: 'uncompressed', value: bundle.length / KILOBYTE },
    },
    {
      group: 'edge',
      name: 'first answer of a fresh runtime',
      unit: 'ms busy',
      ours: median(first.ours),
      peer: { name: 'empty worker', value: median(first.empty) },
      ratio: ofEmpty,
      goal: below('ratio', ofEmpty, MAX_OF_EMPTY),
    },
  ];
}

/** Processor time in milliseconds of each round. The two workers alternate, so that a busy machine slows both. */
async function coldStarts(rounds: number): Promise<{ ours: number[]; empty: number[] }> {
  const ours = mkdtempSync(join(tmpdir(), 'edge-'));
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  try {
    cpSync(dirname(`dist/${WORKER_BUNDLE}`), ours, { recursive: true });
    writeFileSync(join(empty, 'index.js'), EMPTY_WORKER);
    const found: { ours: number[]; empty: number[] } = { ours: [], empty: [] };
    for (let round = 0; round < rounds; round++) {
      found.ours.push(await coldStart(ours, itemAt(/"compatibility_flags": \[([^\]]*)\]/.exec(settings)!, 1)));
      found.empty.push(await coldStart(empty));
    }
    return found;
  } finally {
    for (const folder of [ours, empty]) rmSync(folder, { recursive: true });
  }
}

/**
 * @param files of the upload; the first is the script
 * @param flags compatibility flags, as in {@link SETTINGS}
 */
const runtimeConfig = (port: number, files: readonly string[], flags: string): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [${files.map((name) => `(name = "${name}", ${name.endsWith('.js') ? 'esModule' : 'data'} = embed "${name}")`)}],
  compatibilityDate = "${/"compatibility_date": "([^"]+)"/.exec(settings)![1]}",
  compatibilityFlags = [${flags}],
  durableObjectNamespaces = [(className = "DailyCounter", uniqueKey = "counters", enableSql = true)],
  durableObjectStorage = (inMemory = void),
  bindings = [
    (name = "COUNTERS", durableObjectNamespace = "DailyCounter"),
    (name = "DAILY_ALLOWANCE", text = "0"),
  ],
);
`;

/** Processor time of the runtime's process in milliseconds until it has sent the first answer. */
async function coldStart(folder: string, flags = ''): Promise<number> {
  const port = await freePort();
  const files = readdirSync(folder).filter((name) => !name.startsWith(CONFIG));
  const script = files.filter((name) => name.endsWith('.js'));
  const others = files.filter((name) => !name.endsWith('.js'));
  writeFileSync(join(folder, CONFIG), runtimeConfig(port, [...script, ...others], flags));
  // Compiled before, because the platform does not read a text either.
  const compiled = execFileSync(WORKERD, ['compile', '--config-only', CONFIG], { cwd: folder });
  writeFileSync(join(folder, `${CONFIG}.bin`), compiled);
  const child = spawn(WORKERD, ['serve', '--binary', `${CONFIG}.bin`], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const deadline = performance.now() + STARTS_WITHIN_MS;
    while (!(await isAnswering(`http://127.0.0.1:${port}/api/today`))) {
      if (child.exitCode !== null || performance.now() > deadline) throw new Error('the edge runtime did not answer');
      await sleep(TRY_AGAIN_MS);
    }
    return busyMillisecondsOfThreads(child.pid!);
  } finally {
    child.kill();
    await ended;
  }
}

/** Processor time of all threads of a process since its start in milliseconds, from /proc. */
const busyMillisecondsOfThreads = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, busy) => sum + busy);

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { headers: { Connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
