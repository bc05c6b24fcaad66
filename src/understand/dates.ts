/**
 * A date as people write it: `1370/2/15`, «جمعه ۶ آذر ۱۴۰۵», `15 Feb 1992`, `Ramadan 1447`, `13950101`, «ششم آذر»,
 * `2026-03-21T20:40:00Z`, «فردا», «۲۰ روز بعد از ۱۲ آذر».
 */
import { calendarOf } from '#core/calendars.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, weekdayOf } from '#core/jdn.ts';
import { type CalendarToken, type DateParts, tokensOf } from './date-tokens.ts';
import { dayIn, type Known, monthAlone, monthIn, numericDate, yearAlone } from './dates-in-calendars.ts';
import type { DateReading } from './reading.ts';
import { nextWeekday, readRelative } from './relative-dates.ts';

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})$/i;
/** A time of day after a date changes nothing. */
const TIME = /(?:[\sT]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?|\s(?:ساعت|at)\s\d{1,2})$/;
/** `2026-W48-5`, `2026-331` */
const ISO_WEEK = /^(\d{4})-?W(\d{2})-?([1-7])$/i;
const ISO_ORDINAL = /^(\d{4})-(\d{3})$/;
/** `13950101` */
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
/** Between two dates of one day: «جمعه ۶ آذر ۱۴۰۵ (۲۷ نوامبر ۲۰۲۶)». */
const BETWEEN = /[()|·;،؛\n]|\s[-–—]\s/;
const MAX_LETTERS = 100;

/**
 * The day, month or year that a text names; undefined if the text is no date.
 * @param text in any digits and spellings, Persian or English
 */
export function readDate(text: string, known: Known): DateReading | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  const latin = toLatinDigits(text).trim();
  return isoDay(latin) ?? instant(latin, known) ?? readPlain(latin.replace(TIME, ''), known) ?? sameDay(latin, known);
}

/** «۱۲ آذر + ۲۰» is no date of the year 20. */
const SUM = /[+−]|\s[-–]\s/;

function readPlain(latin: string, known: Known): DateReading | undefined {
  const relative = () => readRelative(latin, known, (base) => readPlain(base, known));
  return SUM.test(latin) ? (relative() ?? readParts(latin, known)) : (readParts(latin, known) ?? relative());
}

/** A day by its ISO week, or by its number in the Gregorian year. */
function isoDay(latin: string): DateReading | undefined {
  const [, weekYear, week, weekday] = (ISO_WEEK.exec(latin) ?? []).map(Number);
  if (weekYear !== undefined) return isoWeekDay(weekYear, week!, weekday!);
  const [, year = 0, number = 0] = (ISO_ORDINAL.exec(latin) ?? []).map(Number);
  if (year < gregorian.FIRST_GREGORIAN_YEAR || number < 1) return undefined;
  const [first, last] = gregorian.daysOfYear(year);
  const jdn = addDays(first, number - 1);
  return jdn <= last ? { kind: 'day', jdn, calendar: 'gregorian' } : undefined;
}

/** Week 1 is the one of 4 January. */
function isoWeekDay(year: number, week: number, weekday: number): DateReading | undefined {
  const inFirstWeek = gregorian.toJdn({ year, month: 1, day: 4 });
  const monday = addDays(inFirstWeek, 7 * (week - 1) - (weekdayOf(inFirstWeek) - 1));
  const isOfYear = week >= 1 && gregorian.fromJdn(addDays(monday, 3)).year === year;
  return isOfYear ? { kind: 'day', jdn: addDays(monday, weekday - 1), calendar: 'gregorian' } : undefined;
}

