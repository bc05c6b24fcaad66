/**
 * Day numbers and dates, the same for all calendars. The pivot between calendars is the chronological Julian day number.
 * It names a civil day, from midnight to midnight of the place in question; 2 440 588 is 1 January 1970 (Gregorian).
 */

declare const brand: unique symbol;
/** Integer day number of a civil day. */
export type Jdn = number & { readonly [brand]: 'Jdn' };

/** A date of any calendar: months from 1, days from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type YearMonth = Pick<CalendarDate, 'year' | 'month'>;

/** Months of any of the calendars. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const MONTHS_A_YEAR = 12;

/** The month that lies some months later, or earlier. */
export function monthAfter({ year, month }: YearMonth, months = 1): YearMonth {
  const index = year * MONTHS_A_YEAR + month - 1 + months;
  const years = Math.floor(index / MONTHS_A_YEAR);
  return { year: years, month: index - years * MONTHS_A_YEAR + 1 };
}

export const isMonth = (month: number): boolean => month >= 1 && month <= MONTHS_A_YEAR;

/** A year from here on is Gregorian if no calendar is named: no list of the service has so late a Persian year. */
export const FIRST_GREGORIAN_YEAR = 1900;
/** A year from here on is Imperial if no calendar is named: no list of the service has so late a Gregorian year. */
export const FIRST_IMPERIAL_YEAR = 2200;

export const DAYS_A_WEEK = 7;

/** ISO weekday: 1 = Monday … 5 = Friday, 6 = Saturday, 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const UNIX_EPOCH = 2_440_588 as Jdn;
/** Milliseconds of a day of 24 hours; day numbers ignore clock changes. */
export const MS_PER_DAY = 86_400_000;
export const MS_PER_HOUR = 3_600_000;
export const SECONDS_PER_HOUR = 3_600;
export const SECONDS_PER_DAY = 86_400;
export const MINUTES_PER_DAY = 1440;
export const MS_PER_MINUTE = 60_000;
/** 2000-01-01T12:00:00, from which series of astronomy count, on a clock of their time scale. */
export const J2000_MS = 946_728_000_000;

export const addDays = (jdn: Jdn, days: number): Jdn => (jdn + days) as Jdn;

/**
 * Day number 0 was a Monday. `| 0` marks the number as an integer for the engine, which makes the remainder ten times
 * faster.
 * @example weekdayOf(2_461_121 as Jdn) // 6, a Saturday
 */
export const weekdayOf = (jdn: Jdn): Weekday => (((((jdn | 0) % 7) + 7) % 7) + 1) as Weekday;

/** Days since the last Saturday, the first day of the Iranian week: 0 = Saturday … 6 = Friday. */
export const daysSinceSaturday = (jdn: Jdn): number => (weekdayOf(jdn) + 1) % 7;

export const isFriday = (jdn: Jdn): boolean => weekdayOf(jdn) === 5;

/** Days from one to another, both included; none if the last one is earlier. */
export const daysBetween = (first: Jdn, last: Jdn): Jdn[] =>
  Array.from({ length: last - first + 1 }, (_, index) => addDays(first, index));

/** Midnight UTC of the day, in milliseconds since 1970. */
export const toEpochMs = (jdn: Jdn): number => (jdn - UNIX_EPOCH) * MS_PER_DAY;

/** Civil day on a clock that reads `epochMs` when counted as UTC; add a zone's offset first for its civil day. */
export const fromEpochMs = (epochMs: number): Jdn => (Math.floor(epochMs / MS_PER_DAY) + UNIX_EPOCH) as Jdn;

/**
 * `YYYY-MM-DD` of a date; years are padded to four digits.
 * @example isoText({ year: 1405, month: 8, day: 3 }) // 1405-08-03
 */
export const isoText = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** @param value 0 … 99 */
export const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

const ISO_TEXT = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * The numbers of a text `YYYY-MM-DD` in Latin digits; undefined for any other text. The calendar must check that the
 * day exists.
 * @example readIsoText('1405-08-03') // { year: 1405, month: 8, day: 3 }
 */
export function readIsoText(text: string): CalendarDate | undefined {
  const [, year, month, day] = ISO_TEXT.exec(text) ?? [];
  return day === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}
