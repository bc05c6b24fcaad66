/** Periods: «ماه بعد», "this year", «پاییز ۱۴۰۶», «مهر آینده», "last 7 days", "next leap year". */
import { calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, DAYS_A_WEEK, daysSinceSaturday, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { isKnownDay, type Known, monthIn, NEAR_YEARS, nearestOf, yearAlone } from './dates-in-calendars.ts';
import { LEXICON, STEP, STEP_BEFORE } from './lexicon.ts';
import type { DateReading, Names } from './reading.ts';
import {
  calendarOfWords,
  dayAt,
  monthsFrom,
  type Part,
  type Rule,
  rule,
  type Scope,
  stepOf,
  UNIT,
  YEAR,
  yearOf,
} from './rules.ts';
import type { Token } from './tokens.ts';

export const PERIOD_RULES: readonly Rule[] = [
  rule(`(?<words>${STEP_BEFORE}[khy]|[-+]d|[dkhy]${STEP}|Y)`, relativePeriod),
  rule('(?<unit>y) M (?<words>.+)', fiscalYear),
  rule('M (?<words>y.+)', fiscalYear),
  rule(`q? y? (?<season>s) (?:${YEAR})?`, season),
  rule(`(?<step>${STEP_BEFORE}) q? (?<season>s)`, season),
  rule(`q? (?<season>s) (?<step>${STEP})`, season),
  rule(`(?<step>${STEP_BEFORE}) (?<month>m)`, monthOfStep),
  rule(`(?<month>m) (?<step>${STEP})`, monthOfStep),
  rule('(?<words>y? z [+*]? | [+*] y? z)', leapYear),
  rule(`(?<step>[-+*l]) (?<count>n) (?<unit>${UNIT})`, lastUnits),
  rule(`(?<count>n) (?<unit>${UNIT}) (?<step>\\*)`, lastUnits),
  rule(`(?<step>${STEP_BEFORE})? K`, weekend),
  rule(`K (?<step>${STEP})`, weekend),
];

/** The last Saturday up to a day. */
export const saturdayOf = (jdn: Jdn): Jdn => addDays(jdn, -daysSinceSaturday(jdn));

const WEEK_NAMES: Readonly<Record<number, Names>> = {
  [-1]: { fa: 'هفتهٔ گذشته', en: 'Last week' },
  0: { fa: 'این هفته', en: 'This week' },
  1: { fa: 'هفتهٔ آینده', en: 'Next week' },
  2: { fa: 'دو هفتهٔ دیگر', en: 'The week after next' },
};

/** «ماه بعد», "this year", «پارسال», «هفتهٔ بعد»: months and years of the Persian calendar, in English of the Gregorian. */
export function relativePeriod(part: Part, { known }: Pick<Scope, 'known'>): DateReading | undefined {
  const words = part('words');
  const [unit, step, name] = [words.find(({ kind }) => /[dkhy]/.test(kind)), stepOf(words), calendarOfWords(words)];
  if (name === undefined) return undefined;
  // «روز بعد»
  if (unit?.kind === 'd') return step === 0 ? undefined : dayAt(addDays(known.today, step), undefined, known);
  if (unit?.kind === 'k') return week(saturdayOf(addDays(known.today, DAYS_A_WEEK * step)), WEEK_NAMES[step]!);
  const calendar = calendarOf(name, known.hijri);
  const { year, month } = calendar.fromJdn(known.today);
  if (unit?.kind !== 'h') return yearAlone(year + step, name, known);
  const first = monthsFrom(name, calendar.toJdn({ year, month, day: 1 }), step, known);
  const there = first && calendar.fromJdn(first);
  return there && monthIn(name, there.year, there.month, known);
}

/** «سال مالی ۱۴۰۵»: in Iran it is the year of the calendar. */
function fiscalYear(part: Part, { read }: Scope): DateReading | undefined {
  const found = read([...part('unit'), ...part('words')]);
  return found?.kind === 'year' ? found : undefined;
}

/** Years until the next leap year at most. */
const LEAP_YEARS = 8;

/** The next one; without a step this year counts, and "leap" alone is none. */
function leapYear(part: Part, { known }: Scope): DateReading | undefined {
  const words = part('words');
  const name = calendarOfWords(words);
  if (name === undefined || words.every(({ kind, value }) => kind === 'z' && value === 0)) return undefined;
  const isLeap = name === 'persian' ? persian.isLeapYear : gregorian.isLeapYear;
  const { year } = calendarOf(name, known.hijri).fromJdn(known.today);
  const next = Array.from({ length: LEAP_YEARS }, (_, ahead) => year + stepOf(words) + ahead).find(isLeap);
  return next === undefined ? undefined : { kind: 'year', calendar: name, year: next };
}

/** Of the periods of last year, this year and next year the one of a step; without a step the nearest. */
function periodOfStep<T extends { readonly first: Jdn; readonly last: Jdn }>(
  periods: readonly T[],
  words: readonly Token[],
  known: Known,
): T | undefined {
  const step = stepOf(words);
  if (words.length === 0) return nearestOf(periods, known);
  if (step === 0 || step > 1) return step === 0 ? periods[1] : undefined;
  return step > 0
    ? periods.find(({ first }) => first > known.today)
    : periods.findLast(({ last }) => last < known.today);
}

/** A season, or a part of winter: of a year, the next one or the last one. */
function season(part: Part, { known }: Scope): DateReading | undefined {
  const [token] = part('season');
  const { fa, en, ...ends } = LEXICON.seasons.get(token!.text.replaceAll(' ', ''))!;
  const dayOf = (year: number, [month, day]: readonly [number, number]): Jdn =>
    persian.toJdn({ year, month, day: Math.min(day, persian.monthLength(year, month)) });
  const years = NEAR_YEARS.map((away) => {
    const year = persian.yearOf(known.today) + away;
    return { year, first: dayOf(year, ends.first), last: dayOf(year, ends.last) };
  });
  const asked = yearOf(part('year'), 'persian', known) ?? periodOfStep(years, part('step'), known)?.year ?? 'none';
  if (asked === 'none') return undefined;
  const year = persianYear(asked);
  if (year < persian.FIRST_YEAR || year > persian.LAST_YEAR) return undefined;
  return span(dayOf(year, ends.first), dayOf(year, ends.last), { fa: `${fa} ${year}`, en: `${en} ${year}` });
}

/** The Persian year that begins in a Gregorian year; a Persian year stays. */
export const persianYear = (year: number): number =>
  year < gregorian.FIRST_GREGORIAN_YEAR ? year : year - YEARS_BETWEEN;
const YEARS_BETWEEN = 621;

/** «مهر آینده», "last December": the next such month after this one, or the last one before it. */
function monthOfStep(part: Part, { known }: Scope): DateReading | undefined {
  const [named] = part('month');
  const { calendar, month, needsNumber } = named!.month!;
  if (needsNumber || calendarOfWords([...part('step'), named!]) === undefined) return undefined;
  const { year } = calendarOf(calendar, known.hijri).fromJdn(known.today);
  const months = NEAR_YEARS.map((away) => monthIn(calendar, year + away, month, known, calendar));
  return periodOfStep(
    months.filter((each) => each?.kind === 'month'),
    part('step'),
    known,
  );
}

const UNIT_NAMES: Readonly<Record<string, Names>> = {
  d: { fa: 'روز', en: 'days' },
  k: { fa: 'هفته', en: 'weeks' },
  h: { fa: 'ماه', en: 'months' },
  y: { fa: 'سال', en: 'years' },
};

/** "last 7 days" up to today, «۱۰ روز آینده» from tomorrow on. */
function lastUnits(part: Part, { known }: Scope): DateReading | undefined {
  const [[count], [unit], step] = [part('count'), part('unit'), part('step')];
  const [names, name] = [UNIT_NAMES[unit!.kind], calendarOfWords([unit!, ...step])];
  if (!names || name === undefined || Math.abs(stepOf(step)) !== 1) return undefined;
  const units = count!.value * stepOf(step);
  const end = addUnits(name, known.today, unit!, units, known);
  if (end === undefined || units === 0) return undefined;
  const [fa, en] = units > 0 ? ['آینده', 'Next'] : ['گذشته', 'Last'];
  const title = { fa: `${count!.digits} ${names.fa} ${fa}`, en: `${en} ${count!.digits} ${names.en}` };
  return units > 0 ? span(addDays(known.today, 1), end, title) : span(addDays(end, 1), known.today, title);
}

/** A day some units later or earlier; undefined outside the calendar, and for working days. */
export function addUnits(
  name: Parameters<typeof monthsFrom>[0],
  jdn: Jdn,
  unit: Token,
  count: number,
  known: Known,
): Jdn | undefined {
  if (unit.kind === 'O') return undefined;
  if (unit.kind === 'h' || unit.kind === 'y') return monthsFrom(name, jdn, unit.value * count, known);
  return addDays(jdn, (unit.value || 1) * count);
}

/** Friday. */
function weekend(part: Part, { known }: Scope): DateReading | undefined {
  const inWeek = addDays(known.today, DAYS_A_WEEK * stepOf(part('step')));
  return dayAt(addDays(saturdayOf(inWeek), DAYS_A_WEEK - 1), undefined, known);
}

/** A period with a name; undefined outside the calendars. */
export const span = (first: Jdn, last: Jdn, name: Names): (DateReading & { readonly kind: 'span' }) | undefined =>
  isKnownDay(first) && isKnownDay(last) && first <= last ? { kind: 'span', name, first, last } : undefined;

export const week = (first: Jdn, name: Names) => span(first, addDays(first, DAYS_A_WEEK - 1), name);
