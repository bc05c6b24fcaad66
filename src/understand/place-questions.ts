/** Questions about a place: its prayer times, the direction of prayer, the moment of the new year there. */
import { OFFSETS, STANDARD_FROM } from '#core/iran-time.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { EightTime } from '#core/prayer-names.ts';
import { askedIn } from './asked.ts';
import { readTokens } from './dates.ts';
import type { Known } from './dates-in-calendars.ts';
import { persianYear } from './periods.ts';
import { type AskedPrayers, placeOfQibla, prayerIn, withoutNewYear } from './prayer-words.ts';
import type { DateReading } from './reading.ts';
import { ASKING, textOf, trimmed } from './subjects.ts';
import { WHEN } from './tense.ts';
import { kindsOf, meaningful, type Token } from './tokens.ts';

export interface PrayerQuestion extends Pick<AskedPrayers, 'prayers' | 'isIftar'> {
  /** the words that are left: a city, or nothing */
  readonly place: string;
  /** the time left to one of them, the time between two, its next time, or that it ends another one */
  readonly counts: 'left' | 'between' | 'next' | 'until' | undefined;
  /** days from today */
  readonly daysAway: number;
  /** a day that the text names by its date */
  readonly jdn?: Jdn | undefined;
}

export type PlaceQuestion =
  /** what time it is in a city, or how far its clock is from Tehran's */
  | { readonly kind: 'clock'; readonly place: string; readonly isDifference: boolean }
  /** the direction of prayer in a city */
  | { readonly kind: 'qibla'; readonly place: string }
  /** the moment of a Persian new year in a city, of the next one without a year; or the time left to it */
  | { readonly kind: 'new-year'; readonly place: string; readonly year: number | undefined; readonly isLeft: boolean }
  | ({ readonly kind: 'prayer' } & PrayerQuestion);

type DayReading = DateReading & { readonly kind: 'day' };

/** Kinds of words around the name of a place that are no part of it: «در سال ۱۴۰۶ تهران», «اذان بعدی تهران» */
const [BESIDE_PLACE, BESIDE_PRAYER] = [/^[.BCTFrEHSjIyQb&]$/, /^[.BCTFrEHSjI+Qb&]$/];

/** Prayers, their direction, and the moment of the new year in a city. */
export function placeQuestion(text: string, all: readonly Token[], known: Known): PlaceQuestion | undefined {
  const qibla = placeOfQibla(text);
  if (qibla !== undefined) return { kind: 'qibla', place: qibla };
  const newYear = withoutNewYear(all);
  if (newYear !== undefined) {
    const { place, date } = divided(newYear, BESIDE_PLACE, (words) => newYearOf(words, known));
    const isLeft = kindsOf(all).includes('Q');
    return place !== '' || isLeft || asksForMoment(all) ? { kind: 'new-year', place, year: date, isLeft } : undefined;
  }
  const span = all.find(({ kind }) => kind === 'R');
  const ofSpan = span && { prayers: SPANS[span.value]!, isIftar: false, isClear: true };
  const asked = ofSpan ? { ...ofSpan, rest: all.filter((token) => token !== span) } : prayerIn(all);
  if (!asked) return undefined;
  const { isIftar } = asked;
  const ends = all.filter(isEnd);
  const [only, ...more] = asked.prayers;
  // «سحری تا کی»: until dawn, which ends the meal.
  const ending = only && (FAST.test(textOf(all)) ? only : ENDS[only]);
  const end = more.length === 0 && ends.length > 0 ? ending : undefined;
  const prayers = end ? [end] : asked.prayers;
  const { place, date } = divided(
    end ? asked.rest.filter((token) => !ends.includes(token)) : asked.rest,
    BESIDE_PRAYER,
    (words) => dayOf(words, known),
  );
  const counts = end ? 'until' : span ? 'between' : countsOf(all, prayers);
  // «نماز» alone names an occasion, «سحر امروز» does not.
  const isClear = asked.isClear || counts !== undefined || all.some(({ kind }) => kind === 'D');
  if (place === '' && !isClear) return undefined;
  const jdn = date?.calendar === undefined ? undefined : date.jdn;
  return { kind: 'prayer', place, prayers, isIftar, counts, daysAway: date ? date.jdn - known.today : 0, jdn };
}

const FAST = /سحر|امساک|افطار|\b(?:suhoo?r|saha?ri?|sehri|[ie]msak|[ie]ftar)/;
/** «تا کی», "last time for", «قضا», not "last Friday" */
const isEnd = ({ kind, text }: Token, at: number, all: readonly Token[]): boolean =>
  text === 'قضا' || (/^[el]$/.test(kind) && !/^\.*[dhkmstwy]/.test(kindsOf(all.slice(at + 1))));
/** The times at which those of prayers end. */
const ENDS: Readonly<Partial<Record<EightTime, EightTime>>> = {
  ...{ fajr: 'sunrise', dhuhr: 'sunset', asr: 'sunset', maghrib: 'midnight', isha: 'midnight' },
};

