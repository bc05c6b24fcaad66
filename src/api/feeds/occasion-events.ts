/** Occasions as events of a feed. */
import { mayMove } from '#core/may-move.ts';
import type { Category, Occasion, Occurrence } from '#core/occasions.ts';
import type { Almanac } from '../almanac.ts';
import { doubtNote, type FeedEvent, type FeedWords } from './event.ts';
import { type FeedSet, isCategory, type Words } from './feed.ts';

export const HOLIDAY_CATEGORY: Words = { fa: 'تعطیل رسمی', en: 'Public holiday' };
const HOLIDAY_NOTE: Words = { fa: 'تعطیل رسمی ایران', en: 'Official holiday in Iran' };
export const CATEGORY_WORDS: Readonly<Record<Category, Words>> = {
  national: { fa: 'ملی', en: 'National' },
  religious: { fa: 'مذهبی', en: 'Religious' },
  cultural: { fa: 'فرهنگی', en: 'Cultural' },
  global: { fa: 'جهانی', en: 'International' },
  countries: { fa: 'کشورها', en: 'Countries' },
  fun: { fa: 'سرگرمی', en: 'Fun' },
};

/** Slug and year of the occasion's own calendar name it for good; a date may move, a title may be corrected. */
export const occurrenceId = ({ occasion, ruleYear, ordinal }: Occurrence): string =>
  `${occasion.slug}-${ruleYear}${ordinal > 1 ? `-${ordinal}` : ''}`;

/** @param doubt that the day is an estimate, if it is one */
const occasionWords = ({ occasion, isHoliday }: Occurrence, doubt: Words | undefined): FeedWords => ({
  title: { fa: occasion.titleFa, en: occasion.titleEn },
  notes: [...(isHoliday ? [HOLIDAY_NOTE] : []), ...(doubt ? [doubt] : [])],
  categories: [...(isHoliday ? [HOLIDAY_CATEGORY] : []), CATEGORY_WORDS[occasion.category]],
  occasion,
});

const doubtOf = (occurrence: Occurrence, almanac: Almanac): Words | undefined =>
  doubtNote(mayMove(occurrence, almanac), occurrence.estimate);

/**
 * Occurrences of a set in some years, grouped by occasion: files then compress to half the size, and calendar
 * applications sort events themselves.
 */
export function* occasionEvents(set: FeedSet, years: readonly number[], almanac: Almanac): Generator<FeedEvent> {
  const byOccasion = new Map<Occasion, Occurrence[]>();
  for (const year of years) {
    for (const occurrence of occurrencesOf(set, year, almanac)) {
      const known = byOccasion.get(occurrence.occasion);
      if (known) known.push(occurrence);
      else byOccasion.set(occurrence.occasion, [occurrence]);
    }
  }
  for (const occurrences of byOccasion.values()) yield* eventsOfOne(occurrences, almanac);
}

/** Days of one occasion, at least one; days with the same text share it. */
export function eventsOfOne(occurrences: readonly Occurrence[], almanac: Almanac): FeedEvent[] {
  const revisionOf = almanac.revisions.ofOccasion(occurrences[0]!.occasion);
  let last: { readonly isHoliday: boolean; readonly doubt: Words | undefined } | undefined;
  let words: FeedWords | undefined;
  return occurrences.map((occurrence) => {
    const { jdn, isHoliday, estimate } = occurrence;
    const doubt = doubtOf(occurrence, almanac);
    if (!words || last?.isHoliday !== isHoliday || last.doubt?.en !== doubt?.en)
      words = occasionWords(occurrence, doubt);
    last = { isHoliday, doubt };
    return { id: occurrenceId(occurrence), start: { day: jdn }, estimate, revision: revisionOf(occurrence), words };
  });
}

function occurrencesOf(set: FeedSet, year: number, { occasions, holidays }: Almanac): readonly Occurrence[] {
  if (set === 'holidays') return holidays.inYear(year).filter(({ isHoliday }) => isHoliday);
  const all = occasions.inYear(year);
  return isCategory(set) ? all.filter(({ occasion }) => occasion.category === set) : all;
}
