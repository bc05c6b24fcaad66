/** Reads the dates that programs hold, and refuses bad input with an error that names the field and the value. */
import { toLatinDigits } from '#core/digits.ts';
import { FIRST_GREGORIAN_YEAR, fromEpochMs, type Jdn } from '#core/jdn.ts';
import type { AnyDate, CalendarDate, DateInZone } from './types.ts';

export const refuse = (field: string, value: unknown, allowed: string): never => {
  const shown = typeof value === 'string' ? `"${value}"` : String(value);
  throw new RangeError(`${field}: ${shown} is not allowed; give ${allowed}`);
};

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
  { first, last }: { readonly first: number; readonly last: number },
  firstDayOf: (year: number) => Jdn,
  plain: 'persian' | 'gregorian' = 'persian',
): Jdn {
  const { calendar = plain, year, month, day } = partsOf(date);
  if (oneOf('calendar', calendar, ['persian', 'gregorian']) === 'persian') {
    const start = firstDayOf(persianYear(year, first, last));
    whole('month', month, 1, 12);
    const esfand = firstDayOf(year + 1) - start - DAYS_BEFORE_ESFAND;
    whole('day', day, 1, month <= 6 ? 31 : month < 12 ? 30 : esfand);
    return (start + 30 * (month - 1) + Math.min(month - 1, 6) + day - 1) as Jdn;
  }
  const moment = new Date(Date.UTC(year, month - 1, day));
  const jdn = fromEpochMs(moment.getTime());
  // An hour, a half or a day beyond the month would lead to another date.
  const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day && Number.isInteger(year);
  return exists && jdn >= firstDayOf(first) && jdn < firstDayOf(last + 1)
    ? jdn
    : refuse('date', [year, month, day].join('-'), `a Gregorian date of the Persian years ${first} to ${last}`);
}

function partsOf(date: AnyDate): CalendarDate {
  if (date instanceof Date) refuse('date', 'a Date', "{ date, timeZone: 'Asia/Tehran' }");
  if (typeof date === 'object') return 'timeZone' in date ? { ...readText(textIn(date)), calendar: 'gregorian' } : date;
  const parts = readText(date);
  return parts.year < FIRST_GREGORIAN_YEAR ? parts : { ...parts, calendar: 'gregorian' };
}

/** Reads the texts that the API reads: `1405-09-03`, `1405/9/3`, «۱۴۰۵/۹/۳». */
function readText(text: string) {
  const [, year, , month, day] =
    /^(\d{4})([-/])(\d\d?)\2(\d\d?)$/.exec(toLatinDigits(text)) ?? refuse('date', text, 'YYYY-MM-DD');
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** The Gregorian day that a clock of the zone shows. The Swedish locale writes dates as YYYY-MM-DD. */
function textIn({ date, timeZone }: DateInZone): string {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone }).format(date);
  } catch {
    return refuse('timeZone', timeZone, 'an IANA zone such as Asia/Tehran');
  }
}

/** The value if it is one of the allowed. @throws {RangeError} otherwise */
export const oneOf = <T extends string | number>(field: string, value: T, values: readonly T[]): T =>
  values.includes(value) ? value : refuse(field, value, `one of ${values.join(', ')}`);
