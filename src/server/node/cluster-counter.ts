/** The count that the workers of one server share: the first process keeps it, the workers ask by messages. */
import cluster, { type Worker } from 'node:cluster';
import { LRUCache } from 'lru-cache';
import type { Account } from '../policy/accounts.ts';
import { type Counter, createMemoryCounter, createTehranClock } from '../policy/allowance.ts';

/** What a worker asks in one turn of its loop: a message costs more than a count. */
interface Questions {
  /** number of the first; the others follow it */
  readonly take: number;
  /** of each answer */
  readonly accounts: readonly (readonly Account[])[];
}
interface Replies {
  readonly taken: number;
  /** for each answer the place of the account that is used up; −1: none */
  readonly lacking: readonly number[];
}

/** An answer waits for the first process no longer than this; then it passes. */
const PATIENCE_MS = 250;
const MOST_USED_UP = 10_000;

/** In the first process: answers what its workers ask. */
export function keepCount(clock: () => number): void {
  const counter = createMemoryCounter();
  cluster.on('message', (worker: Worker, { take, accounts }: Partial<Questions>) => {
    if (take === undefined || !accounts) return;
    const now = clock();
    const lacking = accounts.map((asked) => {
      const account = counter.take(asked, now);
      return account ? asked.indexOf(account) : -1;
    });
    const replies: Replies = { taken: take, lacking };
    if (worker.isConnected()) worker.send(replies);
  });
}

/** In a worker: counts with all others. What is known to be used up is not asked again. */
export function createClusterCounter(): Counter {
  const tehranDay = createTehranClock();
  const usedUp = new LRUCache<string, true>({ max: MOST_USED_UP });
  const waiting = new Map<number, (lacking: number) => void>();
  let asked = 0;
  let unsent: (readonly Account[])[] = [];
  process.on('message', ({ taken, lacking }: Partial<Replies>) => {
    if (taken === undefined || lacking === undefined) return;
    for (const [index, place] of lacking.entries()) waiting.get(taken + index)?.(place);
  });

  function ask(accounts: readonly Account[]): void {
    if (unsent.push(accounts) > 1) return;
    queueMicrotask(() => {
      const questions: Questions = { take: asked - unsent.length, accounts: unsent };
      unsent = [];
      process.send?.(questions);
    });
  }

  const lacking = (accounts: readonly Account[], now: number) => {
    if (usedUp.size === 0) return undefined;
    const { date } = tehranDay(now);
    return accounts.find(({ key }) => usedUp.has(`${date} ${key}`));
  };

  return {
    lacking,
    take(accounts, now) {
      const known = lacking(accounts, now);
      if (known) return known;
      const take = asked++;
      return new Promise((resolve) => {
        const answer = (place: number) => {
          clearTimeout(timer);
          waiting.delete(take);
          const account = accounts[place];
          if (account) usedUp.set(`${tehranDay(now).date} ${account.key}`, true);
          resolve(account);
        };
        const timer = setTimeout(() => answer(-1), PATIENCE_MS);
        waiting.set(take, answer);
        ask(accounts);
      });
    },
  };
}
