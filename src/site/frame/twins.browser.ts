/** The static files of the API, as the pages' scripts read them. */
import type { Holidays, MonthGrid, NowruzMoment } from './resources.ts';

/** @throws {Error} if the file cannot be read */
async function read<T>(path: string): Promise<T> {
  const response = await fetch(`/api${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

export const readMonth = (year: number, month: number): Promise<MonthGrid> => read(`/calendar/${year}/${month}.json`);

export const readHolidays = (year: number): Promise<Holidays> => read(`/holidays/${year}.json`);

export const readNowruz = (year: number): Promise<NowruzMoment> => read(`/nowruz/${year}.json`);
