/** What a question is about, without the words of the question, and the year beside it. */
import type { Known } from './dates-in-calendars.ts';
import { STEP_OF_AMOUNT, YEAR_OF_STEP } from './lexicon.ts';
import { calendarOfWords, yearOf } from './rules.ts';
import { kindsOf, meaningful, type Token } from './tokens.ts';

/** Kinds of words at the ends of a question that are not what it asks about. */
export const ASKING = /^[.BCTFrEHLSjI&]$/;
/** The others: "national" and "Iran" belong to some names. */
export const NEVER_OF_NAME = /^[.BCTFrEHS]$/;
/** «سال بعد», "last year", «پارسال», «دو سال پیش» at an end of a text. */
const YEAR_AT_END = `(?:${YEAR_OF_STEP}|ny${STEP_OF_AMOUNT})$`;
const YEAR_WORDS = new RegExp(`^${YEAR_OF_STEP}(?=.)|(?<=.)${YEAR_AT_END}`);

/** What a question is about, without its words and those of a year; undefined for a text that is no question. */
export function subjectOf(all: readonly Token[], asking = ASKING): string | undefined {
  const asked = trimmed(all, asking);
  // «عید فطر ۱۴۰۶ سال بعد» names two years.
  const years = asked.filter(isYear).length;
  if (years > 1) return undefined;
  const year = years > 0 ? null : YEAR_WORDS.exec(kindsOf(asked));
  const named = year ? trimmed(asked.toSpliced(year.index, year[0].length), asking) : asked;
  // "eid al-adha in 2028", "nowruz holidays 2027"
  const inside = asking === ASKING ? /(?<![.HjI])[.HjI]+(?=n$)/ : /(?<![.H])[.H]+(?=n$)/;
  const fillers = inside.exec(kindsOf(named));
  const subject = fillers ? named.toSpliced(fillers.index, fillers[0].length) : named;
  // «ماه», "it": nothing is left to ask about.
  if (subject.length === 0 || subject.length === all.length || /^[-+*=lZhyd]$/.test(kindsOf(subject))) return undefined;
  return textOf(subject);
}

const isYear = ({ kind, digits = '' }: Token): boolean => kind === 'n' && digits.length === 4;

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** The year beside a name: «عید فطر ۱۴۰۶», "Ashura 2030", «نوروز سال آتی»; undefined for numbers alone. */
export function yearBeside(all: readonly Token[], known: Known): number | undefined {
  const tokens = meaningful(all);
  const years = tokens.filter(isYear);
  if (years.length > 1 || tokens.every(({ kind }) => /[nx]/.test(kind))) return undefined;
  if (years.length === 1) return years[0]!.value;
  const { index = tokens.length } = new RegExp(YEAR_AT_END).exec(kindsOf(tokens)) ?? {};
  const words = tokens.slice(index);
  const calendar = calendarOfWords(words);
  const year = calendar && yearOf(words, calendar, known);
  return year === 'none' ? undefined : year;
}

/** The tokens between the first and the last one of another kind. */
export function trimmed(tokens: readonly Token[], kinds: RegExp): readonly Token[] {
  const start = /^[dkhy](?:rT?|T)/.test(kindsOf(tokens)) ? 1 : 0;
  const inside = tokens.slice(start).map(({ kind }) => !kinds.test(kind));
  return inside.includes(true) ? tokens.slice(start + inside.indexOf(true), start + inside.lastIndexOf(true) + 1) : [];
}
