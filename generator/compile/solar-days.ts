/**
 * Civil days, in Tehran, of the solstices and equinoxes.
 *
 * The March equinox is computed elsewhere from JPL vectors, to a tenth of a second. Of the other moments only the day
 * is needed, so astronomy-engine's accuracy of a minute is enough. Three moments of 1600 … 2199 are too close to
 * Tehran's midnight for it: the June solstice of 1817 (27 s before), the June solstice of 1846 (10 s after) and the
 * September equinox of 2108 (28 s after).
 */

import { type AstroTime, SearchSunLongitude } from 'astronomy-engine';
import { STANDARD_MINUTES } from '#core/iran-time.ts';
import { fromEpochMs, J2000_MS, type Jdn, MS_PER_DAY, MS_PER_MINUTE, SECONDS_PER_DAY } from '#core/jdn.ts';

export type SolarDayKind = 'june' | 'september' | 'december';

/** Apparent longitude of the Sun in degrees, and the UTC month (from 0) whose tenth day the search starts on. */
const SEASONS: Readonly<Record<SolarDayKind, { readonly longitude: number; readonly month: number }>> = {
  june: { longitude: 90, month: 5 },
  september: { longitude: 180, month: 8 },
  december: { longitude: 270, month: 11 },
};
const SEARCH_DAYS = 20;

/** The standard time of the calendar, and of the moments that the Calendar Centre announces: the mean time of 52.5° E. */
export const STANDARD_MS = STANDARD_MINUTES * MS_PER_MINUTE;
/** Seconds, TT − UTC of today, also used for the future, where astronomy-engine's ΔT is minutes larger. */
const PRESENT_TT_MINUS_UTC = 69.184;
const FIRST_YEAR_OF_PRESENT = 2017;

/** Civil day in Tehran (UTC+3:30) of a moment. */
export const tehranDay = (epochMs: number): Jdn => fromEpochMs(epochMs + STANDARD_MS);

function epochMsOf({ tt, ut }: AstroTime, gregorianYear: number): number {
  const days = gregorianYear < FIRST_YEAR_OF_PRESENT ? ut : tt - PRESENT_TT_MINUS_UTC / SECONDS_PER_DAY;
  return J2000_MS + days * MS_PER_DAY;
}

/** UT moment of a solstice or of the September equinox, milliseconds since 1970; good to about a minute. */
export function seasonEpochMs(kind: SolarDayKind, gregorianYear: number): number {
  const { longitude, month } = SEASONS[kind];
  const start = new Date(Date.UTC(2000, month, 10));
  start.setUTCFullYear(gregorianYear); // Date.UTC reads years below 100 as 19xx
  const time = SearchSunLongitude(longitude, start, SEARCH_DAYS);
  if (!time) throw new RangeError(`no ${kind} solstice or equinox found in ${gregorianYear}`);
  return epochMsOf(time, gregorianYear);
}

/** Day of a solstice or of the September equinox in Tehran. */
export const solarDay = (kind: SolarDayKind, gregorianYear: number): Jdn =>
  tehranDay(seasonEpochMs(kind, gregorianYear));
