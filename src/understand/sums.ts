/**
 * Days counted from another day, and spans from one day to another: «سه ماه بعد», "90 days ago", «۲۰ روز بعد از ۱۲ آذر»,
 * "12 Azar + 20", «۱۰ روز کاری بعد», «از ۱ مهر تا ۳۰ آذر».
 */
import type { CalendarName } from '#core/calendars.ts';
import type { Jdn } from '#core/jdn.ts';
import type { Unit } from '#core/span-words.ts';
import type { Known } from './dates-in-calendars.ts';
import { YEAR_OF_STEP } from './lexicon.ts';
import { addUnits, span } from './periods.ts';
import type { DateReading, DaySum } from './reading.ts';
import {
  AMOUNT,
  calendarOfWords,
  type DayReading,
  dayAt,
  firstValue,
  type Part,
  type Period,
  periodOf,
  type Rule,
  rule,
  type Scope,
  stepOf,
} from './rules.ts';
import { kindsOf, type Token } from './tokens.ts';

const BASE = '(?<base>.+?)';
const AMOUNTS = `(?<amounts>${AMOUNT})`;

export const SUM_RULES: readonly Rule[] = [
  rule(`${AMOUNTS} (?<sign>[-+*Z])`, sum),
  rule(`(?<sign>A)? ${AMOUNTS}`, sum),
  rule('[+*] O|O [+*]', (_, { known }) => ({ kind: 'workdays', from: known.today, days: 1 })),
  rule(`${AMOUNTS} r? (?<sign>[AFBT+Z-]) (?<base>.+)`, sum),
  rule(`(?<amounts>d) (?<sign>[AB]) (?<base>.+)`, sum),
  rule(`F? ${BASE} ${AMOUNTS} (?<sign>[-+ZAB])`, sum),
  rule(`(?<base>.+) (?<sign>[pi~]) (?<amounts>${AMOUNT}|n)`, sum),
  // «چند روز تا ۱ مهر» has no beginning, «چند جمعه تا ۱ مهر» counts Fridays.
  rule('(?:C(?!w)|d)? F? (?<from>(?!d?T).+?) T (?<to>.+)', fromTo),
  rule('[Cdkhy]? b (?<from>.+?) [&T] (?<to>.+)', fromTo),
  rule('(?<from>.+) ~ (?<to>.+)', fromTo),
];

/** −1 for words that count back; «۲۰ روز مانده به عید» too. */
export const signOf = ([sign]: readonly Token[]): 1 | -1 =>
  sign && (/^[BTi~]$/.test(sign.kind) || sign.value < 0) ? -1 : 1;

/** A day some time after or before another one, or today. */
function sum(part: Part, { known, read }: Scope): DateReading | undefined {
  const [base, amounts, sign] = [part('base'), part('amounts'), part('sign')];
  const isAlone = base.length === 0;
  const from: DateReading | undefined = isAlone ? { kind: 'day', jdn: known.today, calendar: undefined } : read(base);
  const named = calendarOfWords([...amounts, ...(isAlone ? sign : [])]);
  // «۲۰ روز» alone is no day.
  if (from?.kind !== 'day' || named === undefined || (isAlone && sign.length === 0 && named === 'persian'))
    return undefined;
  if (isAlone && Math.abs(stepOf(sign)) > 1) return undefined;
  const found = later(from, amounts, signOf(sign), from.calendar ?? named, known);
  if (found?.kind !== 'day') return found;
  return { ...found, sum: { from: isAlone ? undefined : from, size: sizeOf(amounts), isBack: signOf(sign) < 0 } };
}

/** «۲ ماه و ۳ روز» */
export function sizeOf(amounts: readonly Token[]): DaySum['size'] {
  const { numbers, units } = numbersAndUnits(amounts);
  const size: Partial<Record<Unit, number>> = {};
  for (const [at, { value }] of numbers.entries()) {
    const name = UNIT_NAMES.get((units[at] ?? DAY).kind) ?? 'days';
    size[name] = (size[name] ?? 0) + value;
  }
  return size;
}

