/**
 * The Persian solar calendar, years 1 … 3000 (and the first days of 3001, for month grids).
 *
 * The first day of each year comes from jalaali-js (Borkowski's break points); everything else is a look-up in the list of
 * those days. For 1178 … 1502 it agrees in every year with the law of 11 Farvardin 1304 as computed from the equinox: the
 * year begins on the day whose noon follows the March equinox. Known disagreements with the equinox rule by mean noon at
 * 52.5° E: 1111 and 1144; by true noon: 1503, which lies within a minute of noon and cannot be decided today.
 */
import { j2d } from 'jalaali-js';
import type { CalendarDate, Jdn } from './jdn.ts';

export const FIRST_YEAR = 1;
export const LAST_YEAR = 3000;

/** Day numbers of 1 Farvardin of the years 1 … 3002, at index `year`. */
const FIRST_DAYS = Int32Array.from({ length: LAST_YEAR + 3 }, (_, year) => j2d(year, 1, 1));
const MEAN_YEAR_DAYS = 365.2422;

export const FIRST_DAY = FIRST_DAYS[FIRST_YEAR] as Jdn;
/** 29 or 30 Esfand 3000. */
export const LAST_DAY = (FIRST_DAYS[LAST_YEAR + 1]! - 1) as Jdn;

/** Day number of 1 Farvardin; `year` is 0 … 3002. */
export const firstDayOfYear = (year: number): Jdn => FIRST_DAYS[year] as Jdn;

/** 365 or 366. */
export const yearLength = (year: number): number => FIRST_DAYS[year + 1]! - FIRST_DAYS[year]!;

export const isLeapYear = (year: number): boolean => yearLength(year) === 366;

/** @param month 1 … 12; Farvardin to Shahrivar have 31 days, Mehr to Bahman 30, Esfand 29 or 30 */
export function monthLength(year: number, month: number): number {
  if (month <= 6) return 31;
  return month < 12 || isLeapYear(year) ? 30 : 29;
}

export const isValidDate = ({ year, month, day }: CalendarDate): boolean =>
  year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);

/** Days of the year before the first of `month`. */
const daysBeforeMonth = (month: number): number => (month <= 7 ? (month - 1) * 31 : (month - 1) * 30 + 6);

/** Day number of a date. The date is trusted; check foreign input with {@link isValidDate}. */
export const toJdn = ({ year, month, day }: CalendarDate): Jdn =>
  (FIRST_DAYS[year]! + daysBeforeMonth(month) + day - 1) as Jdn;

/** The Persian year that holds a day. @throws {RangeError} outside the years 0 … 3001 */
export function yearOf(jdn: Jdn): number {
  let year = Math.floor((jdn - FIRST_DAYS[0]!) / MEAN_YEAR_DAYS);
  if (!(year >= 0 && year <= LAST_YEAR + 1))
    throw new RangeError(`day ${jdn} is outside the Persian years 0 … 3001 (inclusive)`);
  // The mean year drifts by at most one day from the calendar's own.
  if (jdn < FIRST_DAYS[year]!) year -= 1;
  else if (jdn >= FIRST_DAYS[year + 1]!) year += 1;
  return year;
}

/** Date of a day number. @throws {RangeError} outside the years 0 … 3001 */
export function fromJdn(jdn: Jdn): CalendarDate {
  const year = yearOf(jdn);
  const dayOfYear = jdn - FIRST_DAYS[year]!;
  if (dayOfYear < 186) return { year, month: Math.floor(dayOfYear / 31) + 1, day: (dayOfYear % 31) + 1 };
  const afterSummer = dayOfYear - 186;
  return { year, month: Math.floor(afterSummer / 30) + 7, day: (afterSummer % 30) + 1 };
}
