/**
 * Rules that read dates and periods. A rule is a pattern of kinds of words, which fits the whole text or not at all, so
 * that an answer uses every word.
 */
import { type CalendarName, calendarOf, monthsLater } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { isKnownDay, type Known, mayMove } from './dates-in-calendars.ts';
import { STEP_OF_AMOUNT, YEAR_OF_STEP } from './lexicon.ts';
import type { DateReading } from './reading.ts';
import { kindsOf, type Token } from './tokens.ts';

/** Tokens of a named group of a pattern; none for a group that did not take part. */
export type Part = (group: string) => readonly Token[];

export interface Scope {
  readonly known: Known;
  /** Reads a part of the text. */
  read(tokens: readonly Token[]): DateReading | undefined;
}

export interface Rule {
  readonly pattern: RegExp;
  readonly read: (part: Part, scope: Scope) => DateReading | undefined;
}

/** A year beside a month or a season: `1405`, «سال ۱۴۰۵», «پارسال», «سال بعد», "next year", «دو سال پیش». */
export const YEAR = `(?<year>y?n|${YEAR_OF_STEP}|ny${STEP_OF_AMOUNT})`;

const STEPS = /^[-+*=lYZ]$/;

export const UNIT = '[gdkhyO]';
export const AMOUNT = `n${UNIT}(?:&?n${UNIT})*`;

/** A rule of a pattern, whose spaces mean nothing. */
export const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: patternOf(pattern), read });

export const patternOf = (pattern: string): RegExp => new RegExp(`^(?:${pattern.replaceAll(' ', '')})$`, 'd');

/** What the first rule that fits and reads something reads. */
export function readBy(rules: readonly Rule[], tokens: readonly Token[], scope: Scope): DateReading | undefined {
  const kinds = kindsOf(tokens);
  for (const { pattern, read } of rules) {
    const parts = partsOf(pattern, kinds, tokens);
    const found = parts && read(parts, scope);
    if (found) return found;
  }
  return undefined;
}

/** The groups of a pattern; undefined if it does not fit. */
export function partsOf(pattern: RegExp, kinds: string, tokens: readonly Token[]): Part | undefined {
  const match = pattern.exec(kinds);
  const groups = match?.indices?.groups;
  return match ? (group) => (groups?.[group] ? tokens.slice(...groups[group]) : []) : undefined;
}

export interface Period {
  readonly first: Jdn;
  readonly last: Jdn;
  /** undefined for a period of no calendar, such as a week */
  readonly calendar?: CalendarName | undefined;
  readonly mayMove?: true;
}

/** First and last day of a month, a year or a span; undefined for another reading. */
export function periodOf(reading: DateReading | undefined): Period | undefined {
  if (reading?.kind === 'month' || reading?.kind === 'span') return reading;
  if (reading?.kind !== 'year') return undefined;
  const { calendar, year } = reading;
  const [first, last] =
    calendar === 'gregorian' ? gregorian.daysOfYear(year) : [persian.firstDayOfYear(year), persian.lastDayOfYear(year)];
  return { first, last, calendar };
}

export type DayReading = DateReading & { readonly kind: 'day' };

/** A day as a reading; undefined outside the calendars. @param calendar in which it was found */
export const dayAt = (jdn: Jdn, calendar: CalendarName | undefined, known: Known): DayReading | undefined =>
  isKnownDay(jdn) ? { kind: 'day', jdn, calendar, ...(calendar && mayMove(calendar, jdn, known)) } : undefined;

/** A day some months later or earlier; undefined outside the calendar. */
export function monthsFrom(name: CalendarName, jdn: Jdn, months: number, { hijri }: Known): Jdn | undefined {
  const calendar = calendarOf(name, hijri);
  try {
    return monthsLater(calendar, calendar.fromJdn(jdn), months);
  } catch {
    return undefined;
  }
}

/** The calendar of periods such as «این ماه» and "this month"; undefined for words of two languages. */
export function calendarOfWords(tokens: readonly Token[]): 'persian' | 'gregorian' | undefined {
  const words = tokens.filter(({ kind }) => kind !== 'n');
  if (words.every(({ isPersian }) => isPersian)) return 'persian';
  return words.some(({ isPersian }) => isPersian) ? undefined : 'gregorian';
}

/** The step that words say: −1, 0, 1, or 2 for "after next"; 0 without a word. */
export const stepOf = (tokens: readonly Token[]): number => tokens.find(({ kind }) => STEPS.test(kind))?.value ?? 0;

/** Value of the first token; 0 without one. */
export const firstValue = ([token]: readonly Token[]): number => token?.value ?? 0;

const CENTURY = 100;
const MOST_DIGITS = 4;
const YEARS_TO_COME = 10;

/** «۵۸» is 1358 and «۰۴» 1404: the latest year with this ending, up to a few years ahead. */
export function fullYear(text: string, calendar: CalendarName, known: Known): number {
  const thisYear = calendarOf(calendar, known.hijri).fromJdn(known.today).year;
  const year = thisYear - (thisYear % CENTURY) + Number(text);
  return year > thisYear + YEARS_TO_COME ? year - CENTURY : year;
}

/** The year of the words that {@link YEAR} finds; undefined without words, `none` for a number that is no year. */
export function yearOf(tokens: readonly Token[], calendar: CalendarName, known: Known): number | undefined | 'none' {
  if (tokens.length === 0) return undefined;
  const [number, step] = [tokens.find(({ kind }) => kind === 'n'), tokens.find(({ kind }) => STEPS.test(kind))];
  if (step) return calendarOf(calendar, known.hijri).fromJdn(known.today).year + step.value * (number?.value ?? 1);
  const { digits = '', value } = number!;
  if (digits.length > MOST_DIGITS) return 'none';
  return digits.length > 2 ? value : digits.length === 2 ? fullYear(digits, calendar, known) : 'none';
}
