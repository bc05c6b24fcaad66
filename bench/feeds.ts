/**
 * First answers of every calendar that can be subscribed to, from servers that have just started:
 *
 *     npm run bench -- feeds
 *
 * Busy is the time of the server's main thread on the processor, from the request to the finished head: HEAD makes the whole
 * calendar and its tag, and leaves out how fast the machine sends two megabytes to itself.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedPath } from '#api/feeds/file.ts';
import { below, median, type Options, type Row } from './row.ts';
import { startShell } from './servers.ts';

const FULL_ROUNDS = 9;
const QUICK_ROUNDS = 3;
const MOST_MILLISECONDS = 20;
/** A server has made ready what it does after its start when it rests for as long. */
const REST_MS = 250;
const BUSY_AT_REST_MS = 2;
const FIRST_QUESTION = '/api/today';
const NS_PER_MS = 1e6;
const SLOWEST_SHOWN = 3;

export async function benchFeeds({ quick }: Options): Promise<Row[]> {
  const rounds: ReadonlyMap<string, number>[] = [];
  for (let round = 0; round < (quick ? QUICK_ROUNDS : FULL_ROUNDS); round += 1) rounds.push(await firstAnswers());
  return FEEDS.map(({ name }) => ({ name, ours: median(rounds.map((round) => round.get(name)!)) }))
    .sort((a, b) => b.ours - a.ours)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, ours }) => ({
      group: 'feeds',
      name: `first answer of ${name}`,
      unit: 'ms busy',
      ours,
      goal: below('ms', ours, MOST_MILLISECONDS),
    }));
}

/** Milliseconds of the processor by name, in one server, the heaviest first. */
async function firstAnswers(): Promise<ReadonlyMap<string, number>> {
  const server = await startShell();
  await fetch(server.root + FIRST_QUESTION, { method: 'HEAD' });
  await rest(server.pid);
  const busy = new Map<string, number>();
  for (const feed of FEEDS.toSorted((a, b) => Number(b.set === 'all') - Number(a.set === 'all'))) {
    const before = busyMs(server.pid);
    await fetch(server.root + feedPath(feed), { method: 'HEAD' });
    busy.set(feed.name, busyMs(server.pid) - before);
  }
  await server.stop();
  return busy;
}

async function rest(pid: number): Promise<void> {
  for (let before = 0, now = busyMs(pid); now - before > BUSY_AT_REST_MS; now = busyMs(pid)) {
    before = now;
    await sleep(REST_MS);
  }
}

/** Of a process's main thread since its start; Linux tells it in nanoseconds. */
const busyMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;
