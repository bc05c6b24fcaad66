/** Persian dates: conversion to and from Gregorian and Imperial ones, weekdays, weeks, text. */
import { monthsLater } from '#core/calendars.ts';
import { difference as differenceIn } from '#core/date-sums.ts';
import * as gregorian from '#core/gregorian.ts';
import { DAYS_A_WEEK, addDays as daysLater, daysSinceSaturday, isoText, type Jdn, MONTHS_A_YEAR } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dayOf } from './all-days.ts';
import { knownCalendar, objectOf, whole } from './check.ts';
import type { AnyDate, DateInZone, GregorianDate, ImperialDate, PersianDate, PersianWeekday } from './types.ts';
import { YEARS } from './years.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { DatePart, FormatOptions, Language } from './text.ts';
export { formatPersian, monthNames, parseDate, weekdayNames } from './text.ts';
export type {
  AnyDate,
  CalendarDate,
  DateInZone,
  GregorianDate,
  ImperialDate,
  PersianDate,
  PersianWeekday,
} from './types.ts';
export { YEARS } from './years.ts';

/** Weeks of a month grid, as in the service's `/api/calendar`. */
const WEEKS = 6;
/** From the first known month to the last one. */
const ALL_MONTHS = (YEARS.last - YEARS.first + 1) * MONTHS_A_YEAR - 1;

/**
 * @param date year 1 … 3000
 * @throws {RangeError} for a date that does not exist
 * @example persianToGregorian({ year: 1405, month: 1, day: 1 }) // { year: 2026, month: 3, day: 21 }
 */
export const persianToGregorian = (date: AnyDate): GregorianDate => gregorian.fromJdn(dayOf(date));

/**
 * @param date Gregorian, also as a text; 22 March 622 to 20 March 3622, proleptic before 1582
 * @throws {RangeError} for a date that does not exist or lies outside
 * @example gregorianToPersian({ year: 2026, month: 3, day: 21 }) // { year: 1405, month: 1, day: 1 }
 * @example gregorianToPersian('2026-03-21')
 * @example gregorianToPersian({ date: new Date(), timeZone: 'Asia/Tehran' })
 */
export const gregorianToPersian = (date: GregorianDate | DateInZone | string): PersianDate =>
  persian.fromJdn(dayOf(date, 'gregorian'));

/** @param year 1 … 3000 */
export const isLeapPersianYear = (year: number): boolean =>
  persian.isLeapYear(whole('year', year, persian.FIRST_YEAR, persian.LAST_YEAR));

/** 29, 30 or 31. @param year 1 … 3000 */
export const persianMonthLength = (year: number, month: number): number =>
  persian.monthLength(whole('year', year, persian.FIRST_YEAR, persian.LAST_YEAR), whole('month', month, 1, 12));

/** @example persianToImperial({ year: 1405, month: 8, day: 30 }) // { year: 2585, month: 8, day: 30 } */
export const persianToImperial = (date: AnyDate): ImperialDate => persian.toImperial(persian.fromJdn(dayOf(date)));

/** @param date year 1181 … 4180 */
export function imperialToPersian(date: ImperialDate): PersianDate {
  const { year } = objectOf('date', date);
  whole('year', year, persian.FIRST_YEAR + persian.IMPERIAL_OFFSET, persian.LAST_YEAR + persian.IMPERIAL_OFFSET);
  return persian.fromJdn(dayOf(persian.fromImperial(date)));
}

/**
 * `YYYY-MM-DD` of a date.
 * @param calendar of the text; default 'persian'
 * @example toIso({ year: 1405, month: 9, day: 7 }) // '1405-09-07'
 * @example toIso({ year: 1405, month: 9, day: 7 }, 'gregorian') // '2026-11-28'
 */
export const toIso = (date: AnyDate, calendar: 'persian' | 'gregorian' = 'persian'): string =>
  isoText(knownCalendar(calendar) === 'persian' ? persian.fromJdn(dayOf(date)) : persianToGregorian(date));

/**
 * Six weeks, Saturday to Friday, that hold all days of a month; cells before and after it are days of the months beside
 * it.
 * @param year 1 … 3000
 * @example monthGrid(1405, 9)[0][0] // { year: 1405, month: 8, day: 30 }
 */
export function monthGrid(year: number, month: number): PersianDate[][] {
  const first = dayOf({ year, month, day: 1 });
  const saturday = daysLater(first, -daysSinceSaturday(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, day) => persian.fromJdn(daysLater(saturday, week * DAYS_A_WEEK + day))),
  );
}

/** 1 = Saturday … 7 = Friday */
export const persianWeekday = (date: AnyDate): PersianWeekday => (daysSinceSaturday(dayOf(date)) + 1) as PersianWeekday;

/** 1 … 366 */
export function dayOfPersianYear(date: AnyDate): number {
  const jdn = dayOf(date);
  return jdn - persian.firstDayOfYear(persian.fromJdn(jdn).year) + 1;
}

/** Weeks run from Saturday to Friday; week 1 holds 1 Farvardin. 1 … 54 */
export function weekOfPersianYear(date: AnyDate): number {
  const days = dayOfPersianYear(date);
  return Math.ceil((days + daysSinceSaturday(daysLater(dayOf(date), 1 - days))) / DAYS_A_WEEK);
}

/**
 * The date `days` days later, or earlier if `days` is negative. @throws {RangeError} if `days` is not a whole number or
 * leads outside the years 1 … 3000
 */
export function addDays(date: AnyDate, days: number): PersianDate {
  const jdn = dayOf(date);
  return persian.fromJdn((jdn + whole('days', days, persian.FIRST_DAY - jdn, persian.LAST_DAY - jdn)) as Jdn);
}

/** The functions that sums need; with the module itself, a bundle would have all of its functions. */
const CALENDAR = { monthLength: persian.monthLength, toJdn: persian.toJdn, fromJdn: persian.fromJdn };

/**
 * The date `months` months later, or earlier if negative; a month that is too short ends with its last day.
 * @throws {RangeError} if `months` is not a whole number or leads outside the years 1 … 3000
 * @example addMonths({ year: 1405, month: 6, day: 31 }, 1) // { year: 1405, month: 7, day: 30 }
 */
export function addMonths(date: AnyDate, months: number): PersianDate {
  const from = persian.fromJdn(dayOf(date));
  const before = (from.year - YEARS.first) * MONTHS_A_YEAR + from.month - 1;
  whole('months', months, -before, ALL_MONTHS - before);
  return persian.fromJdn(monthsLater(CALENDAR, from, months));
}

/**
 * The date `years` years later, or earlier if negative; 30 Esfand becomes 29 Esfand in a common year.
 * @throws {RangeError} if `years` is not a whole number or leads outside the years 1 … 3000
 */
export function addYears(date: AnyDate, years: number): PersianDate {
  const { year } = persian.fromJdn(dayOf(date));
  return addMonths(date, whole('years', years, YEARS.first - year, YEARS.last - year) * MONTHS_A_YEAR);
}

/**
 * Years, months and days of the Persian calendar between two dates, and the days alone; negative if `to` is earlier.
 * @example difference('1370-05-14', '1405-09-06') // { years: 35, months: 3, days: 22, totalDays: 12898 }
 */
export function difference(
  from: AnyDate,
  to: AnyDate,
): { readonly years: number; readonly months: number; readonly days: number; readonly totalDays: number } {
  const [first, last] = [dayOf(from), dayOf(to)];
  return { ...differenceIn(CALENDAR, first, last), totalDays: last - first };
}
