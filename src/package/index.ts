/** Persian dates: conversion to and from Gregorian and Imperial ones, weekdays, weeks, text. */
import { difference as differenceIn, laterBy } from '#core/date-sums.ts';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { daysSinceSaturday, type Jdn } from '#core/jdn.ts';
import { AFGHAN_MONTHS, PERSIAN_MONTHS } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { dayOf as dayIn, oneOf, refuse, whole } from './check.ts';
import type { AnyDate, DateInZone, GregorianDate, ImperialDate, PersianDate, PersianWeekday } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type {
  AnyDate,
  CalendarDate,
  DateInZone,
  GregorianDate,
  ImperialDate,
  PersianDate,
  PersianWeekday,
} from './types.ts';

/** First and last Persian year that is known. */
export const YEARS = { first: persian.FIRST_YEAR, last: persian.LAST_YEAR } as const;

const WEEK = 7;
const WITHIN = 'a whole number that stays within the Persian years 1 to 3000';

const dayOf = (date: AnyDate, plain?: 'gregorian'): Jdn => dayIn(date, YEARS, persian.firstDayOfYear, plain);

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
  whole('year', date.year, persian.FIRST_YEAR + persian.IMPERIAL_OFFSET, persian.LAST_YEAR + persian.IMPERIAL_OFFSET);
  const found = persian.fromImperial(date);
  dayOf(found);
  return found;
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
  const jdn = dayOf(date);
  const first = persian.firstDayOfYear(persian.fromJdn(jdn).year);
  return Math.floor((jdn - first + daysSinceSaturday(first)) / WEEK) + 1;
}

/**
 * The date `days` days later, or earlier if `days` is negative. @throws {RangeError} if `days` is not a whole number or
 * leads outside the years 1 … 3000
 */
export function addDays(date: AnyDate, days: number): PersianDate {
  const jdn = dayOf(date) + (Number.isInteger(days) ? days : Number.NaN);
  return jdn >= persian.FIRST_DAY && jdn <= persian.LAST_DAY
    ? persian.fromJdn(jdn as Jdn)
    : refuse('days', days, WITHIN);
}

/** What sums need; all of the module would be bundled with it. */
const CALENDAR = { monthLength: persian.monthLength, toJdn: persian.toJdn, fromJdn: persian.fromJdn };

function later(date: AnyDate, field: 'years' | 'months', amount: number): PersianDate {
  const jdn = dayOf(date);
  const { year, month } = persian.fromJdn(jdn);
  const to = year + Math.floor((month - 1 + amount * (field === 'years' ? 12 : 1)) / 12);
  return Number.isInteger(amount) && to >= YEARS.first && to <= YEARS.last
    ? persian.fromJdn(laterBy(CALENDAR, jdn, { [field]: amount }))
    : refuse(field, amount, WITHIN);
}

/**
 * The date `months` months later, or earlier if negative; a month that is too short ends with its last day.
 * @throws {RangeError} if `months` is not a whole number or leads outside the years 1 … 3000
 * @example addMonths({ year: 1405, month: 6, day: 31 }, 1) // { year: 1405, month: 7, day: 30 }
 */
export const addMonths = (date: AnyDate, months: number): PersianDate => later(date, 'months', months);

/**
 * The date `years` years later, or earlier if negative; 30 Esfand becomes 29 Esfand in a common year.
 * @throws {RangeError} if `years` is not a whole number or leads outside the years 1 … 3000
 */
export const addYears = (date: AnyDate, years: number): PersianDate => later(date, 'years', years);

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

export interface FormatOptions {
  /** 'fa' if left out */
  readonly language?: 'fa' | 'en';
  /** default: Persian digits in Persian, Latin digits in English */
  readonly digits?: 'persian' | 'latin';
  /** names of the months: as in Iran, or in Afghanistan in Dari ('fa-AF') or Pashto ('ps'); default: those of the language */
  readonly months?: 'fa' | 'en' | 'fa-AF' | 'ps';
}

/**
 * A date in words.
 * @example formatPersian({ year: 1405, month: 8, day: 30 }) // '۳۰ آبان ۱۴۰۵'
 * @example formatPersian({ year: 1405, month: 8, day: 30 }, { language: 'en' }) // '30 Aban 1405'
 * @example formatPersian({ year: 1405, month: 8, day: 30 }, { months: 'fa-AF' }) // '۳۰ عقرب ۱۴۰۵'
 */
export function formatPersian(
  date: AnyDate,
  { language = 'fa', digits, months = language }: FormatOptions = {},
): string {
  const { year, month, day } = persian.fromJdn(dayOf(date));
  oneOf('language', language, ['fa', 'en']);
  oneOf('months', months, ['fa', 'en', 'fa-AF', 'ps']);
  const shown = oneOf('digits', digits ?? (language === 'fa' ? 'persian' : 'latin'), ['persian', 'latin']);
  const names = months === 'fa' || months === 'en' ? PERSIAN_MONTHS.map((name) => name[months]) : AFGHAN_MONTHS[months];
  const text = `${day} ${names[month - 1]} ${year}`;
  return shown === 'persian' ? toPersianDigits(text) : text;
}