const UNIT_NAMES: ReadonlyMap<string, Unit> = new Map([
  ['k', 'weeks'],
  ['h', 'months'],
  ['y', 'years'],
]);

function numbersAndUnits(amounts: readonly Token[]) {
  // «روز بعد از عاشورا» is one day.
  const numbers = kindsOf(amounts) === 'd' ? [ONE] : amounts.filter(({ kind }) => kind === 'n');
  return { numbers, units: amounts.filter(({ kind }) => kind !== 'n' && kind !== '&') };
}

/** The day after a day by amounts such as «۲ ماه و ۳ روز». @param calendar of its months */
export function later(
  from: DayReading,
  amounts: readonly Token[],
  sign: 1 | -1,
  calendar: CalendarName,
  known: Known,
): DateReading | undefined {
  const moves = from.mayMove && ({ mayMove: true } as const);
  if (kindsOf(amounts) === 'nO')
    return { kind: 'workdays', from: from.jdn, days: sign * firstValue(amounts), ...moves };
  let jdn: Jdn | undefined = from.jdn;
  const { numbers, units } = numbersAndUnits(amounts);
  for (const [at, { value }] of numbers.entries()) {
    const unit = units[at] ?? DAY;
    jdn = jdn && addUnits(calendar, jdn, unit, sign * value, known);
  }
  const day = jdn === undefined ? undefined : dayAt(jdn, undefined, known);
  return day && { ...day, ...moves };
}

/** "12 Azar + 20" counts days. */
const DAY: Token = { kind: 'd', value: 1, text: '', isPersian: false };
const ONE: Token = { ...DAY, kind: 'n' };

/** A month and a year, or a year, at the end of a date: the other end of a span may go without them. */
const MONTH_AND_YEAR = new RegExp(`h?m(?:y?n|${YEAR_OF_STEP})?$`);
const YEAR_AT_END = new RegExp(`(?<=m)(?:y?n|${YEAR_OF_STEP})$`);
const NEXT_YEAR: Token = { kind: 'Y', value: 1, text: '', isPersian: false };
const THIS_YEAR: Token = { ...NEXT_YEAR, value: 0 };

/** The tokens at the end that fit a pattern of kinds. */
const ending = (tokens: readonly Token[], pattern: RegExp): readonly Token[] => {
  const { index } = pattern.exec(kindsOf(tokens)) ?? {};
  return index === undefined ? [] : tokens.slice(index);
};

/** «از ۱ مهر تا ۱۵ آبان ۱۴۰۵», «۵ تا ۱۰ دی», "1 December to 24 December", «از مهر تا آذر»; the end may be of next year. */
function fromTo(part: Part, { read }: Scope): DateReading | undefined {
  const [from, to] = [part('from'), part('to')];
  const starts = [
    [...from, ...ending(to, MONTH_AND_YEAR)],
    [...from, ...ending(to, YEAR_AT_END)],
    from,
    [...from, THIS_YEAR],
  ];
  const ends = [to, ...(YEAR_AT_END.test(kindsOf(to)) ? [] : [[...to, NEXT_YEAR]])];
  for (const end of ends.map((tokens) => endsOf(read(tokens)))) {
    const start = end && starts.map((tokens) => endsOf(read(tokens))).find((each) => each && each.first <= end.last);
    if (start && end) return between(start, end);
  }
  return undefined;
}

export const endsOf = (reading: DateReading | undefined): Period | undefined =>
  reading?.kind === 'day' ? { ...reading, first: reading.jdn, last: reading.jdn } : periodOf(reading);

function between(start: Period, end: Period): DateReading | undefined {
  const found = span(start.first, end.last, { fa: '', en: '' });
  return found && { ...found, isBetween: true, ...((start.mayMove || end.mayMove) && { mayMove: true }) };
}
