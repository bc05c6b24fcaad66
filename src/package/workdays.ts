/** Working days of Iran in the Persian years 1347 … 1500. */
import HOLIDAY_DATA from 'salnama-data:holidays';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { createWorkdays, type WorkdayOptions as Profile, WEEKENDS, type Workdays } from '#core/workdays.ts';
import { dayOf, oneOf, refuse, whole } from './check.ts';
import { readHolidays } from './holiday-days.ts';
import type { DayOfMonth, PersianDate, WorkdayOptions } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { DayOfMonth, PersianDate, Weekend, WorkdayOptions } from './types.ts';

/** First and last Persian year that is known. */
export const YEARS = { first: HOLIDAY_DATA.firstYear, last: HOLIDAY_DATA.lastYear } as const;

const { firstYear, lastYear } = HOLIDAY_DATA;

let read: Workdays | undefined;

/** Made when first asked for; with the first day after the last year, which tells whether its last day is a bridge. */
function workdays(): Workdays {
  read ??= createWorkdays(
    persian.firstDayOfYear(firstYear),
    persian.firstDayOfYear(lastYear + 1),
    readHolidays().flat(),
  );
  return read;
}

function profile({ weekend = 'fri', closures = true }: WorkdayOptions): Profile {
  const known = [true, false, 'yes', 'no'].includes(closures);
  return {
    weekend: oneOf('weekend', weekend, WEEKENDS),
    closures: known ? closures === true || closures === 'yes' : refuse('closures', closures, 'true or false'),
  };
}

const dayAsked = (date: PersianDate): Jdn => dayOf(date, firstYear, lastYear);

/**
 * Working days from one date to another, both included.
 * @throws {RangeError} for dates outside 1347 … 1500, and if `to` is before `from`
 * @example countWorkdays({ year: 1402, month: 1, day: 1 }, { year: 1402, month: 12, day: 29 }) // 287
 */
export function countWorkdays(from: PersianDate, to: PersianDate, options: WorkdayOptions = {}): number {
  const [first, last] = [dayAsked(from), dayAsked(to)];
  if (last < first) refuse('to', `${to.year}-${to.month}-${to.day}`, 'a date that is not before from');
  return workdays().count(first, last, profile(options)).workdays;
}

/**
 * The `n`-th working day after a date, before it where `n` is negative; the date itself where `n` is 0.
 * @throws {RangeError} if `n` is no whole number or leads outside 1347 … 1500
 */
export function addWorkdays(from: PersianDate, n: number, options: WorkdayOptions = {}): PersianDate {
  const first = dayAsked(from);
  const chosen = profile(options);
  const [least, most] = [
    -workdays().count(persian.firstDayOfYear(firstYear), first, chosen).workdays,
    workdays().count(first, addDays(persian.firstDayOfYear(lastYear + 1), -1), chosen).workdays,
  ];
  const isIn = workdays().isWorkday(first, chosen) ? 1 : 0;
  whole('n', n, least + isIn, most - isIn);
  return persian.fromJdn(workdays().add(first, n, chosen));
}

/** Is the day neither on the weekend nor a holiday? */
export const isWorkday = (date: PersianDate, options: WorkdayOptions = {}): boolean =>
  workdays().isWorkday(dayAsked(date), profile(options));

/** Working days between two days off, Friday being the weekend. @param year 1347 … 1500 */
export function bridgeDays(year: number): DayOfMonth[] {
  whole('year', year, firstYear, lastYear);
  const last = addDays(persian.firstDayOfYear(year + 1), -1);
  return workdays()
    .bridgeDays(persian.firstDayOfYear(year), last)
    .map((jdn) => {
      const { month, day } = persian.fromJdn(jdn);
      return { month, day };
    });
}
