/** Attacks on the service: waiting times of other users, memory, what is left open, and time to stop afterwards. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '#core/required.ts';
import { ATTACKS, type Attack, BEHIND_PROXY } from './attack-list.ts';
import { QUESTIONS, waitOf } from './honest.ts';
import { startNginx } from './nginx.ts';
import { type Options, type Row, rowOf } from './row.ts';
import { busyMilliseconds, openDescriptors, residentBytes, type Server, startService } from './servers.ts';

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
const MAX_REFUSED_PERCENT = 5;
const MAX_MEMORY_MB = { bare: 500, behindNginx: 400 } as const;
/** Shares of the time of an attack for the questions before it and after it. */
const SHARE_BEFORE = 0.1;
const SHARE_AFTER = 0.25;
/** Node closes what clients have left a moment after them. */
const SECONDS_UNTIL_CLOSED = 1;
const MAX_RECOVERY_MS = 30_000;
/** All kinds of questions are asked this many times, unless it takes so many times as long as planned. */
const MIN_ROUNDS = 4;
const MAX_SPANS = 8;
const MAX_RECOVERY_SECONDS = 5;
const MAX_STOP_SECONDS = 10;
const MB = 1024 * 1024;

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
  await ask(root, service, seconds * SHARE_BEFORE);
  await nginx?.closeIdle();
  const before = openDescriptors(service);
  let stop = begin(root, folder, attack);
  await warmUp(service);
  const during = await ask(root, service, seconds);
  await stop();
  const recovery = await recoverySeconds(root);
  // A file that nobody closes is closed when it is collected as garbage, which ends the process.
  await ask(root, service, seconds * SHARE_AFTER);
  await nginx?.closeIdle();
  await sleep(SECONDS_UNTIL_CLOSED * 1000);
  const left = openDescriptors(service) - before;
  const bytesAfter = residentBytes(service);
  const isAlive = service.isAlive();
  stop = begin(root, folder, attack);
  await sleep(SECONDS_BEFORE_STOP * 1000);
  const bytes = Math.max(during.bytes, residentBytes(service));
  const stopped = performance.now();
  const code = await service.stop();
  const stopSeconds = (performance.now() - stopped) / 1000;
  await stop();
  await nginx?.stop();
  rmSync(folder, { recursive: true });
  const row = (unit: string, ours: number, max?: number) => rowOf('attacks', attack.name, unit, ours, max);
  const maxRefused = attack.needsProxy && !isBehindNginx ? undefined : MAX_REFUSED_PERCENT;
  return [
    ...during.kinds.map(({ kind, refused }) => row(`% refused: ${kind}`, refused, maxRefused)),
    // Waiting time on an idle machine: the server's processor time while another user waits for the answer.
    ...during.kinds.map(({ kind, p99 }) => row(`p99 ms busy: ${kind}`, p99, isBehindNginx ? MAX_P99_MS : undefined)),
    row('MB at most', bytes / MB, isBehindNginx ? MAX_MEMORY_MB.behindNginx : MAX_MEMORY_MB.bare),
    row('MB afterwards', bytesAfter / MB, MAX_MEMORY_MB.behindNginx),
    row('s to answer after it', recovery, MAX_RECOVERY_SECONDS),
    row('died', isAlive ? 0 : 1, 1),
    row('files and sockets left open', left, 1),
    row('s to stop', code === 0 ? stopSeconds : Number.POSITIVE_INFINITY, MAX_STOP_SECONDS),
  ];
}

/** Asks honest questions of all kinds in turn for a time. */
async function ask(root: string, service: Server, seconds: number) {
  const kinds = Object.entries(QUESTIONS).map(([kind, question]) => ({ kind, question, busy: [] as number[] }));
  let bytes = 0;
  let count = 0;
  const start = performance.now();
  // On a busy machine an answer may take seconds.
  const isDone = () => {
    const passed = (performance.now() - start) / 1000 / seconds;
    return passed >= MAX_SPANS || (passed >= 1 && count >= MIN_ROUNDS * kinds.length);
  };
  while (!isDone() && service.isAlive()) {
    const { question, busy } = itemAt(kinds, count % kinds.length);
    const before = busyMilliseconds(service);
    const wait = await waitOf(root, question(Math.floor(count / kinds.length)), count++);
    busy.push(Number.isFinite(wait) ? busyMilliseconds(service) - before : wait);
    bytes = Math.max(bytes, residentBytes(service));
    await sleep(ASK_EVERY_MS);
  }
  return {
    bytes,
    kinds: kinds.map(({ kind, busy }) => {
      const answered = busy.filter(Number.isFinite).sort((a, b) => a - b);
      const refused = 100 * (1 - answered.length / busy.length);
      return { kind, refused, p99: answered[Math.floor(answered.length * 0.99)] ?? Number.POSITIVE_INFINITY };
    }),
  };
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
  for (let count = 0; performance.now() - start < MAX_RECOVERY_MS; count++) {
    if (Number.isFinite(await waitOf(root, QUESTIONS.day!(count), count))) return (performance.now() - start) / 1000;
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
