/** Persian dates: conversion to and from Gregorian and Imperial ones, weekdays, weeks, text. */
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { daysSinceSaturday, type Jdn } from '#core/jdn.ts';
import { PERSIAN_MONTHS } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { dayOf, oneOf, refuse, whole } from './check.ts';
import type { GregorianDate, ImperialDate, PersianDate, PersianWeekday } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { GregorianDate, ImperialDate, PersianDate, PersianWeekday } from './types.ts';

/** First and last Persian year that is known. */
export const YEARS = { first: persian.FIRST_YEAR, last: persian.LAST_YEAR } as const;

const MIN_GREGORIAN_YEAR = 622;
const MAX_GREGORIAN_YEAR = 3622;
const WEEK = 7;

/** @throws {RangeError} if the day lies outside the Persian years 1 … 3000 */
const persianOf = (jdn: number, field: string, value: unknown): PersianDate =>
  jdn >= persian.FIRST_DAY && jdn <= persian.LAST_DAY
    ? persian.fromJdn(jdn as Jdn)
    : refuse(field, value, 'what stays within the Persian years 1 to 3000');

/**
 * @param date year 1 … 3000
 * @throws {RangeError} for a date that does not exist
 * @example persianToGregorian({ year: 1405, month: 1, day: 1 }) // { year: 2026, month: 3, day: 21 }
 */
export const persianToGregorian = (date: PersianDate): GregorianDate => gregorian.fromJdn(dayOf(date));

/**
 * @param date 22 March 622 to 20 March 3622, proleptic before 1582
 * @throws {RangeError} for a date that does not exist or lies outside
 * @example gregorianToPersian({ year: 2026, month: 3, day: 21 }) // { year: 1405, month: 1, day: 1 }
 */
export function gregorianToPersian({ year, month, day }: GregorianDate): PersianDate {
  whole('year', year, MIN_GREGORIAN_YEAR, MAX_GREGORIAN_YEAR);
  whole('month', month, 1, 12);
  whole('day', day, 1, gregorian.monthLength(year, month));
  return persianOf(gregorian.toJdn({ year, month, day }), 'year', year);
}

/** @param year 1 … 3000 */
export const isLeapPersianYear = (year: number): boolean =>
  persian.isLeapYear(whole('year', year, persian.FIRST_YEAR, persian.LAST_YEAR));

/** 29, 30 or 31. @param year 1 … 3000 */
export const persianMonthLength = (year: number, month: number): number =>
  persian.monthLength(whole('year', year, persian.FIRST_YEAR, persian.LAST_YEAR), whole('month', month, 1, 12));

/** @example persianToImperial({ year: 1405, month: 8, day: 30 }) // { year: 2585, month: 8, day: 30 } */
export function persianToImperial(date: PersianDate): ImperialDate {
  dayOf(date);
  return persian.toImperial(date);
}

/** @param date year 1181 … 4180 */
export function imperialToPersian(date: ImperialDate): PersianDate {
  whole('year', date.year, persian.FIRST_YEAR + persian.IMPERIAL_OFFSET, persian.LAST_YEAR + persian.IMPERIAL_OFFSET);
  const found = persian.fromImperial(date);
  dayOf(found);
  return found;
}

/** 1 = Saturday … 7 = Friday */
export const persianWeekday = (date: PersianDate): PersianWeekday =>
  (daysSinceSaturday(dayOf(date)) + 1) as PersianWeekday;

/** 1 … 366 */
export const dayOfPersianYear = (date: PersianDate): number => dayOf(date) - persian.firstDayOfYear(date.year) + 1;

/** Weeks run from Saturday to Friday; week 1 holds 1 Farvardin. 1 … 54 */
export const weekOfPersianYear = (date: PersianDate): number =>
  Math.floor((dayOfPersianYear(date) - 1 + daysSinceSaturday(persian.firstDayOfYear(date.year))) / WEEK) + 1;

/**
 * The date `days` days later, or earlier if `days` is negative. @throws {RangeError} if `days` is not a whole number or
 * leads outside the years 1 … 3000
 */
export function addDays(date: PersianDate, days: number): PersianDate {
  const jdn = dayOf(date);
  return persianOf(Number.isInteger(days) ? jdn + days : Number.NaN, 'days', days);
}

export interface FormatOptions {
  /** 'fa' if left out */
  readonly language?: 'fa' | 'en';
  /** default: Persian digits in Persian, Latin digits in English */
  readonly digits?: 'persian' | 'latin';
}

/**
 * A date in words.
 * @example formatPersian({ year: 1405, month: 8, day: 30 }) // '۳۰ آبان ۱۴۰۵'
 * @example formatPersian({ year: 1405, month: 8, day: 30 }, { language: 'en' }) // '30 Aban 1405'
 */
export function formatPersian(date: PersianDate, { language = 'fa', digits }: FormatOptions = {}): string {
  dayOf(date);
  oneOf('language', language, ['fa', 'en']);
  const shown = oneOf('digits', digits ?? (language === 'fa' ? 'persian' : 'latin'), ['persian', 'latin']);
  const text = `${date.day} ${PERSIAN_MONTHS[date.month - 1]![language]} ${date.year}`;
  return shown === 'persian' ? toPersianDigits(text) : text;
}
