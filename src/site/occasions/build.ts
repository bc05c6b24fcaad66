/** Days of an occasion over the years, with their sources, and the occasions that are searched. Build only. */
import { groundsOf } from '#api/facts/holiday-laws.ts';
import { ruleWords } from '#api/words/rule-words.ts';
import { dayProbability } from '#core/day-probability.ts';
import type { Jdn } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import { hasPage, type Occasion, type Occurrence } from '#core/occasions.ts';
import { pick } from '#core/pick.ts';
import { findIn, lastOf, required } from '#core/required.ts';
import { WEEKEND_DAYS } from '#core/weekends.ts';
import { almanac } from '#site/data/answers.build.ts';
import { dayState } from '#site/data/days-off.ts';
import { buildDay, buildYear } from '#site/data/now.build.ts';
import { type Language, said } from '#site/kit/language.ts';
import { tables } from '#tables/index.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import { occasionTexts } from '#tables/occasion-texts.ts';
import { sources } from '#tables/sources.ts';
import type { MayMove } from './may-move.ts';
import type { OccasionDay } from './next-day.view.ts';

const { first: FIRST_YEAR } = HOLIDAY_YEARS;
const YEARS_AHEAD = 15;
const PAST = 10;
/** More than are shown, so that the next days are right for a while after the build. */
const COMING = 12;

const years = Array.from({ length: buildYear + YEARS_AHEAD - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
const daysOf = Map.groupBy(
  years.flatMap((year) => almanac.occasions.inYear(year)),
  ({ occasion }) => occasion.slug,
);

export const occasionPaths = () => tables.occasions.filter(hasPage).map(({ slug }) => ({ slug }));

/** The next day of an occasion, from the day of the build on; of one that is no longer observed, the last day. */
export function nextDayOf(slug: string): Jdn {
  const days = required(daysOf, slug);
  return (days.find(({ jdn }) => jdn >= buildDay) ?? lastOf(days)).jdn;
}

/** The calendars of the Calendar Centre, which stand before all other sources. */
const isOfficial = (id: string): boolean => id.startsWith('ut-');

/** What the page of an occasion tells. @throws {RangeError} for a slug that no occasion has */
export function occasionFacts(language: Language, slug: string) {
  const occasion = findIn(tables.occasions, (each) => each.slug === slug);
  const title = said(language, 'title', occasion);
  const days = daysOf.get(slug) ?? [];
  const shown = days.map(occasionDay);
  const text = occasionTexts.get(slug);
  const details = required(occasionDetails, slug);
  return {
    occasion,
    /** other occasions have the same title, as the days of Nowruz */
    sharesTitle: tables.occasions.some((other) => other !== occasion && said(language, 'title', other) === title),
    text: text && said(language, 'text', text),
    rule: ruleWords(parseOccasionRule(occasion.rule))[language],
    next: days.find(({ jdn }) => jdn >= buildDay),
    /** from the day of the build on */
    coming: shown.filter(({ jdn }) => jdn >= buildDay).slice(0, COMING),
    /** before it, in order */
    past: shown.filter(({ jdn }) => jdn < buildDay).slice(-PAST),
    holidays: holidaySpans(language, occasion),
    details,
    sources: [...new Set([...details.sources, ...(text?.sources ?? [])])]
      .toSorted((a, b) => Number(isOfficial(b)) - Number(isOfficial(a)))
      .map((id) => required(sources, id)),
  };
}

/** The years in which it is a holiday, each span with the titles of what made it one. */
const holidaySpans = (language: Language, { slug, holidayYears }: Occasion) =>
  holidayYears.map((years) => ({
    years,
    laws: groundsOf(slug, years, tables.holidayLaws).map((ground) => said(language, 'title', ground)),
  }));

/** A day of an occasion, as its page and the list show it. */
export function occasionDay(occurrence: Occurrence): OccasionDay {
  const { jdn } = occurrence;
  const hijri = pick(almanac.hijri.fromJdn(jdn), ['year', 'month', 'day']);
  return { jdn, hijri, state: dayState(jdn, almanac.workdays, WEEKEND_DAYS.fri), move: mayMove(occurrence) };
}

/** Undefined for a day that cannot move: a day of the Persian calendar, of a decision, or of a certain month. */
export function mayMove(occurrence: Occurrence): MayMove | undefined {
  const move = dayProbability(occurrence, almanac);
  return move?.probability === undefined || move.other === undefined
    ? undefined
    : { probability: move.probability, other: move.other };
}