/** The day, the fast and the night, by the values of their words. */
const SPANS: readonly AskedPrayers['prayers'][] = [
  ['sunrise', 'sunset'],
  ['fajr', 'maghrib'],
  ['sunset', 'sunrise'],
];
/** «چند ساعت تا», «چقدر مانده»; «به» alone is of «به افق تهران». */
const LEFT = /r|Q(?!.*[AZ-])|C.*[TB+]|b/;
const UNTIL = /^(?:تا|until|till?|to|countdown|شمارش معکوس)$/;

/** «چند ساعت تا افطار», "how long from fajr to maghrib", "next prayer" */
function countsOf(all: readonly Token[], { length }: AskedPrayers['prayers']): PrayerQuestion['counts'] {
  const kinds = kindsOf(all);
  if (LEFT.test(kinds) || all.some(({ text }) => UNTIL.test(text)))
    return length === 2 ? 'between' : length < 2 && !kinds.includes('F') ? 'left' : undefined;
  return kinds.includes('+') ? 'next' : undefined;
}

const CLOCK = /^(?:ساعت|ساعت چنده|چه ساعتی(?:ه| است)?|time|what time|clock|timezone|offset)$/;
const BESIDE_CLOCK = /^(?:به|با|وقت|محلی|رسمی|vaghte?|local|official|zone|utc|gmt|right|current)$/;
const NOW = /^(?:الان|حالا|اکنون|now)$/;

/** «ساعت تهران», "time in London", «الان ساعت چنده»; the place may also be a part of a name. */
export function clockQuestion(all: readonly Token[]): PlaceQuestion | undefined {
  const asked = all.filter(({ text }) => !BESIDE_CLOCK.test(text) && !NOW.test(text));
  const isDifference = kindsOf(asked).includes('b');
  if (!/^[.I_b&]*$/.test(kindsOf(asked)) || !all.some(({ text }) => CLOCK.test(text))) return undefined;
  const place = textOf(asked.filter(({ kind, text }) => kind === '_' && !CLOCK.test(text)));
  if (place !== '') return { kind: 'clock', place, isDifference };
  if (isDifference) return undefined;
  if (kindsOf(asked).includes('I')) return { kind: 'clock', place: 'tehran', isDifference };
  const isClear = all.some(({ text, value }) => NOW.test(text) || value === WHEN || all.length === 1);
  return isClear ? { kind: 'clock', place, isDifference } : undefined;
}

/** «کی ساعت‌ها عوض می‌شود», "does Iran have DST"; undefined for years of summer time, and other countries. */
export function summerTimeQuestion(all: readonly Token[]): { readonly kind: 'summer-time' } | undefined {
  const years = all.filter(({ kind }) => kind === 'n').map(({ value }) => persianYear(value));
  const isOfClock = /ساعت|\b(?:clocks?|time)\b/.test(textOf(all));
  const isAsked = all.some(({ kind, value }) => kind === 'P' && (value === 0 || isOfClock));
  const isOfIran = /^[.CDEIPSYjn=+y]+$/.test(kindsOf(all)) && all.every(({ value }) => value >= 0);
  const isOver = OFFSETS.length === 1 && years.every((year) => year > persian.yearOf(STANDARD_FROM));
  return isAsked && isOfIran && isOver ? { kind: 'summer-time' } : undefined;
}

const MOMENT = /ساعت|لحظه|تحویل|\b(?:time|moment|hour)\b|(?:بهاری|equinox) \d{4}|(?:spring|vernal) equinox/;

/** «ساعت تحویل سال», "nowruz time" */
const asksForMoment = (all: readonly Token[]): boolean =>
  MOMENT.test(textOf(all)) && [undefined, 'date', 'start'].includes(askedIn(all));

const dayOf = (words: readonly Token[], known: Known): DayReading | undefined => {
  const reading = readTokens(words, known);
  return reading?.kind === 'day' ? reading : undefined;
};

/** The Persian year that words name, of a Gregorian one the year that begins in it; in words the year to come. */
function newYearOf(words: readonly Token[], known: Known): number | undefined {
  const reading = readTokens(words, known);
  if (reading?.kind !== 'year') return undefined;
  const year = persianYear(reading.year);
  const isBegun = year === persian.yearOf(known.today) && !words.some(({ digits }) => digits);
  return isBegun ? year + 1 : year;
}

/** The place in some words, and a date before or after it; all words are the place if none is a date. */
function divided<T>(
  asked: readonly Token[],
  beside: RegExp,
  read: (words: readonly Token[]) => T | undefined,
): { readonly place: string; readonly date?: T | undefined } {
  const all = trimmed(asked, ASKING);
  const placeOf = (tokens: readonly Token[]) => textOf(trimmed(tokens, beside));
  for (let size = all.length; size > 0; size--) {
    const halves = [
      [all.slice(-size), all.slice(0, -size)],
      [all.slice(0, size), all.slice(size)],
    ] as const;
    for (const [words, place] of halves) {
      const date = read(meaningful(words));
      if (date !== undefined) return { place: placeOf(place), date };
    }
  }
  return { place: placeOf(all) };
}
