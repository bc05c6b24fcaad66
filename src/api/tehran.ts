/** Today in Tehran: the default year of the service and the day on which its allowances and ages end. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { endOfDay, localTimeAt } from '#core/time-zone.ts';
import type { Lifetime } from './endpoint.ts';

export const TEHRAN = 'Asia/Tehran';

export const todayInTehran = (now: number): Jdn => localTimeAt(TEHRAN, now).jdn;

export const currentPersianYear = (now: number): number => persian.yearOf(todayInTehran(now));

export const tehranMidnight = (now: number): number => endOfDay(TEHRAN, now);

const PAST_SECONDS = 86_400;
const PRESENT_SECONDS = 3_600;

/**
 * Lifetime of an answer about the days up to `lastDay`: a day once they are past, else an hour; and not past Tehran's
 * midnight where it was asked for the current year by leaving the year out.
 */
export function lifetimeOfDays(lastDay: Jdn, askedForCurrentYear: boolean, now: number): Lifetime {
  const maxAgeSeconds = lastDay < todayInTehran(now) ? PAST_SECONDS : PRESENT_SECONDS;
  return askedForCurrentYear ? { maxAgeSeconds, until: tehranMidnight(now) } : { maxAgeSeconds };
}