/** The day of a moment in the reader's zone. */
function instant(latin: string, { dayAt }: Known): DateReading | undefined {
  const [, date, time, offset = ''] = INSTANT.exec(latin) ?? [];
  const moment = Date.parse(`${date}T${time}${offset.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(moment) ? undefined : { kind: 'day', jdn: dayAt(moment), calendar: 'gregorian' };
}

/** The day that every part of a text names. */
function sameDay(latin: string, known: Known): DateReading | undefined {
  const parts = latin.split(BETWEEN).filter((part) => part.trim() !== '');
  if (parts.length < 2) return undefined;
  const [first, ...others] = parts.map((part) => readPlain(part, known));
  const isSame = first?.kind === 'day' && others.every((other) => other?.kind === 'day' && other.jdn === first.jdn);
  return isSame ? first : undefined;
}

function readParts(latin: string, known: Known): DateReading | undefined {
  const parts = tokensOf(latin);
  if (!parts) return undefined;
  const { month, weekday, calendar } = parts;
  const numbers = compactParts(parts.numbers);
  if (numbers.length + (month ? 1 : 0) > 3) return undefined;
  if (month) return withMonth({ ...parts, numbers, month }, known);
  if (numbers.length > 0) return fromNumbers(numbers, calendar, known);
  return weekday === undefined || parts.isShortWeekday ? undefined : nextWeekday(weekday, known);
}

function compactParts(numbers: readonly string[]): readonly string[] {
  const [, ...parts] = COMPACT.exec(numbers.join(' ')) ?? [];
  return parts.length > 0 ? parts : numbers;
}

const CENTURY = 100;
const YEARS_TO_COME = 10;
const LONGEST_MONTH = 31;

/** «۵۸» is 1358 and «۰۴» 1404: the latest year with this ending, up to a few years ahead. */
function fullYear(text: string, thisYear: number): number {
  const year = thisYear - (thisYear % CENTURY) + Number(text);
  return year > thisYear + YEARS_TO_COME ? year - CENTURY : year;
}

function fromNumbers(
  parts: readonly string[],
  given: CalendarToken | undefined,
  known: Known,
): DateReading | undefined {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 1) return first.length === 4 ? yearAlone(Number(first), given, known) : undefined;
  if (parts.length === 2) {
    if (first.length === 4) return monthAlone(Number(first), Number(second), given, known);
    return second.length === 4 ? monthAlone(Number(second), Number(first), given, known) : undefined;
  }
  if (first.length >= 3) return numericDate([first, second, third].map(Number), given, known);
  const reversed = [third, second, first].map(Number);
  if (third.length >= 3) {
    // The day comes first in Iran; only where no such day exists the month does, as in America.
    const dayFirst = numericDate(reversed, given, known);
    const [year, month, day] = reversed as [number, number, number];
    return dayFirst ?? numericDate([year, day, month], given, known);
  }
  return shortYear(parts, given, known);
}

/** «۷۰/۲/۱۵» and `00/03/14`: the year comes first, or last where no such day exists. */
function shortYear(parts: readonly string[], given: CalendarToken | undefined, known: Known): DateReading | undefined {
  const calendar = given ?? 'persian';
  const thisYear = calendarOf(calendar, known.hijri).fromJdn(known.today).year;
  const [first = '', second = '', third = ''] = parts;
  const tried = [
    [first, second, third],
    [third, second, first],
  ].filter(([year = '']) => year.length === 2);
  for (const [year = '', month, day] of tried) {
    const found = numericDate([fullYear(year, thisYear), Number(month), Number(day)], calendar, known);
    if (found?.kind === 'day') return found;
  }
  return undefined;
}

/** «۱۵ بهمن», `15 Feb 1992`, «مهر ۹۹»: a long number is the year, of short ones the first is the day. */
function withMonth(
  {
    numbers,
    numbersBefore,
    month: named,
    calendar: given,
  }: DateParts & { readonly month: NonNullable<DateParts['month']> },
  known: Known,
): DateReading | undefined {
  const { month, needsNumber } = named;
  const calendar = given === 'imperial' ? 'imperial' : named.calendar;
  if (needsNumber && numbers.length === 0) return undefined;
  const thisYear = calendarOf(calendar, known.hijri).fromJdn(known.today).year;
  // «مهر ۹۹» is a month of 1399, «۳۲ آذر» a day that does not exist.
  const isYear = (text: string, at: number) => at >= numbersBefore && Number(text) > LONGEST_MONTH;
  const long = numbers.find((text) => text.length >= 3) ?? numbers.find(isYear);
  const [day, shortYear, ...more] = numbers.filter((text) => text !== long);
  if (more.length > 0 || (long !== undefined && shortYear !== undefined)) return undefined;
  const yearText = long ?? shortYear;
  const year =
    yearText === undefined ? undefined : yearText.length >= 3 ? Number(yearText) : fullYear(yearText, thisYear);
  return day === undefined ? monthIn(calendar, year, month, known) : dayIn(calendar, year, month, Number(day), known);
}

/** The text names an Islamic month or the Islamic calendar: only then {@link readDate} needs the table of months. */
export const namesHijri = (text: string): boolean => {
  const { month, calendar } = tokensOf(toLatinDigits(text), { onlyNames: true }) ?? {};
  return month?.calendar === 'hijri' || calendar === 'hijri';
};
