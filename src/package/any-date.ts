/** Dates as programs hold them: Persian or Gregorian parts, ISO texts, moments in a zone. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { dayOf, refuse, whole } from './check.ts';
import type { AnyDate } from './types.ts';

/** No year of the package's holidays is as late as this in the Persian calendar. */
const FIRST_GREGORIAN_YEAR = 1900;

/**
 * Day number of a date.
 * @param firstYear Persian years that are known
 * @param zone of a `Date`
 * @throws {RangeError} if there is no such date within the years
 */
export function dayOfAny(date: AnyDate | Date, firstYear: number, lastYear: number, zone?: string): Jdn {
  const parts = typeof date === 'string' ? partsOf(date) : date instanceof Date ? partsOf(textIn(date, zone)) : date;
  const { year, month, day } = parts;
  const calendar = 'calendar' in parts ? parts.calendar : undefined;
  if (calendar === undefined) return dayOf(parts, firstYear, lastYear);
  if (calendar !== 'gregorian') refuse('calendar', calendar, "'gregorian', or none for a Persian date");
  whole('year', year, firstYear + 621, lastYear + 622);
  whole('month', month, 1, 12);
  whole('day', day, 1, gregorian.monthLength(year, month));
  return gregorian.toJdn({ year, month, day });
}

/** `YYYY-MM-DD`, Gregorian from the year 1900 on, else Persian. */
function partsOf(text: string): Exclude<AnyDate, string> {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? refuse('date', text, 'YYYY-MM-DD');
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return date.year < FIRST_GREGORIAN_YEAR ? date : { calendar: 'gregorian', ...date };
}

/** The Gregorian day that a clock of the zone shows. */
function textIn(moment: Date, timeZone: string | undefined): string {
  if (timeZone === undefined) refuse('timeZone', timeZone, 'the zone whose day is meant, as Asia/Tehran');
  // The Swedish locale writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}
