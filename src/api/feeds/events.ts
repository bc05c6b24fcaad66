/** The events of feeds, before they are put into a language: occasions, and moments of Nowruz. */

import { CATEGORY_NAMES } from '#core/category-names.ts';
import { type DayProbability, dayProbability, probabilityWords } from '#core/day-probability.ts';
import { toPersianDigits } from '#core/digits.ts';
import { groupBy } from '#core/group-by.ts';
import { UNDECIDED_FROM } from '#core/iran-time.ts';
import type { Jdn } from '#core/jdn.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { firstOf } from '#core/required.ts';
import type { Revision } from '#core/revisions.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { Almanac } from '../base/almanac.ts';
import { TEHRAN_TIME } from '../base/tehran.ts';
import { type Text, titleText } from '../base/text.ts';
import { utcText, wholeSecond } from '../facts/moments.ts';
import { type FeedSet, SETS } from './feed.ts';

export interface FeedEvent {
  /** identifies it permanently, without the domain */
  readonly id: string;
  readonly start: { readonly day: Jdn } | { readonly moment: number };
  /** true while the day depends on a hijri date that is not announced */
  readonly estimate?: boolean;
  /** when it last changed and how often it moved; left out if never since the record begins */
  readonly revision?: Revision;
  readonly title: Text;
  /** lines below the title */
  readonly notes: readonly Text[];
  readonly categories: readonly Text[];
  /** the occasion, for the address of its page or its day */
  readonly occasion?: Occasion;
}

const ESTIMATED: Text = {
  fa: 'برآورد نجومی، هنوز رسماً اعلام نشده',
  en: 'Astronomical estimate, not yet officially announced',
};
const ANNOUNCED: Text = { fa: 'اعلام‌شده', en: 'Announced' };

/**
 * The line of an event whose day may still move; none for a day that cannot move.
 * @param estimate whether the day depends on a hijri date that is not announced
 */
export function doubtNotes(move: DayProbability | undefined, estimate: boolean): readonly Text[] {
  if (!move) return [];
  const [kind, words] = [estimate ? ESTIMATED : ANNOUNCED, probabilityWords(move)];
  return [{ fa: `${kind.fa}: ${words.fa}.`, en: `${kind.en}: ${words.en}.` }];
}

const HOLIDAY_CATEGORY: Text = { fa: 'تعطیل رسمی', en: 'Public holiday' };
const HOLIDAY_NOTE: Text = { fa: 'تعطیل رسمی ایران', en: 'Official holiday in Iran' };

/** Slug and year of the occasion's own calendar identify the event permanently: its date may move, its title may be corrected. */
export function occasionEvent(occurrence: Occurrence, revision: Revision, almanac: Almanac): FeedEvent {
  const { occasion, jdn, isHoliday, estimate, ruleYear, ordinal } = occurrence;
  return {
    id: `${occasion.slug}-${ruleYear}${ordinal > 1 ? `-${ordinal}` : ''}`,
    start: { day: jdn },
    estimate,
    revision,
    title: titleText(occasion),
    notes: [...(isHoliday ? [HOLIDAY_NOTE] : []), ...doubtNotes(dayProbability(occurrence, almanac), estimate)],
    categories: [...(isHoliday ? [HOLIDAY_CATEGORY] : []), CATEGORY_NAMES[occasion.category]],
    occasion,
  };
}

/** Days of one occasion, at least one. */
export function eventsOfOne(occurrences: readonly Occurrence[], almanac: Almanac): FeedEvent[] {
  const revisionOf = almanac.revisions.ofOccasion(firstOf(occurrences).occasion);
  return occurrences.map((occurrence) => occasionEvent(occurrence, revisionOf(occurrence), almanac));
}

/**
 * Occurrences of a set in some years, grouped by occasion: files then compress to half the size, and calendar
 * applications sort events themselves.
 */
export function occasionEvents(set: FeedSet, years: readonly number[], almanac: Almanac): FeedEvent[] {
  const occurrences = years.flatMap((year) => occurrencesOf(set, year, almanac));
  const byOccasion = groupBy(occurrences, ({ occasion }) => occasion);
  return [...byOccasion.values()].flatMap((ofOne) => eventsOfOne(ofOne, almanac));
}

function occurrencesOf(set: FeedSet, year: number, { occasions, holidays }: Almanac): readonly Occurrence[] {
  if (set === 'holidays') return holidays.inYear(year);
  const all = occasions.inYear(year);
  if (set === 'all') return all;
  const { faiths } = SETS[set];
  return all.filter(({ occasion: { category, faith } }) =>
    faiths ? faith !== undefined && faiths.includes(faith) : category === set,
  );
}

const CLOCK_MAY_CHANGE: Text = {
  fa: 'لایحهٔ تغییر ساعت رسمی در مجلس است؛ اگر تصویب شود، این ساعت شاید یک ساعت جابه‌جا شود.',
  en: 'A bill on the official time is in parliament; if it passes, the time in Tehran may move by an hour.',
};

/** The moment at which a Persian year begins; undefined for a year without data. */
export function nowruzEvent(year: number, almanac: Almanac): FeedEvent | undefined {
  const equinox = almanac.equinox(year);
  if (!equinox) return undefined;
  const moment = wholeSecond(equinox.moment);
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, moment);
  const clock = clockOf(msOfDay);
  const isUndecided = UNDECIDED_FROM !== undefined && persian.yearOf(jdn) >= UNDECIDED_FROM;
  return {
    id: `nowruz-moment-${year}`,
    start: { moment },
    title: { fa: `لحظهٔ تحویل سال ${toPersianDigits(year)}`, en: `The moment of Nowruz ${year}` },
    notes: [
      {
        fa: `ساعت ${toPersianDigits(clock)} به وقت تهران`,
        en: `March equinox: ${utcText(moment)} (${equinox.timeScale}), ${clock} in Tehran; computed from NASA JPL DE431`,
      },
      ...(isUndecided ? [CLOCK_MAY_CHANGE] : []),
    ],
    categories: [{ fa: 'نوروز', en: 'Nowruz' }],
  };
}
