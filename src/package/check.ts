/** Reads the dates that programs hold, and refuses bad input with an error that names the field and the value. */

import { toLatinDigits } from '#core/digits.ts';
import { FIRST_GREGORIAN_YEAR, fromEpochMs, type Jdn, MS_PER_DAY } from '#core/jdn.ts';
import type { Years } from '#core/known-years.ts';
import type { AnyDate, CalendarDate } from './types.ts';

/** A `Date` of another window or realm, too. */
const isDate = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Date]';

/** @throws {RangeError} always, with the field, its value and what is allowed */
export function refuse(field: string, value: unknown, allowed: string): never {
  const shown = typeof value === 'string' ? `"${value}"` : isDate(value) ? 'a Date' : String(value);
  throw new RangeError(`${field}: ${shown} is not allowed; give ${allowed}`);
}

/** The number itself. @throws {RangeError} if it is no whole number of the range */
export const whole = (field: string, value: number, first: number, last: number, what = 'whole number'): number =>
  Number.isInteger(value) && value >= first && value <= last
    ? value
    : refuse(field, value, `a ${what} from ${first} to ${last}`);

/** The number itself if it is a Persian year of the range. @throws {RangeError} otherwise, also for a Gregorian year */
export const persianYear = (year: number, first: number, last: number): number =>
  whole('year', year, first, last, 'Persian year');

/** The value if it is a string. @throws {RangeError} otherwise */
export const textOf = (field: string, value: string): string =>
  typeof value === 'string' ? value : refuse(field, value, 'a text');

/** The value if it is an object. @throws {RangeError} otherwise */
export const objectOf = <T extends object>(field: string, value: T): T =>
  typeof value === 'object' && value !== null ? value : refuse(field, value, 'an object');

/** The options if they are an object of known ones. @throws {RangeError} otherwise, with the name of another key */
export function optionsOf<T extends object>(options: T, known: readonly (keyof T & string)[]): T {
  for (const key in objectOf('options', options)) oneOf('options', key, known);
  return options;
}

/** Days before Esfand. */
const DAYS_BEFORE_ESFAND = 336;

/**
 * Day number of a date.
 * @param known first and last Persian year
 * @param firstDayOf day number of 1 Farvardin of these years and of the year after them
 * @param plain calendar of an object without `calendar`; 'gregorian' holds for texts, too
 * @throws {RangeError} if there is no such date within the years
 */
export function dayOf(
  date: AnyDate,
  { first, last }: Years,
  firstDayOf: (year: number) => Jdn,
  plain: 'persian' | 'gregorian' = 'persian',
): Jdn {
  const { calendar = plain, year, month, day } = partsOf(date);
  if (knownCalendar(calendar) === 'persian') {
    const start = firstDayOf(persianYear(year, first, last));
    whole('month', month, 1, 12);
    const esfand = firstDayOf(year + 1) - start - DAYS_BEFORE_ESFAND;
    whole('day', day, 1, month <= 6 ? 31 : month < 12 ? 30 : esfand);
    return (start + 30 * (month - 1) + Math.min(month - 1, 6) + day - 1) as Jdn;
  }
  const moment = new Date(Date.UTC(year, month - 1, day));
  const jdn = fromEpochMs(moment.getTime());
  // A day beyond the month, or a year of two digits, would lead to another date.
  const exists = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return exists && jdn >= firstDayOf(first) && jdn < firstDayOf(last + 1)
    ? jdn
    : refuse(
        'date',
        [year, month, day].map(String).join('-'),
        `a Gregorian date of the Persian years ${first} to ${last}`,
      );
}

const NAMED_DAYS = ['yesterday', 'today', 'tomorrow'];

function partsOf(date: AnyDate): CalendarDate {
  if (typeof date === 'string') {
    const place = NAMED_DAYS.indexOf(date);
    if (place >= 0) return partsIn(new Date(Date.now() + (place - 1) * MS_PER_DAY), 'Asia/Tehran');
    const parts = readText(date);
    return parts.year < FIRST_GREGORIAN_YEAR ? parts : { ...parts, calendar: 'gregorian' };
  }
  if (isDate(objectOf('date', date))) return refuse('date', date, "{ date, timeZone: 'Asia/Tehran' }");
  if ('timeZone' in date) return partsIn(date.date, date.timeZone);
  // The text of a Temporal.PlainDate begins with its ISO date, whatever its calendar.
  return 'calendarId' in date ? { ...readText(String(date).slice(0, 10)), calendar: 'gregorian' } : date;
}

/** Reads the texts that the API reads: `1405-09-03`, `1405/9/3`, «۱۴۰۵/۹/۳». */
function readText(text: string): CalendarDate {
  const [, year, , month, day] =
    /^(\d{4})([-/])(\d\d?)\2(\d\d?)$/.exec(toLatinDigits(text)) ?? refuse('date', text, 'YYYY-MM-DD');
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** The Gregorian day that a clock of the zone shows. The Swedish locale writes dates as YYYY-MM-DD. */
function partsIn(date: Date, timeZone: string): CalendarDate {
  if (!isDate(date) || Number.isNaN(date.getTime())) return refuse('date', date, 'a valid Date');
  try {
    return { ...readText(new Intl.DateTimeFormat('sv', { timeZone }).format(date)), calendar: 'gregorian' };
  } catch {
    return refuse('timeZone', timeZone, 'an IANA zone such as Asia/Tehran');
  }
}

export const knownCalendar = (calendar: 'persian' | 'gregorian') =>
  oneOf('calendar', calendar, ['persian', 'gregorian']);

/** The value if it is one of the allowed. @throws {RangeError} otherwise */
export const oneOf = <T extends string | number>(field: string, value: T, values: readonly T[]): T =>
  values.includes(value) ? value : refuse(field, value, `one of ${values.join(', ')}`);
