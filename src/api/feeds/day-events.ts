/** Every day with its date, and the first days of months, as events of a feed. */
import { toPersianDigits } from '#core/digits.ts';
import type { HijriDate } from '#core/hijri.ts';
import { addDays, type CalendarDate, type Jdn } from '#core/jdn.ts';
import { hijriDayMayMove } from '#core/may-move.ts';
import { monthName } from '#core/names.ts';
import type { Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Revision } from '#core/revisions.ts';
import type { Almanac } from '../almanac.ts';
import { doubtNote, type FeedEvent } from './event.ts';
import type { Words } from './feed.ts';

type NamedCalendar = 'persian' | 'hijri';

const MONTH_CATEGORY: Words = { fa: 'آغاز ماه', en: 'First day of a month' };

const two = (value: number): string => String(value).padStart(2, '0');

function* daysOf(years: readonly number[]): Generator<Jdn> {
  const end = persian.firstDayOfYear(years.at(-1)! + 1);
  for (let jdn = persian.firstDayOfYear(years[0]!); jdn < end; jdn = addDays(jdn, 1)) yield jdn;
}

function dateWords(calendar: NamedCalendar, { year, month, day }: CalendarDate): Words {
  const name = monthName(calendar, month);
  return { fa: `${toPersianDigits(day)} ${name.fa} ${toPersianDigits(year)}`, en: `${day} ${name.en} ${year}` };
}

const monthWords = (calendar: NamedCalendar, { year, month }: CalendarDate): Words => {
  const name = monthName(calendar, month);
  return { fa: `آغاز ${name.fa} ${toPersianDigits(year)}`, en: `First of ${name.en} ${year}` };
};

/** Represents every day of a hijri month, because all days move with the month's first day. */
const HIJRI_DAY: Occasion = {
  slug: 'hijri-date',
  titleFa: '',
  titleEn: '',
  category: 'religious',
  rule: 'hijri:01-01',
  years: [null, null],
  holidayYears: [],
  rank: 1,
};

function revisionsOf({ revisions }: Almanac): (jdn: Jdn, year: number) => Revision {
  const revisionOf = revisions.ofOccasion(HIJRI_DAY);
  return (jdn, ruleYear) => revisionOf({ jdn, ruleYear, ordinal: 1 });
}

const isEstimate = ({ basis }: HijriDate): boolean => basis === 'estimate';

function notesOf(date: HijriDate, jdn: Jdn, almanac: Almanac): readonly Words[] {
  const note = doubtNote(hijriDayMayMove(jdn, almanac), isEstimate(date));
  return note ? [note] : [];
}

/** @param years consecutive Persian years, at least one */
export function* persianDateEvents(years: readonly number[]): Generator<FeedEvent> {
  for (const jdn of daysOf(years)) {
    const date = persian.fromJdn(jdn);
    yield {
      id: `persian-date-${date.year}-${two(date.month)}-${two(date.day)}`,
      start: { day: jdn },
      estimate: false,
      words: { title: dateWords('persian', date), notes: [], categories: [] },
    };
  }
}

/** @param years consecutive Persian years, at least one */
export function* hijriDateEvents(years: readonly number[], almanac: Almanac): Generator<FeedEvent> {
  const revisionOf = revisionsOf(almanac);
  for (const jdn of daysOf(years)) {
    const date = almanac.hijri.fromJdn(jdn);
    yield {
      id: `hijri-date-${date.year}-${two(date.month)}-${two(date.day)}`,
      start: { day: jdn },
      estimate: isEstimate(date),
      revision: revisionOf(jdn, date.year),
      words: { title: dateWords('hijri', date), notes: notesOf(date, jdn, almanac), categories: [] },
    };
  }
}

/** @param years consecutive Persian years, at least one */
export function* monthEvents(years: readonly number[], almanac: Almanac): Generator<FeedEvent> {
  const revisionOf = revisionsOf(almanac);
  for (const jdn of daysOf(years)) {
    const persianDate = persian.fromJdn(jdn);
    const hijriDate = almanac.hijri.fromJdn(jdn);
    if (persianDate.day === 1) yield monthEvent('persian', persianDate, jdn);
    if (hijriDate.day === 1) {
      const revision = revisionOf(jdn, hijriDate.year);
      const event = monthEvent('hijri', hijriDate, jdn, notesOf(hijriDate, jdn, almanac));
      yield { ...event, estimate: isEstimate(hijriDate), revision };
    }
  }
}

/** @param notes that its day may still move, if it may */
function monthEvent(calendar: NamedCalendar, date: CalendarDate, day: Jdn, notes: readonly Words[] = []): FeedEvent {
  return {
    id: `${calendar}-month-${date.year}-${two(date.month)}`,
    start: { day },
    estimate: false,
    words: { title: monthWords(calendar, date), notes, categories: [MONTH_CATEGORY] },
  };
}
