/**
 * What a text asks: for a date, the days off of a month, the next holiday, an age, the prayers of a city, or for
 * something of a name.
 */
import { readDate } from './dates.ts';
import type { Known } from './dates-in-calendars.ts';
import { inPersianLetters } from './latin-persian.ts';
import { type PrayerQuestion, placeOfQibla, prayerQuestion } from './prayer-words.ts';
import {
  asksLongWeekend,
  asksNextHoliday,
  birthIn,
  spanOfDaysOff,
  subjectOf,
  withoutConversion,
} from './question-words.ts';
import type { DateReading, PlainReading, WorkdaySum } from './reading.ts';
import { wordsOf } from './words.ts';

type Reading<K extends DateReading['kind']> = DateReading & { readonly kind: K };

export type Question =
  | { readonly kind: 'date'; readonly reading: PlainReading }
  | { readonly kind: 'workdays'; readonly reading: WorkdaySum }
  /** the days off of a month, a year, a week or a season */
  | { readonly kind: 'days-off'; readonly reading: Reading<'month' | 'year' | 'span'> }
  | { readonly kind: 'next-holiday' | 'long-weekend' | 'nothing' }
  /** the years since a day */
  | { readonly kind: 'age'; readonly reading: Reading<'day'> }
  /** the direction of prayer in a city */
  | { readonly kind: 'qibla'; readonly place: string }
  | ({ readonly kind: 'prayer' } & PrayerQuestion);

export interface Understood {
  /** `nothing`: no answer but things of this name */
  readonly question: Question;
  /** the text without the words of a question, to search for */
  readonly subject: string;
  /** the year beside a name: «عید فطر ۱۴۰۶», "Nowruz next year" */
  readonly year?: number | undefined;
}

/** A typed text in one spelling: Latin digits, Persian letters, single spaces, no half-spaces and other signs. */
export const plain = (text: string): string => wordsOf(text.replaceAll('\u200c', ' ')).join(' ');

/** Reads a text. Names are not looked up: a question about prayers may name no city. */
export function understand(typed: string, known: Known): Understood {
  const text = withoutConversion(typed);
  const own = understoodAs(text, known);
  if (own.question.kind !== 'nothing') return own;
  const persian = inPersianLetters(text);
  if (persian === undefined) return own;
  const other = understoodAs(persian, known);
  const isBetter = other.question.kind !== 'nothing' || (own.subject === text && other.subject !== persian);
  return isBetter ? { ...other, year: own.year ?? other.year } : own;
}

/** «تعطیله» asks as «تعطیل» does, and «هفته ی» is «هفته». */
const ENDINGS = /(کی|چندم|تعطیل|رسمی|کاری|روزی|تاریخی|ساعتی)ه(?= |$)| ی(?= |$)/g;

function understoodAs(text: string, known: Known): Understood {
  const words = plain(text).replace(ENDINGS, '$1');
  const subject = subjectOf(words) ?? text;
  const year = yearBeside(text) ?? yearInWords(words, known);
  const question = questionIn(text, words, subject, known);
  return { question, subject: question.kind === 'qibla' ? question.place : subject, year };
}

const YEAR_IN_WORDS = /(?:^| )(سال (?:اینده|بعد|بعدی|گذشته|قبل|پیش)|امسال|پارسال|(?:next|last|this) year)(?= |$)/;

function yearInWords(words: string, known: Known): number | undefined {
  const phrase = YEAR_IN_WORDS.exec(words)?.[1];
  const reading = phrase === undefined ? undefined : readDate(phrase, known);
  return reading?.kind === 'year' ? reading.year : undefined;
}

function questionIn(text: string, words: string, subject: string, known: Known): Question {
  if (asksNextHoliday(words) || asksNextHoliday(subject)) return { kind: 'next-holiday' };
  if (asksLongWeekend(words) || asksLongWeekend(subject)) return { kind: 'long-weekend' };
  const whole = readDate(text, known);
  if (whole) return dated(whole);
  const born = birthIn(words);
  const birth = born === undefined ? undefined : readDate(born, known);
  if (birth) return birth.kind === 'day' && birth.jdn <= known.today ? { kind: 'age', reading: birth } : dated(birth);
  const span = spanOfDaysOff(words);
  const ofSpan = span ? readDate(span, known) : undefined;
  if (ofSpan?.kind === 'month' || ofSpan?.kind === 'year' || ofSpan?.kind === 'span')
    return { kind: 'days-off', reading: ofSpan };
  const ofSubject = subject === text ? undefined : readDate(subject, known);
  if (ofSubject) return dated(ofSubject);
  const place = placeOfQibla(words);
  if (place) return { kind: 'qibla', place };
  const prayer = prayerQuestion(text);
  return prayer ? { kind: 'prayer', ...prayer } : { kind: 'nothing' };
}

const dated = (reading: DateReading): Question =>
  reading.kind === 'workdays' ? { kind: 'workdays', reading } : { kind: 'date', reading };

/** The year of four digits beside a name: «عید فطر ۱۴۰۶», "Ashura 2030". */
export function yearBeside(text: string): number | undefined {
  const words = plain(text);
  const [year, ...more] = words.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  return year !== undefined && more.length === 0 && /\p{L}/u.test(words) ? Number(year) : undefined;
}
