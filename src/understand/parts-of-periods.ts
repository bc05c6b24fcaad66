/**
 * Parts of periods: «سه‌ماههٔ دوم», "week 40 of 1405", «نیمهٔ دوم آذر», «آخر آذر», «صدمین روز سال», "first Monday of
 * January".
 */

import { calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, DAYS_A_WEEK, type Jdn, weekdayOf } from '#core/jdn.ts';
import { type Known, monthIn } from './dates-in-calendars.ts';
import { STEP, STEP_BEFORE } from './lexicon.ts';
import { relativePeriod, saturdayOf, span, week } from './periods.ts';
import { type DateReading, type Names, nameOf } from './reading.ts';
import {
  calendarOfWords,
  type DayReading,
  dayAt,
  firstValue,
  monthsFrom,
  type Part,
  type Period,
  periodOf,
  type Rule,
  rule,
  type Scope,
  stepOf,
} from './rules.ts';
import type { Token } from './tokens.ts';

const OF = '(?<period>.+)';

export const PART_RULES: readonly Rule[] = [
  rule(`(?<nth>[oel]) d? (?<weekday>w) ${OF}`, nthWeekday),
  rule(`d? (?<weekday>w) (?<nth>[oe]) ${OF}`, nthWeekday),
  rule(`(?<size>n) (?<unit>h) (?<nth>o) ${OF}?`, partOfPeriod),
  rule(`(?<unit>[qftk]) (?<nth>[one]) ${OF}?`, partOfPeriod),
  rule(`(?<nth>[oel]) (?<unit>[qftk]) ${OF}?`, partOfPeriod),
  rule(`(?<words>${STEP_BEFORE}q|q${STEP})`, quarterOfStep),
  rule(`(?<nth>[Seo]) (?<days>d)? ${OF}`, nthDay),
  rule(`(?<nth>l) (?<days>d) ${OF}`, nthDay),
  rule(`(?<days>d) (?<nth>[on]) ${OF}`, nthDay),
  rule(`${OF} (?<nth>e)`, nthDay),
  rule(`(?<nth>f) ${OF}`, nthDay),
];

/** The present month, year or week for its unit alone: «آخر ماه»; undefined for what is no period. */
export function present([unit, ...more]: readonly Token[], known: Known): DateReading | undefined {
  if (!unit || more.length > 0 || !/[khy]/.test(unit.kind)) return undefined;
  return relativePeriod(() => [unit], { known });
}

/** A period of a part of the text: "first day of the year", «آخر پاییز». */
const readPeriod = (tokens: readonly Token[], { known, read }: Scope): DateReading | undefined =>
  present(tokens, known) ?? read(tokens);

/** «آخر آذر», "end of the year", «اول پاییز», «دهم ماه بعد», «صدمین روز سال», "day 256 of 2026" */
function nthDay(part: Part, scope: Scope): DateReading | undefined {
  const [[nth], tokens] = [part('nth'), part('period')];
  const reading = readPeriod(tokens, scope);
  const period = periodOf(reading);
  if (!period) return undefined;
  // «نیمهٔ شعبان» is a feast.
  if (nth!.kind === 'f' && period.calendar !== 'persian') return undefined;
  const day = nth!.kind === 'S' ? 1 : nth!.kind === 'f' ? MIDDLE : nth!.value;
  // «دهم ماه بعد» is a day of the month, «دهم سال بعد» nothing.
  if (Math.abs(day) > 1 && part('days').length === 0 && reading?.kind !== 'month') return undefined;
  const jdn = day < 0 ? period.last : addDays(period.first, day - 1);
  if (jdn > period.last || day === 0) return undefined;
  const found = dayOfPeriod(jdn, period, scope.known);
  // «۲۹ شعبان» does not move, the end of the month may.
  const isEnd = found?.mayMove && reading?.kind === 'month' && jdn === period.last;
  return isEnd ? { ...found, name: endOf(nameOf(reading)) } : found;
}

/** Day of a month. */
const MIDDLE = 15;

const endOf = ({ fa, en }: Names): Names => ({ fa: `پایان ${fa}، ۲۹ یا ۳۰ روز`, en: `End of ${en}, 29 or 30 days` });

/** A day of a period; the last one rests on the first day of the next Islamic month. */
function dayOfPeriod(jdn: Jdn, { last, calendar, mayMove }: Period, known: Known): DayReading | undefined {
  const day = dayAt(jdn, calendar, known);
  const next = jdn === last ? dayAt(addDays(jdn, 1), calendar, known) : undefined;
  const mayEnd = (calendar === undefined && mayMove) || next?.mayMove;
  return day && mayEnd ? { ...day, mayMove: true } : day;
}

/** "first Monday of January", «آخرین پنجشنبهٔ سال», «جمعهٔ دوم دی» */
function nthWeekday(part: Part, scope: Scope): DateReading | undefined {
  const period = periodOf(readPeriod(part('period'), scope));
  return period && weekdayInPeriod(period, firstValue(part('weekday')), firstValue(part('nth')), scope.known);
}

/** The n-th such weekday of a period, or the last one for −1; undefined if the period has fewer. */
export function weekdayInPeriod(period: Period, weekday: number, nth: number, known: Known): DateReading | undefined {
  const { first, last } = period;
  const toFirst = (weekday - weekdayOf(first) + DAYS_A_WEEK) % DAYS_A_WEEK;
  const toLast = (weekdayOf(last) - weekday + DAYS_A_WEEK) % DAYS_A_WEEK;
  const jdn = nth < 0 ? addDays(last, -toLast) : addDays(first, toFirst + DAYS_A_WEEK * (nth - 1));
  return jdn >= first && jdn <= last && nth !== 0 ? dayOfPeriod(jdn, period, known) : undefined;
}

