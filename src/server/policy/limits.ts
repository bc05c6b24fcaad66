/**
 * The allowance of a client: so many answers of the function in a day of Tehran. Files, pages and calendar files are free.
 */
import { LRUCache } from 'lru-cache';
import { type Answer, errorAnswer } from '#api/answer.ts';
import { TEHRAN, tehranMidnight, todayInTehran } from '#api/tehran.ts';
import { toIsoDate } from '#core/gregorian.ts';
import { startOfDay } from '#core/time-zone.ts';
import type { Client } from './identity.ts';

/** Counts what clients take, each day anew. */
export interface Counter {
  /**
   * Takes one answer out of a client's allowance of the day.
   * @param now milliseconds since 1970
   * @returns false if the allowance is used up
   */
  take(client: Client, now: number): boolean | Promise<boolean>;
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
      day = { date: toIsoDate(jdn), from: startOfDay(TEHRAN, jdn), until: tehranMidnight(now) };
    }
    return day;
  };
}

/**
 * Clients remembered at a time; beyond them the one that has been away longest is forgotten, and begins anew. They take
 * 16 MB with keys of common length, 40 MB with the longest, however many clients come.
 */
const MOST_CLIENTS = 100_000;

/**
 * Counts exactly, in this process's memory.
 * @param allowance answers per client and day, from 1
 */
export function createMemoryCounter(allowance: number, mostClients = MOST_CLIENTS): Counter {
  const clock = createTehranClock();
  const counts = new LRUCache<string, { taken: number }>({ max: mostClients });
  let date = '';
  return {
    take({ key }, now) {
      const today = clock(now).date;
      if (today !== date) {
        counts.clear();
        date = today;
      }
      const known = counts.get(key);
      if (!known) {
        counts.set(key, { taken: 1 });
        return true;
      }
      if (known.taken >= allowance) return false;
      known.taken++;
      return true;
    },
  };
}

/** 429 with the seconds to the next day in Tehran, when the allowance is new. */
export function usedUp(allowance: number, now: number): Answer {
  const seconds = Math.max(1, Math.ceil((tehranMidnight(now) - now) / 1000));
  const message = `the daily allowance of ${allowance} requests is used up; ask again in ${seconds} seconds, after midnight in Tehran`;
  return errorAnswer(429, message, { 'Retry-After': String(seconds) });
}

/** 403 for a client on the block list. */
export const blocked = (): Answer =>
  errorAnswer(403, 'access from this site, app or address has been blocked; write to the operator of the service');
