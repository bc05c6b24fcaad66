/** The moment of one new year among several: which is the next. */

import { MS_PER_DAY, MS_PER_HOUR } from '#core/jdn.ts';
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
