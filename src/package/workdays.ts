/** Working days of Iran in the Persian years 1347 … 1500. */
import HOLIDAY_DATA from 'salnama-data:holidays';
import SECTOR_DATA from 'salnama-data:sectors';
import { sectorDaysOff, WORKDAY_SECTORS } from '#core/closures.ts';
import { dutyMinutes as minutesOf } from '#core/duty-hours.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKENDS } from '#core/weekends.ts';
import { createWorkdays, type WorkdayOptions as Profile, type Workdays } from '#core/workdays.ts';
import { dayOf, oneOf, optionsOf, persianYear, refuse } from './check.ts';
import { readHolidays } from './holiday-days.ts';
import type { AnyDate, DayOfMonth, PersianDate, Sector, Weekend, WorkdayOptions } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type {
  AnyDate,
  CalendarDate,
  DateInZone,
  DayOfMonth,
  PersianDate,
  Sector,
  Weekend,
  WorkdayOptions,
} from './types.ts';

/** First and last Persian year that is known. */
export const YEARS = { first: HOLIDAY_DATA.firstYear, last: HOLIDAY_DATA.lastYear } as const;

/**
 * First and last Persian day, YYYY-MM-DD, for which one-off closures were collected. The list is not complete, even
 * between them.
 */
export const CLOSURES_COLLECTED = SECTOR_DATA.collected;

const { firstYear, lastYear } = HOLIDAY_DATA;

const read: { [sector in Sector]?: Workdays } = {};

/** Built on first use; includes the first day of the following year, to know whether the last day is a bridge day. */
function workdays(options: WorkdayOptions = {}): Workdays {
  const { sector = 'public' } = optionsOf(options, ['sector', 'weekend', 'closures']);
  const known = oneOf('sector', sector, WORKDAY_SECTORS);
  const { yearly = [], closures = [], weekends } = known === 'public' ? {} : SECTOR_DATA.sectors[known];
  read[known] ??= createWorkdays(
    persian.firstDayOfYear(firstYear),
    persian.firstDayOfYear(lastYear + 1),
    [...readHolidays().flat(), ...sectorDaysOff(yearly, lastYear, closures)],
    weekends,
  );
  return read[known];
}

function profile({ weekend, closures = true }: WorkdayOptions): Profile {
  const known = [true, false, 'yes', 'no'].includes(closures);
  return {
    weekend: weekend === undefined ? 'own' : oneOf('weekend', weekend, WEEKENDS),
    closures: known ? closures === true || closures === 'yes' : refuse('closures', closures, 'true or false'),
  };
}

const knownDay = (date: AnyDate): Jdn => dayOf(date, YEARS, persian.firstDayOfYear);

/**
 * Working days from one date to another, both included.
 * @throws {RangeError} for dates outside 1347 … 1500, and if `to` is before `from`
 * @example countWorkdays({ year: 1402, month: 1, day: 1 }, { year: 1402, month: 12, day: 29 }) // 287
 */
export function countWorkdays(from: AnyDate, to: AnyDate, options: WorkdayOptions = {}): number {
  const [first, last] = [knownDay(from), knownDay(to)];
  if (last < first) refuse('to', persian.toIsoDate(last), `a date on or after from, ${persian.toIsoDate(first)}`);
  return workdays(options).count(first, last, profile(options)).workdays;
}

/**
 * The `n`-th working day after a date, or before it if `n` is negative.
 * @throws {RangeError} if `n` is not a whole number, is 0 (the date itself may be off), or leads outside 1347 … 1500
 */
export function addWorkdays(from: AnyDate, n: number, options: WorkdayOptions = {}): PersianDate {
  const first = knownDay(from);
  const days = workdays(options);
  const chosen = profile(options);
  const found = Number.isInteger(n) && n !== 0 ? days.add(first, n, chosen) : undefined;
  const last = persian.lastDayOfYear(lastYear);
  if (found !== undefined && found <= last) return persian.fromJdn(found);
  const isIn = days.isWorkday(first, chosen) ? 1 : 0;
  const least = isIn - days.count(persian.firstDayOfYear(firstYear), first, chosen).workdays;
  const most = days.count(first, last, chosen).workdays - isIn;
  return refuse('n', n, `a whole number from ${least} to ${most}, but not 0`);
}

/** Is the day a working day: neither weekend nor holiday? */
export const isWorkday = (date: AnyDate, options: WorkdayOptions = {}): boolean =>
  workdays(options).isWorkday(knownDay(date), profile(options));

/**
 * Statutory working time of a day under the Labour Code, in minutes.
 * @param options `weekend`, default Friday; `article`: 51 (44 hours a week, default), or 52 for hard work (36 hours)
 * @example dutyMinutes({ weekend: 'thu-fri' }) // 528
 */
export function dutyMinutes(options: { weekend?: Weekend; article?: 51 | 52 } = {}): number {
  const { weekend = 'fri', article = 51 } = optionsOf(options, ['weekend', 'article']);
  return minutesOf(oneOf('weekend', weekend, WEEKENDS), oneOf('article', article, [51, 52]));
}

/** Working days between two days off, Friday being the weekend. @param year 1347 … 1500 */
export function bridgeDays(year: number): DayOfMonth[] {
  persianYear(year, firstYear, lastYear);
  return workdays()
    .bridgeDays(...persian.daysOfYear(year))
    .map((jdn) => {
      const { month, day } = persian.fromJdn(jdn);
      return { month, day };
    });
}
