/** The Gregorian calendar, proleptic before 1582; years are astronomical (0 = 1 BC). */
import { isoText, readIsoText } from './iso-text.ts';
import type { CalendarDate, Jdn } from './jdn.ts';

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** @param month 1 … 12 */
export const monthLength = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : MONTH_LENGTHS[month - 1]!;

export const isValidDate = ({ year, month, day }: CalendarDate): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);

/**
 * Day number of a date (Richards' algorithm, Explanatory Supplement to the Astronomical Almanac, 3rd ed., §15.11).
 * The date is trusted; check foreign input with {@link isValidDate}.
 */
export function toJdn({ year, month, day }: CalendarDate): Jdn {
  const shift = Math.floor((14 - month) / 12);
  const y = year + 4800 - shift;
  const m = month + 12 * shift - 3;
  return (day +
    Math.floor((153 * m + 2) / 5) +
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) -
    32045) as Jdn;
}

/**
 * Date of a day number; the inverse of {@link toJdn} for the years −4800 … 1,000,000.
 *
 * No value here is negative, so `| 0` rounds down like `Math.floor`. Engines then use integer division, in half the
 * time.
 */
export function fromJdn(jdn: Jdn): CalendarDate {
  const a = jdn + 32044;
  const century = ((4 * a + 3) / 146097) | 0;
  const b = a - (((146097 * century) / 4) | 0);
  const yearOfCentury = ((4 * b + 3) / 1461) | 0;
  const dayOfYear = b - (((1461 * yearOfCentury) / 4) | 0);
  const m = ((5 * dayOfYear + 2) / 153) | 0;
  const yearsOver = (m / 10) | 0;
  return {
    year: 100 * century + yearOfCentury - 4800 + yearsOver,
    month: m + 3 - 12 * yearsOver,
    day: dayOfYear - (((153 * m + 2) / 5) | 0) + 1,
  };
}

/** First and last day of a year. */
export const daysOfYear = (year: number): [first: Jdn, last: Jdn] => [
  toJdn({ year, month: 1, day: 1 }),
  toJdn({ year, month: 12, day: 31 }),
];

/** `YYYY-MM-DD` of a day number, years padded to four digits. */
export const toIsoDate = (jdn: Jdn): string => isoText(fromJdn(jdn));

/** Checks that a text has the form `YYYY-MM-DD` and names an existing day. */
export const isIsoDate = (text: string): boolean => readIsoDate(text) !== undefined;

/**
 * Day number of a `YYYY-MM-DD` string.
 * @throws {RangeError} if the text is not such a date
 */
export function fromIsoDate(text: string): Jdn {
  const date = readIsoDate(text);
  if (!date) throw new RangeError(`"${text}" is not a Gregorian date YYYY-MM-DD`);
  return toJdn(date);
}

function readIsoDate(text: string): CalendarDate | undefined {
  const date = readIsoText(text);
  return date && isValidDate(date) ? date : undefined;
}
