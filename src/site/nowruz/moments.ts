/** The moment of one new year among several: which is the next, and how far. */

import { MS_PER_DAY, MS_PER_HOUR, SECONDS_PER_DAY } from '#core/jdn.ts';
import { lastOf } from '#core/required.ts';

/** Persian year and its moment, whole seconds, milliseconds since 1970. */
export type YearMoment = readonly [year: number, moment: number];

/** The next new year of an ascending list, or the one that began less than a day ago. If all are past, the last one. */
export const comingNowruz = (moments: readonly YearMoment[], now: number): YearMoment =>
  moments.find(([, moment]) => moment + MS_PER_DAY > now) ?? lastOf(moments);

/** How long the new year keeps the screen. */
const AFTER_MS = MS_PER_HOUR / 4;

/** The new year that begins within an hour, or has just begun. */
export const nearTurn = (moments: readonly YearMoment[], now: number): YearMoment | undefined =>
  moments.find(([, moment]) => now >= moment - MS_PER_HOUR && now < moment + AFTER_MS);

/** `2027-03-20 20:24:36` in UTC as milliseconds since 1970. */
export const momentOf = (utc: string): number => Date.parse(`${utc.replace(' ', 'T')}Z`);

export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Time left in seconds, rounded up as in the API, and never negative. */
export function countdownTo(moment: number, now: number): Countdown {
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  return {
    days: Math.floor(seconds / SECONDS_PER_DAY),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
