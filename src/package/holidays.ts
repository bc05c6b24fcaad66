/** Iran's official holidays of the Persian years 1347 … 1500. */
import HOLIDAY_DATA from 'salnama-data:holidays';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dayOf, whole } from './check.ts';
import { readHolidays } from './holiday-days.ts';
import type { Holiday, PersianDate } from './types.ts';

export type { Holiday, PersianDate } from './types.ts';

/** day → whether it rests on an estimate; made when first asked for */
let days: ReadonlyMap<Jdn, boolean> | undefined;

function holidays(): ReadonlyMap<Jdn, boolean> {
  if (days) return days;
  const read = new Map<Jdn, boolean>();
  for (const { jdn, estimate } of readHolidays().flat()) read.set(jdn, estimate || read.get(jdn) === true);
  days = read;
  return read;
}

/**
 * Is the day an official holiday? Fridays are none by themselves.
 * @param date year 1347 … 1500
 */
export const isHoliday = (date: PersianDate): boolean =>
  holidays().has(dayOf(date, HOLIDAY_DATA.firstYear, HOLIDAY_DATA.lastYear));

/** The official holidays in order. @param year 1347 … 1500 */
export function holidaysOf(year: number): Holiday[] {
  whole('year', year, HOLIDAY_DATA.firstYear, HOLIDAY_DATA.lastYear);
  const found: Holiday[] = [];
  const end = persian.firstDayOfYear(year + 1);
  for (let jdn = persian.firstDayOfYear(year); jdn < end; jdn++) {
    const estimate = holidays().get(jdn);
    if (estimate === undefined) continue;
    const { month, day } = persian.fromJdn(jdn);
    found.push({ month, day, estimate });
  }
  return found;
}
