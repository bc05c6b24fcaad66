/** The Gregorian calendar, proleptic before 1582; years are astronomical (0 = 1 BC). */
import { d2g, g2d } from 'jalaali-js';
import { type CalendarDate, isMonth, isoText, type Jdn, readIsoText } from './jdn.ts';

// Defined there for small programs that need it without this calendar.
export { FIRST_GREGORIAN_YEAR } from './jdn.ts';

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** @param month 1 … 12 */
export const monthLength = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : MONTH_LENGTHS[month - 1]!;

export const isValidDate = ({ year, month, day }: CalendarDate): boolean =>
  isMonth(month) && day >= 1 && day <= monthLength(year, month);

/** Day number of a date. The date is trusted; check foreign input with {@link isValidDate}. */
export const toJdn = ({ year, month, day }: CalendarDate): Jdn => g2d(year, month, day) as Jdn;

/** Date of a day number; the inverse of {@link toJdn} for the years −100,000 … 1,000,000. */
export function fromJdn(jdn: Jdn): CalendarDate {
  const { gy: year, gm: month, gd: day } = d2g(jdn);
  return { year, month, day };
}

/** First and last day of a year. */
export const daysOfYear = (year: number, last = year): [first: Jdn, last: Jdn] => [
  toJdn({ year, month: 1, day: 1 }),
  toJdn({ year: last, month: 12, day: 31 }),
];

/** `YYYY-MM-DD` of a day number, years padded to four digits. */
export const toIsoDate = (jdn: Jdn): string => isoText(fromJdn(jdn));

/** Checks that a text has the form `YYYY-MM-DD` and names an existing day. */
export const isIsoDate = (text: string): boolean => {
  const date = readIsoText(text);
  return date !== undefined && isValidDate(date);
};

/** Day number of a `YYYY-MM-DD` string. @throws {RangeError} if the text is not such a date */
export function fromIsoDate(text: string): Jdn {
  const date = readIsoText(text);
  if (date && isValidDate(date)) return toJdn(date);
  throw new RangeError(`"${text}" is not a Gregorian date YYYY-MM-DD`);
}
