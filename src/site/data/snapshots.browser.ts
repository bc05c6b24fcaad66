/** The static files of the API, as the pages' scripts read them. */

import { STATIC_YEARS } from '#api/base/ranges.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { once } from '#site/kit/page.browser.ts';
import { hasPage } from './address.ts';
import type { PackedDaysOff } from './days-off.ts';
import { gregorianMonth, isGregorian, persianMonthsOf } from './gregorian-month.ts';
import { createRanking } from './groups.ts';
import type {
  ApiMonth,
  Cell,
  DayIndex,
  HijriYear,
  HolidayDay,
  Holidays,
  MonthGrid,
  NowruzMoment,
} from './resources.ts';

/** @throws {Error} if the file cannot be read */
export async function readFile<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const read = <T>(path: string): Promise<T> => readFile(`/api${path}`);

/** Facts of days beyond the files of months. @throws {Error} if loading fails */
export const readDayIndex = once(() => readFile<DayIndex>('/calendar/day.json'));

/** The official holidays of all years. @throws {Error} if loading fails */
export const readDaysOff = once(() => readFile<PackedDaysOff>('/converter/days-off.json'));

/** Reads a month from its file, or from the API for years without files. The occasions of each day are in page order. */
export async function readMonth(year: number, month: number): Promise<MonthGrid> {
  const [grid, marked] = await Promise.all([
    read<ApiMonth>(
      hasPage(STATIC_YEARS, year) ? `/calendar/${year}/${month}.json` : `/calendar?year=${year}&month=${month}`,
    ),
    readDayIndex().catch(() => ({ known: [], paged: [], lunar: [], moving: [] })),
  ]);
  return createRanking(marked)(grid);
}

/** A month of the Persian calendar, or from 1900 on of the Gregorian one. */
export const readAnyMonth = async (year: number, month: number): Promise<MonthGrid> =>
  isGregorian(year)
    ? gregorianMonth(
        { year, month },
        await Promise.all(persianMonthsOf({ year, month }).map((each) => readMonth(each.year, each.month))),
      )
    : readMonth(year, month);

/** A day of its month. @throws {Error} if the month cannot be read */
export async function readDay(day: Jdn): Promise<Cell | undefined> {
  const { year, month } = persian.fromJdn(day);
  const { calendar } = await readMonth(year, month);
  return calendar.flat().find(({ gregorian }) => dayNumber(gregorian) === day);
}

/** Reads the holidays of a year from their file, or from the API for years without files. */
export const readHolidays = (year: number): Promise<Holidays> =>
  read(hasPage(STATIC_YEARS, year) ? `/holidays/${year}.json` : `/holidays?year=${year}`);

/** The holidays of a year and of the next one. */
export const readHolidaysFrom = async (year: number): Promise<readonly HolidayDay[]> =>
  (await Promise.all([readHolidays(year), readHolidays(year + 1)])).flatMap(({ data }) => data);

export const readNowruz = (year: number): Promise<NowruzMoment> => read(`/nowruz/${year}.json`);

export const readHijriYear = (year: number): Promise<HijriYear> => read(`/hijri/${year}.json`);
