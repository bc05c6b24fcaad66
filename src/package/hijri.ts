/**
 * Official Islamic dates of Iran. No rule gives them: the months are a table, made from the calendars of the Calendar
 * Centre (University of Tehran) and older almanacs. Months outside it are estimates and are marked.
 */
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, MONTHS_A_YEAR } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dayOf } from './all-days.ts';
import { objectOf, refuse, whole } from './check.ts';
import { hijri } from './hijri-calendar.ts';
import type { AnyDate, Basis, DateInZone, GregorianDate, HijriDate, PersianDate } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type {
  AnyDate,
  Basis,
  CalendarDate,
  DateInZone,
  GregorianDate,
  HijriBasis,
  HijriDate,
  PersianDate,
} from './types.ts';
export { YEARS } from './years.ts';

const hijriOf = (jdn: Jdn): HijriDate => {
  const date = hijri().fromJdn(jdn);
  return { ...date, estimate: date.basis === 'estimate' };
};

/** The day, and the basis of its hijri date. @throws {RangeError} if there is no such date */
function dayOfHijri(date: Pick<HijriDate, 'year' | 'month' | 'day'>): Basis & { jdn: Jdn } {
  const { year, month, day } = objectOf('date', date);
  whole('day', day, 1, hijriMonthLength(year, month));
  const jdn = hijri().toJdn({ year, month, day });
  if (jdn < persian.FIRST_DAY || jdn > persian.LAST_DAY) refuse('year', year, 'a date of the Persian years 1 to 3000');
  const { basis, estimate } = hijriOf(jdn);
  return { jdn, basis, estimate };
}

/** @param date year 1 … 3000 */
export const persianToHijri = (date: AnyDate): HijriDate => hijriOf(dayOf(date));

/** @param date Gregorian, also as a text; within the Persian years 1 … 3000 */
export const gregorianToHijri = (date: GregorianDate | DateInZone | string): HijriDate =>
  hijriOf(dayOf(date, 'gregorian'));

/** @throws {RangeError} for a date that Iran's table has not */
export function hijriToPersian(date: Pick<HijriDate, 'year' | 'month' | 'day'>): PersianDate & Basis {
  const { jdn, ...basis } = dayOfHijri(date);
  return { ...persian.fromJdn(jdn), ...basis };
}

/** @throws {RangeError} for a date that Iran's table has not */
export function hijriToGregorian(date: Pick<HijriDate, 'year' | 'month' | 'day'>): GregorianDate & Basis {
  const { jdn, ...basis } = dayOfHijri(date);
  return { ...gregorian.fromJdn(jdn), ...basis };
}

/** 29 or 30. @throws {RangeError} for a month that is not known */
export function hijriMonthLength(year: number, month: number): 29 | 30 {
  const { firstDay, lastDay, fromJdn } = hijri();
  whole('year', year, fromJdn(firstDay).year, fromJdn(lastDay).year);
  whole('month', month, 1, MONTHS_A_YEAR);
  return hijri().monthLength(year, month) ?? refuse('month', month, 'a month that is known');
}
