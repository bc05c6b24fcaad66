/** Counter in the memory of this process. */
import { LRUCache } from 'lru-cache';
import { type Account, type Counter, createTehranClock } from './allowance.ts';

/**
 * Maximum number of accounts per kind. Above it, the least recently used account is evicted and restarts at zero. All
 * kinds together use about 25 MB with typical keys, 60 MB with the longest keys.
 */
const MAX_ACCOUNTS = 50_000;

export interface MemoryCounter extends Counter {
  consume(accounts: readonly Account[], now: number): Account | undefined;
  /** Counts one answer, even above the limit. @returns answers counted today */
  take(account: Account, now: number): number;
}

export function createMemoryCounter(maxAccounts = MAX_ACCOUNTS): MemoryCounter {
  const tehranDay = createTehranClock();
  const counts = new Map<Account['kind'], LRUCache<string, number>>();
  let date = '';

  const countsOf = (kind: Account['kind'], now: number): LRUCache<string, number> => {
    const today = tehranDay(now).date;
    if (today !== date) counts.clear();
    date = today;
    let ofKind = counts.get(kind);
    if (!ofKind) {
      ofKind = new LRUCache({ max: maxAccounts });
      counts.set(kind, ofKind);
    }
    return ofKind;
  };
  const taken = ({ kind, key }: Account, now: number): number => countsOf(kind, now).get(key) ?? 0;
  const take = (account: Account, now: number): number => {
    const answers = taken(account, now) + 1;
    countsOf(account.kind, now).set(account.key, answers);
    return answers;
  };

  return {
    take,
    consume(accounts, now) {
      const found = accounts.find((account) => taken(account, now) >= account.limit);
      if (!found) for (const account of accounts) take(account, now);
      return found;
    },
  };
}
