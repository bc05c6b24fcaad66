/** Attacks on the service: waiting times of other users, memory, and time to stop afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACKS, type Attack, BEHIND_PROXY } from './attack-list.ts';
import { startNginx } from './nginx.ts';
import { type Options, type Row, rowOf } from './row.ts';
import { busyMilliseconds, residentBytes, type Server, startService } from './servers.ts';

/** A 99th percentile needs several hundred waiting times. */
const SECONDS = { full: 20, quick: 8 } as const;
const CONNECTIONS = 100;
const ASK_EVERY_MS = 10;
const WARM_UP_BUSY_MS = 1_000;
const MAX_WARM_UP_MS = 10_000;
const MAX_P99_MS = 500;
const MAX_MEMORY_MB = 400;
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
  const settings = { ...attack.settings, ...(isBehindNginx && BEHIND_PROXY) };
  const service = await startService(settings, attack.maxOpenFiles);
  const nginx = isBehindNginx ? await startNginx(new URL(service.root).port) : undefined;
  const { root } = nginx ?? service;
  const stop = attack.start?.(Number(new URL(root).port));
  const attacking = attack.paths && flood(root, attack, seconds + MAX_WARM_UP_MS / 1000);
  await warmUp(service);
  let bytes = 0;
  const waits: number[] = [];
  const busy: number[] = [];
  const until = performance.now() + (seconds - 2) * 1000;
  while (performance.now() < until) {
    const before = busyMilliseconds(service);
    const wait = await waitOf(root);
    waits.push(wait);
    busy.push(Number.isFinite(wait) ? busyMilliseconds(service) - before : wait);
    bytes = Math.max(bytes, residentBytes(service));
    await sleep(ASK_EVERY_MS);
  }
  const stopped = performance.now();
  const code = await service.stop();
  const stopSeconds = (performance.now() - stopped) / 1000;
  await attacking;
  stop?.();
  await nginx?.stop();
  const p99Of = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)]!;
  const row = (unit: string, ours: number, max?: number) => rowOf('attacks', attack.name, unit, ours, max);
  return [
    row('p99 ms of others', p99Of(waits)),
    // Waiting time on an idle machine: the server's processor time while another user waits; infinite without an answer.
    row('p99 ms busy', p99Of(busy), MAX_P99_MS),
    row('MB at most', bytes / MB, MAX_MEMORY_MB),
    row('s to stop', code === 0 ? stopSeconds : Number.POSITIVE_INFINITY, MAX_STOP_SECONDS),
  ];
}

/** Waits until the server has used a second of processor time. By then its functions are compiled and its tables read. */
async function warmUp(service: Server): Promise<void> {
  const until = performance.now() + MAX_WARM_UP_MS;
  const before = busyMilliseconds(service);
  while (busyMilliseconds(service) - before < WARM_UP_BUSY_MS && performance.now() < until) await sleep(ASK_EVERY_MS);
}

async function flood(root: string, attack: Attack, seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const file = join(folder, 'paths');
  writeFileSync(file, `${attack.paths!.join('\n')}\n`);
  const { headers = '', ahead = 1, connections = CONNECTIONS } = attack;
  const wrk = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', 'bench/attack.lua', root], {
    env: { ...process.env, PATHS_FILE: file, HEADERS: headers, AHEAD: String(ahead) },
    stdio: 'ignore',
  });
  await once(wrk, 'exit');
  rmSync(folder, { recursive: true });
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
