/** Confidence in an answer about a day, and what the list of one-off closures does not cover. */
import { CLOSURE_CONFIDENCES, type Closure, type Sector } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { isInSpan, type Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from '../base/almanac.ts';
import { joined, type Text } from '../base/text.ts';
import { dayInWords } from './four-calendars.ts';

/** From the least to the most. */
export const CONFIDENCES = ['low', 'medium', 'high', 'certain'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

const CERTAIN = 0.995;
const HIGH = 0.9;
const MEDIUM = 0.7;

function byProbability(probability: number | null): Confidence {
  const known = probability ?? 0;
  if (known >= CERTAIN) return 'certain';
  return known >= HIGH ? 'high' : known >= MEDIUM ? 'medium' : 'low';
}

const lowerOf = (a: Confidence, b: Confidence): Confidence => (CONFIDENCES.indexOf(a) < CONFIDENCES.indexOf(b) ? a : b);

/** The first and the last day for which one-off closures were collected. */
export const collectedDays = ({ closures: { collected } }: Pick<Almanac, 'closures'>): [Jdn, Jdn] => [
  persian.fromIsoDate(collected.first),
  persian.fromIsoDate(collected.last),
];

/**
 * The last Persian day for which one-off closures were collected: after it a working day is one by the calendar. Null
 * where closures do not count.
 */
export const closuresKnownUntil = (
  { closures: counted }: { readonly closures: 'yes' | 'no' },
  { closures: { collected } }: Pick<Almanac, 'closures'>,
): string | null => (counted === 'yes' ? collected.last : null);

/** A day that an answer is about. */
export interface DayFacts {
  readonly jdn: Jdn;
  readonly sector: Sector;
  readonly province: string | undefined;
  readonly isWorkday: boolean;
  /** the official holidays of the day */
  readonly holidays: readonly Occurrence[];
  /** the closures that make it a day off for the sector, official holidays among them */
  readonly closing: readonly Closure[];
  /** of Tehran */
  readonly today: Jdn;
}

/** Days up to today for which closures were not collected. */
const isPastCollected = ({ jdn, today }: Pick<DayFacts, 'jdn' | 'today'>, almanac: Pick<Almanac, 'closures'>) =>
  jdn <= today && jdn > collectedDays(almanac)[1];

/** The highest confidence that a day can have, because the list of closures is not complete. */
function maxConfidence(facts: DayFacts, almanac: Almanac): Confidence {
  const most = ofClosures(facts);
  if (facts.sector !== 'public' || facts.province !== undefined) return lowerOf(most, 'medium');
  if (isPastCollected(facts, almanac) && facts.isWorkday) return 'medium';
  if (most !== 'certain') return most;
  return facts.isWorkday || facts.jdn > collectedDays(almanac)[1] ? 'high' : 'certain';
}

/** The best confidence of the closures, if nothing else makes the day off. */
function ofClosures({ closing, holidays }: DayFacts): Confidence {
  const isClosedOnly = closing.length > 0 && holidays.every(({ occasion }) => occasion.isClosure === true);
  const best = CLOSURE_CONFIDENCES.findLast((level) => closing.some(({ confidence }) => confidence === level));
  return !isClosedOnly || best === undefined || best === 'high' ? 'certain' : best;
}

/** How the first day of an Islamic month was decided, as far as it matters here. */
interface MonthCertainty {
  readonly probability: number | null;
  readonly first_day_gregorian: string;
  readonly other_first_day_gregorian: string | null;
}

/** @param month the Islamic month that decides the day */
export const confidenceOf = (facts: DayFacts, month: MonthCertainty, almanac: Almanac): Confidence =>
  lowerOf(maxConfidence(facts, almanac), confidenceOfHolidays(facts, month, almanac));

/**
 * Holidays of the Persian calendar are certain by law. Those of an Islamic date, or next to one, are as certain as its
 * month.
 */
function confidenceOfHolidays(
  { jdn, holidays }: DayFacts,
  month: MonthCertainty,
  { holidays: years, holidayLaws }: Almanac,
): Confidence {
  const year = persian.yearOf(jdn);
  const attested = holidayLaws.confidence.find(({ years }) => isInSpan(years, year));
  const isDoubtful =
    holidays.length > 0 && holidays.every(({ occasion }) => attested?.doubtful.includes(occasion.slug));
  if (isDoubtful) return holidays.every(({ occasion }) => attested?.low.includes(occasion.slug)) ? 'low' : 'medium';
  if (holidays.length === 0 && attested && attested.level !== 'high') return attested.level;
  if (holidays.some((holiday) => !followsHijri(holiday))) return 'certain';
  if (holidays.length > 0) return byProbability(month.probability);
  if (month.other_first_day_gregorian === null) return 'certain';
  const shift =
    gregorian.fromIsoDate(month.other_first_day_gregorian) - gregorian.fromIsoDate(month.first_day_gregorian);
  const beside = addDays(jdn, -shift);
  const couldCome = years.onDays(beside, beside).some((one) => one.isHoliday && followsHijri(one));
  return couldCome ? byProbability(month.probability) : 'certain';
}

const followsHijri = ({ occasion }: Occurrence): boolean => occasion.rule.startsWith('hijri:');

/** The sentence about the closures after the last day collected. */
export function notCollected(almanac: Pick<Almanac, 'closures'>): Text {
  const last = dayInWords(collectedDays(almanac)[1]);
  return {
    fa: `تعطیلی‌های موردی پس از ${last.fa} کامل گردآوری نشده است.`,
    en: `One-off closures after ${last.en} have not all been collected.`,
  };
}

/** What would change an answer about a workday. */
export const LIST_INCOMPLETE: Text = {
  fa: 'تعطیلی موردی‌ای که در فهرست نیست؛ فهرست تعطیلی‌های موردی کامل نیست.',
  en: 'A one-off closure that is not in the list; the list of one-off closures is known to be incomplete.',
};

/** What the list of closures does not cover of the days up to the last one. */
export function closureListNote(last: Jdn, almanac: Pick<Almanac, 'closures'>): Text {
  const note = {
    fa: 'فهرست تعطیلی‌های موردی کامل نیست.',
    en: 'The list of one-off closures is known to be incomplete.',
  };
  return joined([note, last > collectedDays(almanac)[1] ? notCollected(almanac) : undefined]);
}

/** What an answer about the day does not know of closures; undefined for a day on which that does not matter. */
export const uncollectedNote = (facts: DayFacts, almanac: Almanac): Text | undefined =>
  isPastCollected(facts, almanac) && facts.isWorkday ? notCollected(almanac) : undefined;
