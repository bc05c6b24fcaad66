/** Iran's official holidays of the Persian years 1347 … 1500. */
import HOLIDAY_DATA from 'salnama-data:holidays';
import { GREGORIAN_YEARS } from '#api/base/ranges.ts';
import { daysOfYear, toIsoDate } from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { onFirstUse } from '#core/lazy.ts';
import * as persian from '#core/persian.ts';
import { dayOf, persianYear, whole } from './check.ts';
import { readHolidays } from './holiday-days.ts';
import type { AnyDate, DatedHoliday, Holiday } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { AnyDate, CalendarDate, DatedHoliday, DateInZone, Holiday } from './types.ts';

/** First and last Persian year that is known. */
export const YEARS = { first: HOLIDAY_DATA.firstYear, last: HOLIDAY_DATA.lastYear } as const;

/** day → whether it is an estimate */
const holidays = onFirstUse((): ReadonlyMap<Jdn, boolean> => {
  const days = new Map<Jdn, boolean>();
  for (const { jdn, estimate } of readHolidays().flat()) days.set(jdn, estimate || days.get(jdn) === true);
  return days;
});

/**
 * Is the day an official holiday? Fridays alone are not. Years 1347 … 1500.
 * @throws {RangeError} for a day outside these years
 * @example isHoliday({ year: 1405, month: 1, day: 1 })
 * @example isHoliday('2026-03-21')
 * @example isHoliday({ date: new Date(), timeZone: 'Asia/Tehran' })
 */
export const isHoliday = (date: AnyDate): boolean => holidays().has(dayOf(date, YEARS, persian.firstDayOfYear));

/** The official holidays in order. @param year Persian, 1347 … 1500; {@link holidaysOfGregorianYear} takes a Gregorian one */
export function holidaysOf(year: number): Holiday[] {
  persianYear(year, YEARS.first, YEARS.last);
  return holidaysBetween(...persian.daysOfYear(year)).map(({ month, day, estimate }) => ({ month, day, estimate }));
}

/** The official holidays in order, each with its Gregorian text and its Persian date. @param year Gregorian, 1969 … 2121 */
export function holidaysOfGregorianYear(year: number): DatedHoliday[] {
  whole('year', year, GREGORIAN_YEARS.first, GREGORIAN_YEARS.last, 'Gregorian year');
  return holidaysBetween(...daysOfYear(year));
}

function holidaysBetween(first: Jdn, last: Jdn): DatedHoliday[] {
  const found: DatedHoliday[] = [];
  for (let jdn = first; jdn <= last; jdn = addDays(jdn, 1)) {
    const estimate = holidays().get(jdn);
    if (estimate !== undefined) found.push({ date: toIsoDate(jdn), ...persian.fromJdn(jdn), estimate });
  }
  return found;
}
