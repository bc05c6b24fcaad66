/** The four calendars by name, for code that handles all of them in the same way. */
import { fromJdn, monthLength, toJdn } from './gregorian.ts';
import type { HijriCalendar } from './hijri.ts';
import { type CalendarDate, type Jdn, monthAfter } from './jdn.ts';
import * as persian from './persian.ts';

/** Names of the calendars: Persian (solar), Gregorian, hijri (lunar, Iran's official one), Imperial. */
export type CalendarName = 'persian' | 'gregorian' | 'hijri' | 'imperial';

export interface Calendar {
  /** Days of a month; undefined for a year outside the calendar's range. */
  monthLength(year: number, month: number): number | undefined;
  /** The date is trusted. */
  toJdn(date: CalendarDate): Jdn;
  /** @throws {RangeError} outside the calendar's range */
  fromJdn(jdn: Jdn): CalendarDate;
}

const PERSIAN: Calendar = {
  monthLength: (year, month) =>
    year >= 0 && year <= persian.LAST_YEAR + 1 ? persian.monthLength(year, month) : undefined,
  toJdn: persian.toJdn,
  fromJdn: persian.fromJdn,
};

const GREGORIAN: Calendar = { monthLength, toJdn, fromJdn };

const IMPERIAL: Calendar = {
  monthLength: (year, month) => PERSIAN.monthLength(year - persian.IMPERIAL_OFFSET, month),
  toJdn: (date) => persian.toJdn(persian.fromImperial(date)),
  fromJdn: (jdn) => persian.toImperial(persian.fromJdn(jdn)),
};

const CALENDARS = { persian: PERSIAN, gregorian: GREGORIAN, imperial: IMPERIAL };

/** @example calendarOf('imperial', hijri).fromJdn(2461121 as Jdn) // { year: 2585, month: 1, day: 1 } */
export const calendarOf = (name: CalendarName, hijri: HijriCalendar): Calendar =>
  name === 'hijri' ? hijri : CALENDARS[name];

/**
 * The same day some months later or earlier, or the last day of a month that is too short.
 * @throws {RangeError} outside the calendar's range
 */
export function monthsLater(calendar: Calendar, date: CalendarDate, months: number): Jdn {
  const to = monthAfter(date, months);
  const length = calendar.monthLength(to.year, to.month);
  if (length === undefined) throw new RangeError(`year ${to.year} is outside the calendar`);
  return calendar.toJdn({ ...to, day: Math.min(date.day, length) });
}
