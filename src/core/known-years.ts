/** Years that the data know, Persian unless they are named otherwise. */
import { FIRST_GREGORIAN_YEAR } from './jdn.ts';

export interface Years {
  readonly first: number;
  readonly last: number;
}

/** The years of JPL's Sun vectors; occasions follow the equinox too. */
export const EQUINOX_YEARS = { first: 979, last: 1577 } as const;
/** Gregorian years that consist of days of those years. */
export const GREGORIAN_CALENDAR_YEARS: Years = { first: FIRST_GREGORIAN_YEAR, last: EQUINOX_YEARS.last + 620 };
/** Public holidays are recorded since circular 1016 of 1347 (1968). */
export const HOLIDAY_YEARS = { first: 1347, last: 1577 } as const;
