/**
 * First answers of every calendar that can be subscribed to, from servers that have just started:
 *
 *     npm run bench -- feeds
 *
 * Busy is the time of the server's main thread on the processor, from the request to the finished head: HEAD makes the whole
 * calendar and its tag, and leaves out how fast the machine sends two megabytes to itself.
 */
import { FEEDS } from '#api/feeds/feed.ts';
import { feedPath } from '#api/feeds/file.ts';
import { below, median, type Options, type Row } from './row.ts';
import { busyMilliseconds, startShell, untilAtRest } from './servers.ts';

const FULL_ROUNDS = 9;
const QUICK_ROUNDS = 3;
const MOST_MILLISECONDS = 20;
const FIRST_QUESTION = '/api/today';
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
  await untilAtRest(server);
  const busy = new Map<string, number>();
  for (const feed of FEEDS.toSorted((a, b) => Number(b.set === 'all') - Number(a.set === 'all'))) {
    const before = busyMilliseconds(server);
    await fetch(server.root + feedPath(feed), { method: 'HEAD' });
    busy.set(feed.name, busyMilliseconds(server) - before);
  }
  await server.stop();
  return busy;
}
