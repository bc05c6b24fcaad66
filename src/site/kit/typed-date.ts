/** Dates as people type them into a form, in Latin, Persian or Arabic-Indic digits. */
import { type Calendar, type CalendarName, calendarOf } from '#core/calendars.ts';
import { toLatinDigits } from '#core/digits.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';

export interface TypedDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** The invalid part of a date: the typed text and the allowed numbers. */
export interface PartProblem {
  readonly part: keyof TypedDate;
  readonly typed: string;
  readonly first: number;
  readonly last: number;
  /** for a day: the month that it lies in */
  readonly month?: { readonly year: number; readonly month: number };
}

/** A date before the first day or after the last one. */
export interface RangeProblem {
  readonly part: 'date';
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

export type DateProblem = PartProblem | RangeProblem;
export type ReadDate = { readonly jdn: Jdn } | { readonly problem: DateProblem };

/** The whole number that a text is, or undefined. */
function wholeNumber(text: string): number | undefined {
  const latin = toLatinDigits(text.trim());
  return /^\d{1,6}$/.test(latin) ? Number(latin) : undefined;
}

/** First and last date of a calendar; all four span the same days. */
const boundsOf = (calendar: Calendar): { first: CalendarDate; last: CalendarDate } => ({
  first: calendar.fromJdn(persian.FIRST_DAY),
  last: calendar.fromJdn(persian.LAST_DAY),
});

/** The day that a typed date names, or the first part of it that is wrong: year, month, day, range. */
export function readTypedDate(name: CalendarName, typed: TypedDate, hijri: HijriCalendar): ReadDate {
  const calendar = calendarOf(name, hijri);
  const { first, last } = boundsOf(calendar);
  const year = wholeNumber(typed.year);
  if (year === undefined || year < first.year || year > last.year) {
    return { problem: { part: 'year', typed: typed.year, first: first.year, last: last.year } };
  }
  const month = wholeNumber(typed.month);
  if (month === undefined || month < 1 || month > 12) {
    return { problem: { part: 'month', typed: typed.month, first: 1, last: 12 } };
  }
  const day = wholeNumber(typed.day);
  const length = calendar.monthLength(year, month)!;
  if (day === undefined || day < 1 || day > length) {
    return { problem: { part: 'day', typed: typed.day, first: 1, last: length, month: { year, month } } };
  }
  const jdn = calendar.toJdn({ year, month, day });
  if (jdn < persian.FIRST_DAY || jdn > persian.LAST_DAY) return { problem: { part: 'date', first, last } };
  return { jdn };
}

/** `1405-8-30` or `1405/8/30` in any digits, as addresses carry it; undefined if the text is not of three parts. */
export function splitDate(text: string): TypedDate | undefined {
  const [year, month, day, ...more] = text.split(/[-/]/);
  return year === undefined || month === undefined || day === undefined || more.length > 0
    ? undefined
    : { year, month, day };
}
