/**
 * The Persian solar calendar, years 1 … 3000 (and 0 and 3001 for month grids), by jalaali-js.
 *
 * jalaali-js knows the years −61 … 3177. It uses the break points of K. Borkowski (The Persian calendar for 3000 years,
 * Earth, Moon and Planets 74, 1996). Leap years come every four years, and once after five years in each cycle of 33.
 * For 1178 … 1502 its years agree with the law of 11 Farvardin 1304, computed from the equinox. By that law the year
 * begins on the day whose noon follows the March equinox. Known disagreements with the equinox rule: 1111 and 1144 by
 * mean noon at 52.5° E, and 1503 by true noon. The equinox of 1503 is within a minute of noon and cannot be decided
 * today. In these years, too, this module follows jalaali-js.
 */
import { d2j, isLeapJalaaliYear, j2d, jalaaliMonthLength } from 'jalaali-js';
import { addDays, type CalendarDate, isMonth, isoText, type Jdn, readIsoText } from './jdn.ts';

export const FIRST_YEAR = 1;
export const LAST_YEAR = 3000;

/** 1 Farvardin 1. */
export const FIRST_DAY = 1_948_321 as Jdn;
/** The last day of Esfand 3000. */
export const LAST_DAY = 3_044_047 as Jdn;
/** 1 Farvardin 0 and the last day of 3001. */
const MIN_DAY = 1_947_955;
const MAX_DAY = 3_044_412;

/**
 * Day number of 1 Farvardin.
 *
 * @param year 0 … 3002
 * @example firstDayOfYear(1405) // 2461121, 21 March 2026
 */
export const firstDayOfYear = (year: number): Jdn => j2d(year, 1, 1) as Jdn;

/** Day number of the last day of Esfand. @param year 0 … 3001 */
export const lastDayOfYear = (year: number): Jdn => addDays(firstDayOfYear(year + 1), -1);

/** Of a year, or of the years up to `last`. */
export const daysOfYear = (year: number, last = year): [first: Jdn, last: Jdn] => [
  firstDayOfYear(year),
  lastDayOfYear(last),
];

/** 365 or 366. */
export const yearLength = (year: number): number => (isLeapYear(year) ? 366 : 365);

export const isLeapYear = (year: number): boolean => isLeapJalaaliYear(year);

/** @param month 1 … 12; Farvardin to Shahrivar have 31 days, Mehr to Bahman 30, Esfand 29 or 30 */
export const monthLength = (year: number, month: number): number => jalaaliMonthLength(year, month);

export const isValidDate = ({ year, month, day }: CalendarDate): boolean =>
  year >= FIRST_YEAR && year <= LAST_YEAR && isMonth(month) && day >= 1 && day <= monthLength(year, month);

/**
 * Day number of a date. The date is trusted; check foreign input with {@link isValidDate}.
 * @example toJdn({ year: 1405, month: 8, day: 30 }) // 2461366, 21 November 2026
 */
export const toJdn = ({ year, month, day }: CalendarDate): Jdn => j2d(year, month, day) as Jdn;

/** The Persian year that holds a day. @throws {RangeError} outside the years 0 … 3001 */
export const yearOf = (jdn: Jdn): number => fromJdn(jdn).year;

/**
 * Date of a day number.
 * @throws {RangeError} outside the years 0 … 3001
 * @example fromJdn(2461121 as Jdn) // { year: 1405, month: 1, day: 1 }
 */
export function fromJdn(jdn: Jdn): CalendarDate {
  if (!(jdn >= MIN_DAY && jdn <= MAX_DAY)) {
    throw new RangeError(`day ${jdn} is outside the Persian years 0 … 3001 (inclusive)`);
  }
  const { jy: year, jm: month, jd: day } = d2j(jdn);
  return { year, month, day };
}

/** `YYYY-MM-DD` of a day number, years padded to four digits. */
export const toIsoDate = (jdn: Jdn): string => isoText(fromJdn(jdn));

/** Checks that a text has the form `YYYY-MM-DD` and names an existing day. */
export function isIsoDate(text: string): boolean {
  const date = readIsoText(text);
  return date !== undefined && isValidDate(date);
}

/** Day number of a `YYYY-MM-DD` string. The date is trusted; check foreign input with {@link isIsoDate}. */
export const fromIsoDate = (text: string): Jdn => toJdn(readIsoText(text)!);

/**
 * Years of the Imperial (Shahanshahi) calendar less Persian ones: it counts from 559 BC, with the same months and days.
 * It was in official use from 24 Esfand 1354 (2535 for the year 1355) to Shahrivar 1357.
 */
export const IMPERIAL_OFFSET = 1180;

/** The Imperial date of a Persian one. */
export const toImperial = (date: CalendarDate): CalendarDate => yearsLater(date, IMPERIAL_OFFSET);

/** The Persian date of an Imperial one. */
export const fromImperial = (date: CalendarDate): CalendarDate => yearsLater(date, -IMPERIAL_OFFSET);

const yearsLater = ({ year, month, day }: CalendarDate, years: number) => ({ year: year + years, month, day });
