/** Words for dates that are not allowed. */
import type { Calendar } from '#core/calendars.ts';
import { FIRST_GREGORIAN_YEAR } from '#core/gregorian.ts';
import { type CalendarDate, isoText, type Jdn } from '#core/jdn.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { CONVERT_DAYS } from '../base/almanac.ts';
import { CALENDAR_NAMES, type CalendarKey } from '../base/calendar-keys.ts';
import type { Hint } from '../base/errors.ts';
import { queryAddress } from '../base/paths.ts';

export const DATE_FORM = 'a date YYYY-MM-DD, in Latin or Persian digits';

/** Where to ask about a day before the first one whose holidays or prayer times are known. */
export function earlier(key: CalendarKey, { year, month, day }: CalendarDate, jdn: Jdn): Hint {
  if (jdn < CONVERT_DAYS[0]) return 'no endpoint knows it';
  const convert = queryAddress('/convert', [
    ['from', key],
    ['year', String(year)],
    ['month', String(month)],
    ['day', String(day)],
  ]);
  const { year: year_sh, month: month_sh } = persian.fromJdn(jdn);
  const dates = `its other dates are at ${convert}`;
  if (year_sh < EQUINOX_YEARS.first) return { at: dates, tool: 'convert' };
  const grid = queryAddress('/calendar', [
    ['year', String(year_sh)],
    ['month', String(month_sh)],
  ]);
  return { at: `${dates}, its occasions at ${grid}`, tool: 'convert' };
}

/** The allowed values for an invalid date, and what may help. */
export function allowedFor(
  { year, month, day }: CalendarDate,
  key: CalendarKey,
  calendar: Calendar,
  days: readonly [Jdn, Jdn],
): [allowed: string, hint?: Hint] {
  const [first, last] = days.map(calendar.fromJdn) as [CalendarDate, CalendarDate];
  if (month < 1 || month > 12) return [`${DATE_FORM}, with a month from 1 to 12`];
  const length = calendar.monthLength(year, month)!;
  if (year >= first.year && year <= last.year && (day < 1 || day > length)) {
    return [`a day from 1 to ${length}, the days of ${monthName(CALENDAR_NAMES[key], month).en} ${year} (${key})`];
  }
  const range = `a date from ${isoText(first)} to ${isoText(last)} (${key})`;
  if (key === 'sh' && year >= FIRST_GREGORIAN_YEAR) {
    return [range, { date: 'a Gregorian date', calendar: 'gregorian', mayLeaveOut: true }];
  }
  const isLate = key === 'gregorian' && year > last.year;
  return isLate ? [range, { date: 'an Imperial date', calendar: 'pahlavi' }] : [range];
}
