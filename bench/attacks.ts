/** Attacks on the service: waiting times of other users, memory, and time to stop afterwards. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '#core/required.ts';
import { ATTACKS, type Attack, BEHIND_PROXY } from './attack-list.ts';
import { startNginx } from './nginx.ts';
import { type Options, type Row, rowOf } from './row.ts';
import { busyMilliseconds, busyOfAllThreads, residentBytes, type Server, startService } from './servers.ts';

/** A 99th percentile needs several hundred waiting times. */
const SECONDS = { full: 18, quick: 6 } as const;
/** The attack begins anew, and goes on for this time before the service is told to stop. */
const SECONDS_BEFORE_STOP = 2;
const MAX_FLOOD_SECONDS = 120;
const CONNECTIONS = 100;
const ASK_EVERY_MS = 10;
const WARM_UP_BUSY_MS = 1_000;
const MAX_WARM_UP_MS = 5_000;
const MAX_P99_MS = 500;
const MAX_MEMORY_MB = 400;
const MAX_RECOVERY_SECONDS = 5;
const MAX_STOP_SECONDS = 10;
const MB = 1024 * 1024;
const MAX_WAIT_MS = 15_000;
const HONEST_PATH = '/api/convert?from=sh&year=1405&month=1&day=1';

export async function benchAttacks({ quick, only = '', isBehindNginx = false }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const attack of ATTACKS.filter(({ name }) => name.includes(only)))
    rows.push(...(await measure(attack, quick ? SECONDS.quick : SECONDS.full, isBehindNginx)));
  return rows;
}

async function measure(attack: Attack, seconds: number, isBehindNginx: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const settings = { ...attack.settings, ...blocklist(folder, attack), ...(isBehindNginx && BEHIND_PROXY) };
  const socket = isBehindNginx ? join(folder, 'service.sock') : undefined;
  const service = await startService(settings, { maxOpenFiles: attack.maxOpenFiles, socket });
  const nginx = socket === undefined ? undefined : await startNginx(socket);
  const { root } = nginx ?? service;
  let stop = begin(root, folder, attack);
  await warmUp(service);
  let bytes = 0;
  const waits: number[] = [];
  const busy: number[] = [];
  const busyOfAll: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const [before, beforeOfAll] = [busyMilliseconds(service), busyOfAllThreads(service)];
    const wait = await waitOf(root);
    const isAnswered = Number.isFinite(wait);
    waits.push(wait);
    busy.push(isAnswered ? busyMilliseconds(service) - before : wait);
    busyOfAll.push(isAnswered ? busyOfAllThreads(service) - beforeOfAll : wait);
    bytes = Math.max(bytes, residentBytes(service));
    await sleep(ASK_EVERY_MS);
  }
  await stop();
  const recovery = await recoverySeconds(root);
  stop = begin(root, folder, attack);
  await sleep(SECONDS_BEFORE_STOP * 1000);
  bytes = Math.max(bytes, residentBytes(service));
  const stopped = performance.now();
  const code = await service.stop();
  const stopSeconds = (performance.now() - stopped) / 1000;
  await stop();
  await nginx?.stop();
  rmSync(folder, { recursive: true });
  const p99Of = (values: number[]) =>
    itemAt(
      values.sort((a, b) => a - b),
      Math.floor(values.length * 0.99),
    );
  const row = (unit: string, ours: number, max?: number) => rowOf('attacks', attack.name, unit, ours, max);
  return [
    row('p99 ms of others', p99Of(waits)),
    // Waiting time on an idle machine: the server's processor time while another user waits; infinite without an answer.
    row('p99 ms busy', p99Of(busy), attack.needsProxy && !isBehindNginx ? undefined : (attack.maxBusyMs ?? MAX_P99_MS)),
    row('p99 ms busy, all threads', p99Of(busyOfAll)),
    row('MB at most', bytes / MB, MAX_MEMORY_MB),
    row('s to answer after it', recovery, MAX_RECOVERY_SECONDS),
    row('s to stop', code === 0 ? stopSeconds : Number.POSITIVE_INFINITY, MAX_STOP_SECONDS),
  ];
}

/** Starts an attack. @returns ends it */
function begin(root: string, folder: string, attack: Attack): () => Promise<void> {
  const stop = attack.start?.(Number(new URL(root).port));
  const wrk = attack.paths && flood(root, folder, attack);
  return async () => {
    stop?.();
    if (!wrk || wrk.exitCode !== null) return;
    wrk.kill();
    await once(wrk, 'exit');
  };
}

/** The setting of a block list with as many addresses as the attack asks for, none of them a client of the benchmark. */
function blocklist(folder: string, { blockedAddresses = 0 }: Attack): Readonly<Record<string, string>> {
  if (blockedAddresses === 0) return {};
  const addresses = Array.from(
    { length: blockedAddresses },
    (_, index) => `203.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  );
  writeFileSync(join(folder, 'blocked'), addresses.join('\n'));
  return { BLOCKLIST: join(folder, 'blocked') };
}

/** Seconds until another user has an answer; infinite if there is none in half a minute. */
async function recoverySeconds(root: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 2 * MAX_WAIT_MS) {
    if (Number.isFinite(await waitOf(root))) return (performance.now() - start) / 1000;
    await sleep(ASK_EVERY_MS);
  }
  return Number.POSITIVE_INFINITY;
}

/** Waits until the server has used a second of processor time. By then its functions are compiled and its tables read. */
async function warmUp(service: Server): Promise<void> {
  const until = performance.now() + MAX_WARM_UP_MS;
  const before = busyMilliseconds(service);
  while (busyMilliseconds(service) - before < WARM_UP_BUSY_MS && performance.now() < until) await sleep(ASK_EVERY_MS);
}

function flood(root: string, folder: string, attack: Attack): ChildProcess {
  const file = join(folder, 'paths');
  writeFileSync(file, `${attack.paths!.join('\n')}\n`);
  const { headers = '', ahead = 1, connections = CONNECTIONS } = attack;
  return spawn('wrk', ['-t1', `-c${connections}`, `-d${MAX_FLOOD_SECONDS}s`, '-s', 'bench/attack.lua', root], {
    env: { ...process.env, PATHS_FILE: file, HEADERS: headers, AHEAD: String(ahead) },
    stdio: 'ignore',
  });
}

/** Milliseconds until a new client at another address receives its answer; infinite if it gets none. */
function waitOf(root: string): Promise<number> {
  const before = performance.now();
  const headers = { 'X-Forwarded-For': '192.0.2.9', 'User-Agent': 'honest/1 (me@mail.example)' };
  return new Promise((resolve) => {
    get(root + HONEST_PATH, { agent: false, headers, localAddress: '127.0.9.9', timeout: MAX_WAIT_MS }, (response) => {
      response.resume();
      const isAnswered = response.statusCode === 200;
      response.once('end', () => resolve(isAnswered ? performance.now() - before : Number.POSITIVE_INFINITY));
    })
      .once('timeout', () => resolve(Number.POSITIVE_INFINITY))
      .once('error', () => resolve(Number.POSITIVE_INFINITY));
  });
}
