/** Persian dates: conversion to and from Gregorian and Imperial ones, weekdays, weeks, text. */
import { monthsLater } from '#core/calendars.ts';
import { difference as differenceIn } from '#core/date-sums.ts';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { daysSinceSaturday, type Jdn } from '#core/jdn.ts';
import { AFGHAN_MONTHS, PERSIAN_MONTHS } from '#core/names.ts';
import { numberInWords, ordinalInWords } from '#core/number-words.ts';
import * as persian from '#core/persian.ts';
import { dayOf as dayIn, oneOf, whole } from './check.ts';
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
const MONTHS_PER_YEAR = 12;
/** From the first known month to the last one. */
const ALL_MONTHS = (YEARS.last - YEARS.first + 1) * MONTHS_PER_YEAR - 1;

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
  const jdn = dayOf(date);
  return persian.fromJdn((jdn + whole('days', days, persian.FIRST_DAY - jdn, persian.LAST_DAY - jdn)) as Jdn);
}

/** What sums need; all of the module would be bundled with it. */
const CALENDAR = { monthLength: persian.monthLength, toJdn: persian.toJdn, fromJdn: persian.fromJdn };

/**
 * The date `months` months later, or earlier if negative; a month that is too short ends with its last day.
 * @throws {RangeError} if `months` is not a whole number or leads outside the years 1 … 3000
 * @example addMonths({ year: 1405, month: 6, day: 31 }, 1) // { year: 1405, month: 7, day: 30 }
 */
export function addMonths(date: AnyDate, months: number): PersianDate {
  const from = persian.fromJdn(dayOf(date));
  const before = (from.year - YEARS.first) * MONTHS_PER_YEAR + from.month - 1;
  whole('months', months, -before, ALL_MONTHS - before);
  return persian.fromJdn(monthsLater(CALENDAR, from, months));
}

/**
 * The date `years` years later, or earlier if negative; 30 Esfand becomes 29 Esfand in a common year.
 * @throws {RangeError} if `years` is not a whole number or leads outside the years 1 … 3000
 */
export function addYears(date: AnyDate, years: number): PersianDate {
  const { year } = persian.fromJdn(dayOf(date));
  return addMonths(date, whole('years', years, YEARS.first - year, YEARS.last - year) * MONTHS_PER_YEAR);
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

export interface FormatOptions {
  /** 'fa' if left out; Dari ('fa-AF') and Pashto ('ps') have the months of Afghanistan */
  readonly language?: 'fa' | 'en' | 'fa-AF' | 'ps';
  /** default: Latin digits in English, Persian ones in the others */
  readonly digits?: 'persian' | 'latin';
  /** true: day and year in words, in Persian and Dari only */
  readonly words?: boolean;
}

/**
 * A date in words.
 * @example formatPersian({ year: 1405, month: 8, day: 30 }) // '۳۰ آبان ۱۴۰۵'
 * @example formatPersian({ year: 1405, month: 8, day: 30 }, { language: 'en' }) // '30 Aban 1405'
 * @example formatPersian({ year: 1405, month: 8, day: 30 }, { language: 'fa-AF' }) // '۳۰ عقرب ۱۴۰۵'
 * @example formatPersian({ year: 1405, month: 9, day: 6 }, { words: true }) // 'ششم آذر یک‌هزار و چهارصد و پنج'
 * @throws {RangeError} for another language, or words in English or Pashto
 */
export function formatPersian(date: AnyDate, { language = 'fa', digits, words = false }: FormatOptions = {}): string {
  const { year, month, day } = persian.fromJdn(dayOf(date));
  oneOf('language', language, words ? ['fa', 'fa-AF'] : ['fa', 'en', 'fa-AF', 'ps']);
  const shown = oneOf('digits', digits ?? (language === 'en' ? 'latin' : 'persian'), ['persian', 'latin']);
  const index = month - 1;
  const name =
    language === 'fa' || language === 'en' ? PERSIAN_MONTHS[index]![language] : AFGHAN_MONTHS[language][index]!;
  if (words) return `${ordinalInWords(day)} ${name} ${numberInWords(year)}`;
  const text = `${day} ${name} ${year}`;
  return shown === 'persian' ? toPersianDigits(text) : text;
}
