/** Every day with its date, and the first days of months, as events of a feed. */

import { afghanMonthName } from '#core/afghan-names.ts';
import { hijriDayProbability } from '#core/day-probability.ts';
import { toPersianDigits } from '#core/digits.ts';
import type { HijriDate } from '#core/hijri.ts';
import { type CalendarDate, daysBetween, isoText, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { firstOf, lastOf } from '#core/required.ts';
import type { Almanac } from '../base/almanac.ts';
import type { Text } from '../base/text.ts';
import { doubtNotes, type FeedEvent } from './events.ts';

type NamedCalendar = 'persian' | 'hijri';
type DaySet = 'persian-date' | 'persian-date-af' | 'hijri-date' | 'months';

const MONTH_CATEGORY: Text = { fa: 'آغاز ماه', en: 'First day of a month' };
const DATE_CATEGORY: Text = { fa: 'تاریخ', en: 'Date' };
const CALENDAR_NOTES: Readonly<Record<NamedCalendar, Text>> = {
  persian: { fa: 'تقویم هجری شمسی', en: 'Persian calendar' },
  hijri: { fa: 'تقویم هجری قمری ایران', en: 'Islamic calendar as kept in Iran' },
};
const ISO_MONTH = 'YYYY-MM'.length;

const daysOf = (years: readonly number[]): Jdn[] => daysBetween(...persian.daysOfYear(firstOf(years), lastOf(years)));

/** @param id of the feed's events, without the date */
function dateEvent(id: string, { year, month, day }: CalendarDate, jdn: Jdn, { fa, en }: Text): FeedEvent {
  return {
    id: `${id}-${isoText({ year, month, day })}`,
    start: { day: jdn },
    title: { fa: `${toPersianDigits(day)} ${fa} ${toPersianDigits(year)}`, en: `${day} ${en} ${year}` },
    notes: [CALENDAR_NOTES.persian],
    categories: [DATE_CATEGORY],
  };
}

function monthEvent(calendar: NamedCalendar, date: CalendarDate, jdn: Jdn): FeedEvent {
  const { fa, en } = monthName(calendar, date.month);
  return {
    id: `${calendar}-month-${isoText(date).slice(0, ISO_MONTH)}`,
    start: { day: jdn },
    title: { fa: `آغاز ${fa} ${toPersianDigits(date.year)}`, en: `First of ${en} ${date.year}` },
    notes: [CALENDAR_NOTES[calendar]],
    categories: [MONTH_CATEGORY],
  };
}

/** Represents every day of a hijri month, because all days move with the month's first day. */
const HIJRI_DAY: Occasion = {
  slug: 'hijri-date',
  title_fa: '',
  title_en: '',
  category: 'religious',
  rule: 'hijri:01-01',
  years: [null, null],
  holidayYears: [],
  rank: 1,
};

/** Probability of a day of the hijri calendar in words, and when it last moved. */
function hijriStateOf(almanac: Almanac): (date: HijriDate, jdn: Jdn) => Partial<FeedEvent> {
  const revisionOf = almanac.revisions.ofOccasion(HIJRI_DAY);
  return ({ year, basis }, jdn) => {
    const estimate = basis === 'estimate';
    const notes = [CALENDAR_NOTES.hijri, ...doubtNotes(hijriDayProbability(jdn, almanac), estimate)];
    return { estimate, notes, revision: revisionOf({ jdn, ruleYear: year, ordinal: 1 }) };
  };
}

/**
 * Every day with its date in a calendar, or the first days of the months of both.
 * @param years consecutive Persian years, at least one
 */
export function* dayEvents(set: DaySet, years: readonly number[], almanac: Almanac): Generator<FeedEvent> {
  const stateOf = hijriStateOf(almanac);
  for (const jdn of daysOf(years)) {
    const persianDate = persian.fromJdn(jdn);
    const hijriDate = almanac.hijri.fromJdn(jdn);
    if (set === 'persian-date') yield dateEvent(set, persianDate, jdn, monthName('persian', persianDate.month));
    if (set === 'persian-date-af') yield dateEvent(set, persianDate, jdn, afghanMonthName(persianDate.month));
    if (set === 'hijri-date') {
      yield { ...dateEvent(set, hijriDate, jdn, monthName('hijri', hijriDate.month)), ...stateOf(hijriDate, jdn) };
    }
    if (set !== 'months') continue;
    if (persianDate.day === 1) yield monthEvent('persian', persianDate, jdn);
    if (hijriDate.day === 1) yield { ...monthEvent('hijri', hijriDate, jdn), ...stateOf(hijriDate, jdn) };
  }
}
