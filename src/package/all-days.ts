/** Dates of all years of the calendar. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dayOf as dayWithin } from './check.ts';
import type { AnyDate } from './types.ts';
import { YEARS } from './years.ts';

/**
 * Day number of a date of the years 1 … 3000.
 * @param plain calendar of an object without `calendar`, and of texts
 * @throws {RangeError} if there is no such date
 */
export const dayOf = (date: AnyDate, plain?: 'gregorian'): Jdn => dayWithin(date, YEARS, persian.firstDayOfYear, plain);
