/** The moment of the new year. */

import NOWRUZ_DATA from 'salnama-data:nowruz';
import { itemAt } from '#core/required.ts';
import { persianYear } from './check.ts';
import { nowruzMoments } from './nowruz-moments.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';

/** First and last Persian year that is known. */
export const YEARS = { first: NOWRUZ_DATA.firstYear, last: NOWRUZ_DATA.lastYear } as const;

/**
 * Moment of the March equinox that begins a Persian year, from NASA JPL DE431, within 0.1 s. No further leap second is
 * assumed; before 1972 it is UT1.
 * @param year 979 … 1577
 * @example nowruzMoment(1405).toISOString() // '2026-03-20T14:45:57.…Z'
 */
export function nowruzMoment(year: number): Date {
  persianYear(year, YEARS.first, YEARS.last);
  return new Date(itemAt(nowruzMoments(), year - YEARS.first));
}
