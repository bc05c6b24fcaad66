/** Today in Tehran: the default year of the service and the day on which its allowances and ages end. */
import { addDays, type Jdn, SECONDS_PER_DAY, SECONDS_PER_HOUR, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { createZone, endOfDay, localTimeAt, startOfDay, TEHRAN_ZONE } from '#core/time-zone.ts';
import type { Lifetime } from './endpoint.ts';

/** The clock of Tehran. */
export const TEHRAN_TIME = createZone(TEHRAN_ZONE);

export const todayInTehran = (now: number): Jdn => localTimeAt(TEHRAN_TIME, now).jdn;

export const currentPersianYear = (now: number): number => persian.yearOf(todayInTehran(now));

export const tehranMidnight = (now: number): number => endOfDay(TEHRAN_TIME, now);

/** Lifetime of an answer that depends on today in a zone: an hour, at most until midnight. */
export const hourUntilMidnight = (now: number, zone = TEHRAN_TIME): Lifetime => ({
  maxAgeSeconds: SECONDS_PER_HOUR,
  until: endOfDay(zone, now),
});

/** Lifetime of an answer that says how sure it is: at midnight in Tehran a month may have begun, or the day be past. */
export const changedAtMidnight = (lifetime: Lifetime, now: number): Lifetime => ({
  ...lifetime,
  sameBytesUntil: tehranMidnight(now),
});

/**
 * Lifetime of an answer about the days up to `lastDay`: a day if they are past, else an hour. Without a year in the
 * query it is an hour, at most until midnight in Tehran.
 */
export function lifetimeOfDays(lastDay: Jdn, isCurrentYear: boolean, now: number): Lifetime {
  if (isCurrentYear) return hourUntilMidnight(now);
  if (lastDay < todayInTehran(now)) return { maxAgeSeconds: SECONDS_PER_DAY };
  // The body never changes; the maximum age changes when the last day is over. Before that day its beginning in UTC is a good
  // enough limit, which avoids a lookup of Tehran's clock.
  const comes = toEpochMs(lastDay);
  const sameBytesUntil = now < comes ? comes : startOfDay(TEHRAN_TIME, addDays(lastDay, 1));
  return { maxAgeSeconds: SECONDS_PER_HOUR, sameBytesUntil };
}
