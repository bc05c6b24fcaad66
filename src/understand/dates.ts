/**
 * A date as people write it: `1370/2/15`, «جمعه ۶ آذر ۱۴۰۵», `15 Feb 1992`, `Ramadan 1447`, `13950101`, «ششم آذر»,
 * `2026-03-21T20:40:00Z`, «فردا», «۱ مهر پارسال»; and periods and sums of `periods.ts` and `sums.ts`.
 */
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { calendarsIn } from './asked.ts';
import type { Known } from './dates-in-calendars.ts';
import { FILLER } from './lexicon.ts';
import type { MonthName } from './months.ts';
import { isoWeek, PART_RULES, present } from './parts-of-periods.ts';
import { PERIOD_RULES } from './periods.ts';
import type { DateReading } from './reading.ts';
import { dayAt, type Rule, readBy } from './rules.ts';
import { SUM_RULES } from './sums.ts';
import { kindsOf, meaningful, type Token, tokensOf } from './tokens.ts';
import { DATE_RULES } from './written-dates.ts';

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})$/i;
/** As programs print a moment: `Sat Nov 28 2026 10:00:00 GMT+0330`, `Sat, 28 Nov 2026 06:30:00 GMT`. */
const PRINTED = /^\w{3},? (?:\w+ ){3}\d{2}:\d{2}:\d{2} GMT(?:[+-]\d{4})?(?: \([^)]*\))?$/;
/** A time of day after a date changes nothing. */
const TIME = /(?:[\sT]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?|\s(?:ساعت|at)\s\d{1,2})$/;
/** `2026-W48`, `2026-W48-5`, `2026-331` */
const ISO_WEEK = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?$/i;
const ISO_ORDINAL = /^(\d{4})-(\d{3})$/;
/** Between two dates of one day: «جمعه ۶ آذر ۱۴۰۵ (۲۷ نوامبر ۲۰۲۶)». */
const BETWEEN = /[()|·;،؛\n]|\s[-–—]\s/;
const MAX_LETTERS = 100;
/** A whole text that asks for today. */
const ASKS_TODAY = new Set(
  'date thedate dateandtime تاریخوساعت ساعتوتاریخ تاریخوساعتامروز ساعتوتاریخامروز تاریخ تاریخروز چندشنبه چندشنبهاست چندشنبهس چندشنبس چندشنبست چندمه چهسالیه چهسالیهستیم chandshanbe chandshanbeh chandshanbeast whatdayisit whatdateisit'.split(
    ' ',
  ),
);

/**
 * The day, month, year or period that a text names; undefined if the text is no date, or has a word that means something
 * else.
 * @param text in any digits and spellings, Persian or English
 */
export function readDate(text: string, known: Known): DateReading | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  const latin = toLatinDigits(text).trim();
  return isoDay(latin) ?? instant(latin, known) ?? readWords(latin.replace(TIME, ''), known) ?? sameDay(latin, known);
}

function readWords(latin: string, known: Known): DateReading | undefined {
  const tokens = tokensOf(latin).filter(({ kind }) => kind !== 'I');
  const asksToday = ASKS_TODAY.has(
    tokens
      .map(({ text }) => text.replaceAll(' ', ''))
      .join('')
      .replace(/in$/, ''),
  );
  const day = dayAt(known.today, undefined, known);
  return asksToday ? day : (readTokens(meaningful(tokens), known) ?? (namesCalendar(tokens) ? day : undefined));
}

/** "persian date", «سال قمری», «تقویم شمسی»: a calendar, and a word for its date. */
const namesCalendar = (tokens: readonly Token[]): boolean =>
  calendarsIn(tokens).length === 1 &&
  /^c*[.=dhy][.=cdhy]*$/.test(kindsOf(tokens)) &&
  tokens.every(({ kind, text, value }) => value >= 0 && (kind === FILLER || !text.endsWith('s')));

/** No date has more; each rule may read parts of the text, which takes time. */
const MOST_TOKENS = 16;

/** The date or period of the words that mean something. */
export function readTokens(tokens: readonly Token[], known: Known): DateReading | undefined {
  if (tokens.length > MOST_TOKENS) return undefined;
  const found = new Map<string, DateReading | undefined>();
  const place = new Map(tokens.map((token, index) => [token, index]));
  const read = (part: readonly Token[]): DateReading | undefined => {
    // A part of a part is asked for in several ways.
    const key = part.map((token) => place.get(token)).join();
    if (!found.has(key)) found.set(key, part.length > 0 ? readBy(RULES, part, { known, read }) : undefined);
    return found.get(key);
  };
  return read(tokens);
}

/** The same of words that may be a unit alone: «ماه» is the present month. */
export const readPeriod = (tokens: readonly Token[], known: Known): DateReading | undefined =>
  present(tokens, known) ?? readTokens(tokens, known);

/** A day by its ISO week, or by its number in the Gregorian year. */
function isoDay(latin: string): DateReading | undefined {
  const [, weekYear, week = 0, weekday] = (ISO_WEEK.exec(latin) ?? []).map((part) => part && Number(part)) as number[];
  if (weekYear !== undefined) {
    const found = isoWeek(weekYear, week);
    return found && weekday ? { kind: 'day', jdn: addDays(found.first, weekday - 1), calendar: 'gregorian' } : found;
  }
  const [, year = 0, number = 0] = (ISO_ORDINAL.exec(latin) ?? []).map(Number);
  if (year < gregorian.FIRST_GREGORIAN_YEAR || number < 1) return undefined;
  const [first, last] = gregorian.daysOfYear(year);
  const jdn = addDays(first, number - 1);
  return jdn <= last ? { kind: 'day', jdn, calendar: 'gregorian' } : undefined;
}

/** The day of a moment in the reader's zone. */
function instant(latin: string, { dayAt }: Known): DateReading | undefined {
  const [, date, time, offset = ''] = INSTANT.exec(latin) ?? [];
  const [printed = `${date}T${time}${offset.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`] =
    PRINTED.exec(latin) ?? [];
  const moment = Date.parse(printed);
  return Number.isNaN(moment) ? undefined : { kind: 'day', jdn: dayAt(moment), calendar: 'gregorian' };
}

/** The day that every part of a text names. */
function sameDay(latin: string, known: Known): DateReading | undefined {
  const parts = latin.split(BETWEEN).filter((part) => part.trim() !== '');
  if (parts.length < 2) return undefined;
  const [first, ...others] = parts.map((part) => readWords(part, known));
  const isSame = first?.kind === 'day' && others.every((other) => other?.kind === 'day' && other.jdn === first.jdn);
  return isSame ? first : undefined;
}

const RULES: readonly Rule[] = [...DATE_RULES, ...PERIOD_RULES, ...PART_RULES, ...SUM_RULES];

/** The month that a text names, and its year: «مهر», "October 2026"; undefined for another text. */
export function namedMonth(text: string): (MonthName & { readonly year?: number | undefined }) | undefined {
  const tokens = meaningful(tokensOf(text));
  if (!/^h?mh?(?:y?n)?$/.test(kindsOf(tokens))) return undefined;
  const year = tokens.find(({ kind }) => kind === 'n')?.value;
  return { ...tokens.find(({ kind }) => kind === 'm')!.month!, year };
}
