/** The year of a date without one, by the tense of a question: the day to come, or the last one. */
import { type Asked, askedIn } from './asked.ts';
import { readPeriod, readTokens } from './dates.ts';
import { type Known, NEAR_YEARS } from './dates-in-calendars.ts';
import { FILLER } from './lexicon.ts';
import { type DateReading, isPeriod } from './reading.ts';
import { endsOf } from './sums.ts';
import type { Token } from './tokens.ts';

/** «بود», "was" */
export const isPast = (all: readonly Token[]): boolean => all.some(({ kind, value }) => kind === FILLER && value < 0);

/** Questions about one day of a year; an amount of time says itself which day it means. */
const ABOUT_DAYS: ReadonlySet<Asked | undefined> = new Set([
  'off',
  'days-off',
  'open',
  'work',
  'weekday',
  'occasions',
  'date',
] as const);

/** Values of the words for days off: "open", and those that are said of a day, as «تعطیله». */
export const OPEN = 2;
const SAID_OF_DAY = 3;
/** Closures, and air pollution, their usual reason. */
const CLOSURE = 4;
const VERBS: ReadonlySet<string> = new Set(['is', 'it', 'است', 'ایا', 'هست']);

/** «کبیسه است؟», "is it a leap year": about this year, not about the next leap year. */
export const asksThisYear = ([only, ...more]: readonly Token[], all: readonly Token[]): boolean =>
  only?.kind === 'z' &&
  more.length === 0 &&
  all.some(({ text }) => VERBS.has(text)) &&
  !all.some(({ value, kind }) => kind === FILLER && value === WHEN);
export const WHEN = 3;

/** "holiday" and «کی تعطیله» ask for the next one, "is it a holiday" and «تعطیله» about today. */
export function holidayAlone(tokens: readonly Token[], all: readonly Token[]): 'next' | 'today' | undefined {
  // «کی تعطیلی داریم»
  const isClosure = ({ kind, value }: Token) => kind === 'H' && value === CLOSURE;
  const [only, ...more] = tokens.filter((token) => token.kind !== 'E' && !isWhich(token) && !isClosure(token));
  if (only?.kind !== 'H' || only.value === OPEN || more.length > 0 || isPast(all)) return undefined;
  const isSaid = only.value === SAID_OF_DAY || all.some(({ text }) => VERBS.has(text));
  if (askedIn(all) === 'off' && isSaid) return 'today';
  // «تعطیلی آلودگی هوا» is no holiday.
  return tokens.some(isClosure) ? undefined : 'next';
}

/** "which days are off" */
const isWhich = ({ kind, text }: Token): boolean =>
  kind === 'C' && /^(?:which|what|کدا?[مو]م?|چه) ?(?:days|رو)/.test(text);

export type ReadInTense = (words: readonly Token[]) => DateReading | undefined;

/** A date, a month or a season without a year, in the years around the present one; none for other words. */
function inYears(words: readonly Token[], known: Known) {
  const own = readTokens(words, known);
  const isNamed = words.some(({ kind }) => /[ms]/.test(kind)) && !(own?.kind === 'span' && own.isBetween);
  return (isNamed ? NEAR_YEARS : []).flatMap((value) => {
    const reading = readTokens([...words, { kind: 'Y', value, text: '', isPersian: false }], known);
    const ends = endsOf(reading);
    return reading && ends ? [{ reading, value, first: ends.first, last: ends.last }] : [];
  });
}

/** Reads a date; without a year the next one. */
export const readComing = (words: readonly Token[], known: Known): DateReading | undefined =>
  inYears(words, known).find(({ first }) => first >= known.today)?.reading ?? readTokens(words, known);

/** Reads a date; without a year the last one. */
export const readPassed = (words: readonly Token[], known: Known): DateReading | undefined =>
  inYears(words, known).findLast(({ first }) => first <= known.today)?.reading ?? readPeriod(words, known);

/**
 * Reads a date or a period of a question. Without a year it is the nearest one; the next one if a question is about a day
 * or a beginning, and the last one in the past tense. Beside one that is over the next one is the second reading, beside
 * one to come that of this year if it is over.
 * @param all the whole question with its fillers
 */
export const inTense =
  (all: readonly Token[], known: Known): ReadInTense =>
  (words) => {
    const own = readPeriod(words, known);
    const [found, asks] = [inYears(words, known), askedIn(all)];
    const [coming, passed, thisYear] = [
      found.find(({ last }) => last >= known.today),
      found.findLast(({ first }) => first <= known.today),
      found.find(({ value }) => value === 0),
    ];
    const isNext = asks === 'start' || (ABOUT_DAYS.has(asks) && !isPeriod(own));
    const nearest = found.find(({ first }) => first === endsOf(own)?.first);
    const meant = isPast(all) ? passed : isNext ? coming : nearest;
    if (!meant) return own;
    const isOver = (each = meant) => each.last < known.today;
    const other = isOver() ? coming : isOver(thisYear) ? thisYear : undefined;
    return other && !isPast(all) ? withOther(meant.reading, other.reading) : meant.reading;
  };

function withOther(reading: DateReading, other: DateReading): DateReading {
  if (reading.kind === 'day' && other.kind === 'day') return { ...reading, other: other.jdn };
  return reading.kind !== 'year' && isPeriod(reading) && isPeriod(other) ? { ...reading, other } : reading;
}
