/**
 * The allowance of a client: so many answers of the function in a day of Tehran. Files, pages and calendar files are free.
 */
import { LRUCache } from 'lru-cache';
import { TEHRAN_TIME, tehranMidnight, todayInTehran } from '#api/tehran.ts';
import { toIsoDate } from '#core/gregorian.ts';
import { startOfDay } from '#core/time-zone.ts';
import type { Account, Client } from './accounts.ts';

/** Counts what is charged to accounts, each day anew. */
export interface Counter {
  /**
   * The account that is used up, as far as this process knows without asking anybody; nothing is taken.
   * @param now milliseconds since 1970
   */
  lacking(accounts: readonly Account[], now: number): Account | undefined;
  /**
   * Takes one answer out of all accounts, or out of none.
   * @returns the account that is used up
   */
  take(accounts: readonly Account[], now: number): Account | undefined | Promise<Account | undefined>;
}

/** The account for which a client is to be refused; one whose share of a site is used up may still have its own. */
export function lackingOf(counter: Counter, client: Client, now: number): Account | undefined {
  const lacking = counter.lacking(client.accounts, now);
  return lacking !== undefined && lacking === client.share ? counter.lacking(client.withoutShare, now) : lacking;
}

/** Charges an answer to a client. @returns the account for which it is to be refused */
export function charge(counter: Counter, client: Client, now: number): ReturnType<Counter['take']> {
  const lacking = counter.take(client.accounts, now);
  const instead = (account: Account | undefined) =>
    account !== undefined && account === client.share ? counter.take(client.withoutShare, now) : account;
  return lacking instanceof Promise ? lacking.then(instead) : instead(lacking);
}

/** A day on Tehran's clock. */
export interface TehranDay {
  /** YYYY-MM-DD, Gregorian */
  readonly date: string;
  /** first moment of the day, milliseconds since 1970 */
  readonly from: number;
  /** first moment of the next day */
  readonly until: number;
}

/** Tells the day of a moment; the last day is remembered, so that asking for every request costs nothing. */
export function createTehranClock(): (now: number) => TehranDay {
  let day: TehranDay = { date: '', from: 0, until: 0 };
  return (now) => {
    if (now < day.from || now >= day.until) {
      const jdn = todayInTehran(now);
      day = { date: toIsoDate(jdn), from: startOfDay(TEHRAN_TIME, jdn), until: tehranMidnight(now) };
    }
    return day;
  };
}

/**
 * Accounts of each kind that are remembered at a time; beyond them the one that has been away longest is forgotten, and begins
 * anew. All kinds together take some 25 MB with keys of common length, 60 MB with the longest, however many clients come.
 */
const MOST_ACCOUNTS = 50_000;

export interface MemoryCounter extends Counter {
  take(accounts: readonly Account[], now: number): Account | undefined;
  /** what has been taken today */
  taken(account: Account, now: number): number;
}

/** Counts exactly, in this process's memory. */
export function createMemoryCounter(mostAccounts = MOST_ACCOUNTS): MemoryCounter {
  const clock = createTehranClock();
  /** By kind; each takes its room when the first account of it is charged. */
  const counts = new Map<Account['kind'], LRUCache<string, { taken: number }>>();
  let date = '';

  /** Each day begins with nothing taken. */
  const countsOf = (kind: Account['kind'], now: number) => {
    const today = clock(now).date;
    if (today !== date) counts.clear();
    date = today;
    return counts.get(kind);
  };
  const remembered = (kind: Account['kind']) => {
    const created = new LRUCache<string, { taken: number }>({ max: mostAccounts });
    counts.set(kind, created);
    return created;
  };
  const taken = ({ kind, key }: Account, now: number) => countsOf(kind, now)?.get(key)?.taken ?? 0;
  const lacking = (accounts: readonly Account[], now: number) =>
    accounts.find((account) => taken(account, now) >= account.most);

  return {
    taken,
    lacking,
    take(accounts, now) {
      const used = lacking(accounts, now);
      if (used) return used;
      for (const { kind, key } of accounts) {
        const counted = countsOf(kind, now) ?? remembered(kind);
        const count = counted.get(key);
        if (count) count.taken++;
        else counted.set(key, { taken: 1 });
      }
      return undefined;
    },
  };
}