const MONTHS_A_YEAR = 12;
/** First days of the halves and of the thirds of a month. */
const PARTS_OF_MONTH: Readonly<Record<string, readonly number[]>> = { f: [1, 16], t: [1, 11, 21] };
const PART_NAMES: Readonly<Record<string, Names>> = {
  f: { fa: 'نیمهٔ', en: 'Half' },
  t: { fa: 'دههٔ', en: 'Ten days' },
  k: { fa: 'هفتهٔ', en: 'Week' },
};

/** The n-th of a row of equal parts: weeks, quarters, half years, months in groups, halves and thirds of a month. */
function partOfPeriod(part: Part, scope: Scope): DateReading | undefined {
  const [[unit], [nth], [size], tokens] = [part('unit'), part('nth'), part('size'), part('period')];
  const { kind, value } = unit!;
  const mayBeAlone = kind === 'q' || size !== undefined || (kind === 'k' && nth!.kind === 'n');
  const isAlone = tokens.length === 0;
  if (isAlone && !mayBeAlone) return undefined;
  const thisYear = () => relativePeriod(() => [{ ...unit!, kind: 'y' }], scope);
  const reading = isAlone ? thisYear() : readPeriod(tokens, scope);
  const period = periodOf(reading);
  if (!period || !reading) return undefined;
  if (kind === 'k') return weekOf(reading, period, nth!.value);
  if (reading.kind === 'month') return partOfMonth(kind, nth!.value, period, nameOf(reading));
  return reading.kind === 'year' && kind !== 't'
    ? monthsOf(reading, size ? size.value : value, nth!.value, scope)
    : undefined;
}

/** «فصل بعد», "this quarter" */
function quarterOfStep(part: Part, scope: Scope): DateReading | undefined {
  const [words, { known }] = [part('words'), scope];
  const calendar = calendarOfWords(words);
  const jdn = calendar && monthsFrom(calendar, known.today, QUARTER * stepOf(words), known);
  if (!jdn) return undefined;
  const { year, month } = calendarOf(calendar, known.hijri).fromJdn(jdn);
  return monthsOf({ kind: 'year', calendar, year }, QUARTER, Math.ceil(month / QUARTER), scope);
}

/** Months. */
const QUARTER = 3;

function partOfMonth(kind: string, nth: number, { first, last }: Period, name: Names): DateReading | undefined {
  const starts = PARTS_OF_MONTH[kind] ?? [];
  const at = nth < 0 ? starts.length : nth;
  const [start, next] = [starts[at - 1], starts[at]];
  if (start === undefined) return undefined;
  return span(
    addDays(first, start - 1),
    next === undefined ? last : addDays(first, next - 2),
    partName(kind, at, name),
  );
}

/** Months of a year in groups: «سه‌ماههٔ دوم» is months 4 to 6. */
function monthsOf(
  { calendar, year }: DateReading & { readonly kind: 'year' },
  size: number,
  nth: number,
  { known }: Scope,
): DateReading | undefined {
  const groups = Math.floor(MONTHS_A_YEAR / size);
  const at = nth < 0 ? groups : nth;
  if (!(at >= 1 && at <= groups)) return undefined;
  const [from, to] = [size * (at - 1) + 1, size * at];
  const [first, last] = [from, to].map((month) => periodOf(monthIn(calendar, year, month, known)));
  const name = { fa: `ماه‌های ${from} تا ${to} ${year}`, en: `Months ${from} to ${to} of ${year}` };
  return first && last && span(first.first, last.last, name);
}

/** Persian weeks begin on Saturday, and week 1 has the first day of the year or month; of a Gregorian year by ISO 8601. */
function weekOf(reading: DateReading, { first, last }: Period, nth: number): DateReading | undefined {
  if (reading.kind !== 'year' && reading.kind !== 'month') return undefined;
  if (reading.kind === 'year' && reading.calendar === 'gregorian' && nth > 0) return isoWeek(reading.year, nth);
  const saturday = nth < 0 ? saturdayOf(last) : addDays(saturdayOf(first), DAYS_A_WEEK * (nth - 1));
  const at = (saturday - saturdayOf(first)) / DAYS_A_WEEK + 1;
  return saturday <= last && at > 0 ? week(saturday, partName('k', at, nameOf(reading))) : undefined;
}

/** A week by ISO 8601: it begins on Monday, and week 1 has 4 January. */
export function isoWeek(year: number, number: number): (DateReading & { readonly kind: 'span' }) | undefined {
  const inFirstWeek = gregorian.toJdn({ year, month: 1, day: 4 });
  const monday = addDays(inFirstWeek, DAYS_A_WEEK * (number - 1) - (weekdayOf(inFirstWeek) - 1));
  const isOfYear = number >= 1 && gregorian.fromJdn(addDays(monday, 3)).year === year;
  return isOfYear ? week(monday, partName('k', number, { fa: String(year), en: String(year) })) : undefined;
}

const partName = (kind: string, nth: number, { fa, en }: Names): Names => {
  const names = PART_NAMES[kind]!;
  return { fa: `${names.fa} ${nth} ${fa}`, en: `${names.en} ${nth} of ${en}` };
};
