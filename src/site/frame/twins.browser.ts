/** The static files of the API, as the pages' scripts read them. */
import { STATIC_YEARS } from '#api/ranges.ts';
import { hasPage } from './page-years.ts';
import type { HijriYear, Holidays, MonthGrid, NowruzMoment } from './resources.ts';

/** @throws {Error} if the file cannot be read */
export async function readFile<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const read = <T>(path: string): Promise<T> => readFile(`/api${path}`);

/** From its file, or for years that have none from the function. */
export const readMonth = (year: number, month: number): Promise<MonthGrid> =>
  read(hasPage(STATIC_YEARS, year) ? `/calendar/${year}/${month}.json` : `/calendar?year=${year}&month=${month}`);

/** From its file, or for years that have none from the function. */
export const readHolidaysOf = (year: number): Promise<Holidays> =>
  read(hasPage(STATIC_YEARS, year) ? `/holidays/${year}.json` : `/holidays?year=${year}`);

export const readHolidays = (year: number): Promise<Holidays> => read(`/holidays/${year}.json`);

export const readNowruz = (year: number): Promise<NowruzMoment> => read(`/nowruz/${year}.json`);

export const readHijriYear = (year: number): Promise<HijriYear> => read(`/hijri/${year}.json`);
