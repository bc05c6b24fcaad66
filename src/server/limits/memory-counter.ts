/** Counter in the memory of this process. */
import { LRUCache } from 'lru-cache';
import type { Jdn } from '#core/jdn.ts';
import type { Account } from './allowance.ts';

/**
 * Maximum number of accounts per kind. Above it, the least recently used account is evicted and restarts at zero. All kinds together use about 25 MB with typical keys, 60 MB with the longest keys.
 */
const MAX_ACCOUNTS = 50_000;

export function createMemoryCounter(maxAccounts = MAX_ACCOUNTS) {
  const createCounts = () => new LRUCache<string, number>({ max: maxAccounts });
  const counts = { name: createCounts(), address: createCounts(), share: createCounts() };
  let counted: Jdn | undefined;

  const countsOf = ({ kind }: Account, day: Jdn): LRUCache<string, number> => {
    if (day !== counted) for (const ofKind of Object.values(counts)) ofKind.clear();
    counted = day;
    return counts[kind];
  };
  const taken = (account: Account, day: Jdn): number => countsOf(account, day).get(account.key) ?? 0;
  /** Counts one answer, even above the limit. @returns answers counted on this day */
  const take = (account: Account, day: Jdn): number => {
    const answers = taken(account, day) + 1;
    countsOf(account, day).set(account.key, answers);
    return answers;
  };

  const exhausted = (accounts: readonly Account[], day: Jdn): Account | undefined =>
    accounts.find((account) => taken(account, day) >= account.limit);

  return {
    take,
    exhausted,
    consume(accounts: readonly Account[], day: Jdn): Account | undefined {
      const found = exhausted(accounts, day);
      if (!found) for (const account of accounts) take(account, day);
      return found;
    },
  };
}
