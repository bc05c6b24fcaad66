/**
 * The edge worker: size, start time of the script measured by Wrangler, and first answer of a new runtime compared with
 * an empty worker.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { WORKER_BUNDLE } from '#generator/build/function-bundles.ts';
import { freePort } from '../test/free-port.ts';
import { below, median, medianRatio, type Options, type Row } from './row.ts';

const FULL_ROUNDS = 9;
const QUICK_ROUNDS = 3;
/** Gzip. Cloudflare's free plan allows 3 MB; a smaller script answers sooner. */
const MAX_KILOBYTES = 150;
/** Cloudflare allows a script one second to start. */
const MAX_START_MS = 30;
/** Limit of a first answer, as a multiple of an empty worker's. */
const MAX_OF_EMPTY = 1.7;
const KILOBYTE = 1024;
const TRY_AGAIN_MS = 2;
const STARTS_WITHIN_MS = 20_000;
const SETTINGS = 'wrangler.jsonc';
const EMPTY_WORKER = `
export class DailyCounter {}
export default { fetch: () => new Response('{}') };
`;

export async function benchEdge({ quick }: Options): Promise<Row[]> {
  const bundle = readFileSync(`dist/${WORKER_BUNDLE}`);
  const compressed = gzipSync(bundle).length / KILOBYTE;
  const rounds = quick ? QUICK_ROUNDS : FULL_ROUNDS;
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  try {
    mkdirSync(join(folder, 'dist'));
    cpSync(`dist/${WORKER_BUNDLE}`, join(folder, 'dist', WORKER_BUNDLE));
    cpSync(SETTINGS, join(folder, SETTINGS));
    const start = median(Array.from({ length: rounds }, () => scriptStart(folder)));
    const first = await coldStarts(folder, bundle, rounds);
    const ofEmpty = medianRatio(first.ours, first.empty);
    const row = (name: string, unit: string, ours: number, rest: Partial<Row> = {}): Row => ({
      group: 'edge',
      name,
      unit,
      ours,
      ...rest,
    });
    return [
      row('worker', 'kB gzip', compressed, {
        peer: { name: 'uncompressed', value: bundle.length / KILOBYTE },
        ratio: (compressed * KILOBYTE) / bundle.length,
        goal: below('kB', compressed, MAX_KILOBYTES),
      }),
      row('start of the script', 'ms busy', start, { goal: below('ms', start, MAX_START_MS) }),
      row('first answer of a fresh runtime', 'ms', median(first.ours), {
        peer: { name: 'empty worker', value: median(first.empty) },
        ratio: ofEmpty,
        goal: below('ratio', ofEmpty, MAX_OF_EMPTY),
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The parts of a V8 CPU profile that are read here. */
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string } }[];
  /** id of the running node at each sample */
  readonly samples: readonly number[];
  /** microseconds before each sample */
  readonly timeDeltas: readonly number[];
}

/**
 * Returns the processor time in milliseconds until the script is ready, from Wrangler's startup profile.
 * @param folder with the worker and its settings
 */
function scriptStart(folder: string): number {
  const profile = join(folder, 'start.cpuprofile');
  execFileSync(resolve('test/slow/node_modules/.bin/wrangler'), ['check', 'startup', '--outfile', profile], {
    cwd: folder,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(profile, 'utf8'));
  const idle = nodes.find(({ callFrame }) => callFrame.functionName === '(idle)')?.id;
  return timeDeltas.reduce((sum, delta, index) => (samples[index] === idle ? sum : sum + delta), 0) / 1000;
}

async function coldStarts(folder: string, bundle: Buffer, rounds: number) {
  const [ours, empty]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await coldStart(folder, bundle));
    empty.push(await coldStart(folder, Buffer.from(EMPTY_WORKER)));
  }
  return { ours, empty };
}

const runtimeConfig = (port: number): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "index.js")],
  compatibilityDate = "${/"compatibility_date": "([^"]+)"/.exec(readFileSync(SETTINGS, 'utf8'))![1]}",
  durableObjectNamespaces = [(className = "DailyCounter", uniqueKey = "counters", enableSql = true)],
  durableObjectStorage = (inMemory = void),
  bindings = [
    (name = "COUNTERS", durableObjectNamespace = "DailyCounter"),
    (name = "DAILY_ALLOWANCE", text = "0"),
  ],
);
`;

/** Milliseconds from the start of the runtime's process to the first answer. */
async function coldStart(folder: string, worker: Buffer): Promise<number> {
  const port = await freePort();
  writeFileSync(join(folder, 'index.js'), worker);
  writeFileSync(join(folder, 'config.capnp'), runtimeConfig(port));
  const before = performance.now();
  const child = spawn(resolve('test/slow/node_modules/.bin/workerd'), ['serve', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isAnswering(`http://127.0.0.1:${port}/api/today`))) {
      if (child.exitCode !== null || performance.now() - before > STARTS_WITHIN_MS) {
        throw new Error('the edge runtime did not start');
      }
      await sleep(TRY_AGAIN_MS);
    }
    return performance.now() - before;
  } finally {
    child.kill();
    await ended;
  }
}

const isAnswering = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { headers: { Connection: 'close' } });
    await response.arrayBuffer();
    if (!response.ok) throw new RangeError(`${url}: ${response.status}`);
    return true;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return false;
  }
};
