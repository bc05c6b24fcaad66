/**
 * Periods, and days found in them: «ماه بعد», "this year", «پاییز ۱۴۰۶», «سه‌ماههٔ دوم», "week 40 of 1405", «نیمهٔ دوم
 * آذر», "last 7 days", «آخر آذر», «صدمین روز سال», "first Monday of January".
 */
import { calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, DAYS_A_WEEK, daysSinceSaturday, type Jdn, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { isKnownDay, type Known, monthIn, yearAlone } from './dates-in-calendars.ts';
import { SEASON_NAMES } from './lexicon.ts';
import { type DateReading, type Names, nameOf } from './reading.ts';
import {
  calendarOfWords,
  dayAt,
  firstValue,
  monthsFrom,
  type Part,
  type Period,
  periodOf,
  type Rule,
  rule,
  type Scope,
  STEP,
  STEP_BEFORE,
  stepOf,
  UNIT,
  YEAR,
  yearOf,
} from './rules.ts';
import type { Token } from './tokens.ts';

const OF = '(?<period>.+)';

export const PERIOD_RULES: readonly Rule[] = [
  rule(`(?<words>${STEP_BEFORE}[dkhy]|[dkhy]${STEP}|Y)`, relativePeriod),
  rule('(?<unit>y) M (?<words>.+)', fiscalYear),
  rule('M (?<words>y.+)', fiscalYear),
  rule(`q? y? (?<season>s) (?:${YEAR})?`, season),
  rule(`(?<step>${STEP_BEFORE}) q? (?<season>s)`, season),
  rule(`q? (?<season>s) (?<step>${STEP})`, season),
  rule(`(?<step>${STEP_BEFORE}) (?<month>m)`, monthOfStep),
  rule(`(?<month>m) (?<step>${STEP})`, monthOfStep),
  rule('(?<words>y? z [+*] | [+*] y? z)', nextLeapYear),
  rule(`(?<step>[-+*l]) (?<count>n) (?<unit>${UNIT})`, lastUnits),
  rule(`(?<count>n) (?<unit>${UNIT}) (?<step>\\*)`, lastUnits),
  rule(`(?<step>${STEP_BEFORE})? K`, weekend),
  rule(`K (?<step>${STEP})`, weekend),
  rule(`(?<nth>[oel]) d? (?<weekday>w) ${OF}`, nthWeekday),
  rule(`d? (?<weekday>w) (?<nth>[oe]) ${OF}`, nthWeekday),
  rule(`(?<size>n) (?<unit>h) (?<nth>o) ${OF}?`, partOfPeriod),
  rule(`(?<unit>[qftk]) (?<nth>[one]) ${OF}?`, partOfPeriod),
  rule(`(?<nth>[oel]) (?<unit>[qftk]) ${OF}?`, partOfPeriod),
  rule(`(?<nth>[Seo]) (?<days>d)? ${OF}`, nthDay),
  rule(`(?<nth>l) (?<days>d) ${OF}`, nthDay),
  rule(`(?<days>d) (?<nth>[on]) ${OF}`, nthDay),
  rule(`${OF} (?<nth>e)`, nthDay),
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
function relativePeriod(part: Part, { known }: Scope): DateReading | undefined {
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

function nextLeapYear(part: Part, { known }: Scope): DateReading | undefined {
  const name = calendarOfWords(part('words'));
  if (name === undefined) return undefined;
  const isLeap = name === 'persian' ? persian.isLeapYear : gregorian.isLeapYear;
  const { year } = calendarOf(name, known.hijri).fromJdn(known.today);
  const next = Array.from({ length: LEAP_YEARS }, (_, ahead) => year + 1 + ahead).find(isLeap);
  return next === undefined ? undefined : { kind: 'year', calendar: name, year: next };
}

/** A season, or a part of winter: of a year, the next one or the last one. */
function season(part: Part, { known }: Scope): DateReading | undefined {
  const [token] = part('season');
  const { fa, en, ...ends } = SEASON_NAMES.get(token!.text.replaceAll(' ', ''))!;
  const thisYear = persian.yearOf(known.today);
  const dayOf = (year: number, [month, day]: readonly [number, number]): Jdn =>
    persian.toJdn({ year, month, day: Math.min(day, persian.monthLength(year, month)) });
  const [first, last] = [dayOf(thisYear, ends.first), dayOf(thisYear, ends.last)];
  const step = stepOf(part('step'));
  const byStep = step > 0 ? (first > known.today ? 0 : 1) : step < 0 && last >= known.today ? -1 : 0;
  const asked = yearOf(part('year'), 'persian', known) ?? thisYear + byStep;
  if (asked === 'none') return undefined;
  const year = persianYear(asked);
  if (year < persian.FIRST_YEAR || year > persian.LAST_YEAR) return undefined;
  return span(dayOf(year, ends.first), dayOf(year, ends.last), { fa: `${fa} ${year}`, en: `${en} ${year}` });
}

/** The Persian year that begins in a Gregorian year; a Persian year stays. */
const persianYear = (year: number): number =>
  year < gregorian.FIRST_GREGORIAN_YEAR ? year : persian.yearOf(gregorian.toJdn({ year, month: 12, day: 31 }));

/** «مهر آینده», "last December": the next such month after this one, or the last one before it. */
function monthOfStep(part: Part, { known }: Scope): DateReading | undefined {
  const [[named], step] = [part('month'), stepOf(part('step'))];
  const { calendar, month, needsNumber } = named!.month!;
  if (needsNumber || calendarOfWords([...part('step'), named!]) === undefined) return undefined;
  const { year } = calendarOf(calendar, known.hijri).fromJdn(known.today);
  const months = [-1, 0, 1]
    .map((away) => monthIn(calendar, year + away, month, known, calendar))
    .filter((each) => each?.kind === 'month');
  if (step === 0) return months[1];
  return step > 0 ? months.find(({ first }) => first > known.today) : months.findLast(({ last }) => last < known.today);
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

/** The present month, year or week for its unit alone: «آخر ماه»; undefined for what is no period. */
function present([unit, ...more]: readonly Token[], known: Known): DateReading | undefined {
  if (!unit || more.length > 0 || !/[khy]/.test(unit.kind)) return undefined;
  return relativePeriod(() => [unit], { known, read: () => undefined });
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
  const day = nth!.kind === 'S' ? 1 : nth!.value;
  // «دهم ماه بعد» is a day of the month, «دهم سال بعد» nothing.
  if (Math.abs(day) > 1 && part('days').length === 0 && reading?.kind !== 'month') return undefined;
  const jdn = day < 0 ? period.last : addDays(period.first, day - 1);
  return jdn > period.last || day === 0 ? undefined : dayOfPeriod(jdn, period, scope.known);
}

/** A day of a period; the last one rests on the first day of the next Islamic month. */
function dayOfPeriod(jdn: Jdn, { last, calendar, mayMove }: Period, known: Known): DateReading | undefined {
  const day = dayAt(jdn, calendar, known);
  const next = jdn === last ? dayAt(addDays(jdn, 1), calendar, known) : undefined;
  const isEstimate = mayMove || next?.mayMove;
  return day && isEstimate ? { ...day, mayMove: true } : day;
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

const week = (first: Jdn, name: Names) => span(first, addDays(first, DAYS_A_WEEK - 1), name);

/** A period with a name; undefined outside the calendars. */
export const span = (first: Jdn, last: Jdn, name: Names): (DateReading & { readonly kind: 'span' }) | undefined =>
  isKnownDay(first) && isKnownDay(last) && first <= last ? { kind: 'span', name, first, last } : undefined;
