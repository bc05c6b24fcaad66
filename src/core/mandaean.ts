/**
 * The Mandaean calendar: years of 365 days without leap years, so that a day moves back by one day in four Gregorian
 * years. Twelve months of thirty days; the five days of Parwanaya follow those of the eighth month, Shumbulta.
 */
import * as gregorian from './gregorian.ts';
import { addDays, type Jdn } from './jdn.ts';

/** Days of the months, those of Parwanaya in the eighth. */
export const MANDAEAN_MONTHS: readonly number[] = [30, 30, 30, 30, 30, 30, 30, 35, 30, 30, 30, 30];
const YEAR_DAYS = 365;

/** A first day of the first month, Daula. Source: `mandaean-union-holidays` in `data/sources.json`. */
const NEW_YEAR = gregorian.toJdn({ year: 2000, month: 7, day: 22 });

/** Days of a Mandaean date from one day to another, ascending. @param month 1 … 12 @param day 1 … 30, in month 8 to 35 */
export function mandaeanDays(month: number, day: number, [first, last]: readonly [first: Jdn, last: Jdn]): Jdn[] {
  const daysBefore = MANDAEAN_MONTHS.slice(0, month - 1).reduce((sum, length) => sum + length, day - 1);
  const years = Math.ceil((first - NEW_YEAR - daysBefore) / YEAR_DAYS);
  const days: Jdn[] = [];
  for (let jdn = addDays(NEW_YEAR, years * YEAR_DAYS + daysBefore); jdn <= last; jdn = addDays(jdn, YEAR_DAYS)) {
    days.push(jdn);
  }
  return days;
}
