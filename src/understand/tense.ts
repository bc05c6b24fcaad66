/** The year of a date without one, by the tense of a question: the day to come, or the last one. */
import { type Asked, askedIn } from './asked.ts';
import { readTokens } from './dates.ts';
import type { Known } from './dates-in-calendars.ts';
import { FILLER } from './lexicon.ts';
import type { DateReading } from './reading.ts';
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
const [OPEN, SAID_OF_DAY] = [2, 3];
const VERBS: ReadonlySet<string> = new Set(['is', 'it', 'است', 'ایا', 'هست']);

/** "holiday" and «کی تعطیله» ask for the next one, "is it a holiday" and «تعطیله» about today. */
export function holidayAlone([only, ...more]: readonly Token[], all: readonly Token[]): 'next' | 'today' | undefined {
  if (only?.kind !== 'H' || only.value === OPEN || more.length > 0 || isPast(all)) return undefined;
  const isSaid = only.value === SAID_OF_DAY || all.some(({ text }) => VERBS.has(text));
  return askedIn(all) === 'off' && isSaid ? 'today' : 'next';
}

export type ReadInTense = (words: readonly Token[]) => DateReading | undefined;

/**
 * Reads a date or a period of a question. A day without a year is the next such one, or the last one if the question is in
 * the past tense, and keeps the other one as its second reading.
 * @param all the whole question with its fillers
 */
export const inTense =
  (all: readonly Token[], known: Known): ReadInTense =>
  (words) => {
    const own = readTokens(words, known);
    const isDay = own?.kind === 'day' || own?.kind === 'missing';
    if (!isDay || !ABOUT_DAYS.has(askedIn(all)) || !words.some(({ kind }) => kind === 'm')) return own;
    const inYear = (value: number) => readTokens([...words, { kind: 'Y', value, text: '', isPersian: false }], known);
    const days = [-1, 0, 1].map(inYear).filter((each) => each?.kind === 'day');
    const [coming, last] = [days.find(({ jdn }) => jdn >= known.today), days.findLast(({ jdn }) => jdn <= known.today)];
    const [meant, other] = isPast(all) ? [last, coming] : [coming, last];
    return meant && other && other.jdn !== meant.jdn ? { ...meant, other: other.jdn } : (meant ?? own);
  };
