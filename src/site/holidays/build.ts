/** The holidays of a year for their pages: days, laws, and the confidence of the list. Build only. */

import { fourCalendars } from '#api/facts/four-calendars.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import type { Occasion, Occurrence, YearSpan } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { findIn, itemAt } from '#core/required.ts';
import { almanac } from '#site/data/answers.build.ts';
import { type Language, numeral, said } from '#site/kit/language.ts';
import { mayMove } from '#site/occasions/build.ts';
import type { MayMove } from '#site/occasions/may-move.ts';
import { tables } from '#tables/index.ts';
import type { HolidayConfidence } from '#tables/types.ts';

export interface HolidayEvent {
  readonly slug: string;
  readonly title: string;
  readonly notes: readonly LawNote[];
}

export interface Holiday {
  readonly jdn: Jdn;
  readonly dates: ReturnType<typeof fourCalendars>;
  readonly mayMove: MayMove | undefined;
  readonly events: readonly HolidayEvent[];
}

/** Days off from one day to another, both included, in order. */
export function holidaysBetween(language: Language, first: Jdn, last: Jdn, notes: LawNotes): Holiday[] {
  const found = almanac.holidays.onDays(first, last).filter(({ isHoliday }) => isHoliday);
  return [...Map.groupBy(found, ({ jdn }) => jdn)].map(([jdn, occurrences]) => ({
    jdn,
    dates: fourCalendars(jdn, almanac.hijri),
    mayMove: openDate(occurrences),
    events: occurrences.map(({ occasion }) => ({
      slug: occasion.slug,
      title: said(language, 'title', occasion),
      notes: notes.of(occasion.slug, persian.yearOf(jdn)),
    })),
  }));
}

/** A day off is certain if one of its holidays is certain. */
function openDate(occurrences: readonly Occurrence[]): MayMove | undefined {
  const moves = occurrences.map(mayMove);
  return moves.every((move) => move !== undefined) ? moves[0] : undefined;
}

export const persianYearDays = (year: number): readonly [Jdn, Jdn] => [
  persian.firstDayOfYear(year),
  addDays(persian.firstDayOfYear(year + 1), -1),
];

export interface LawNote {
  readonly number: number;
  readonly title: string;
}

export interface LawNotes {
  /** notes of a holiday in a Persian year; empty if there are none */
  of(slug: string, year: number): readonly LawNote[];
  /** all notes met so far */
  all(): readonly LawNote[];
}

const within = ([first, last]: YearSpan, year: number): boolean =>
  (first === null || year >= first) && (last === null || year <= last);

/** Laws of a holiday in a year: the laws passed by then, otherwise all laws of the holiday. */
function lawsOf(slug: string, year: number) {
  const named = tables.holidayLaws.bases
    .filter((basis) => basis.slug === slug && within(basis.years, year))
    .flatMap((basis) => basis.laws)
    .map((id) => findIn(tables.holidayLaws.laws, (law) => law.id === id));
  const passed = named.filter(({ date }) => Number(date.slice(0, 4)) <= year);
  return passed.length > 0 ? passed : named;
}

/** The laws and decisions behind a list of holidays, numbered in order of first appearance. */
export function createLawNotes(language: Language): LawNotes {
  const titles = new Set<string>();
  const all = () => [...titles].map((title, index): LawNote => ({ number: index + 1, title }));
  return {
    of: (slug, year) => {
      const decisions = tables.holidayLaws.decisions.filter((decision) => decision.slug === slug);
      const own = new Set([...lawsOf(slug, year), ...decisions].map((ground) => said(language, 'title', ground)));
      for (const title of own) titles.add(title);
      return all().filter(({ title }) => own.has(title));
    },
    all,
  };
}

/** The title, with the day where other occasions have the same one, as the days of Nowruz do. */
function ownTitle(language: Language, { slug, title_fa, title_en, rule }: Occasion): string {
  const title = said(language, 'title', { title_fa, title_en });
  const isShared = tables.occasions.some((other) => other.slug !== slug && other.title_fa === title_fa);
  const parsed = parseOccasionRule(rule);
  if (language === 'en' || !isShared || parsed.kind !== 'fixed' || parsed.calendar !== 'persian') return title;
  return `${title} (${numeral(language, parsed.day)} ${monthName('persian', parsed.month).fa})`;
}

/** Titles in one language. */
export interface YearConfidence {
  readonly level: HolidayConfidence['level'];
  readonly doubtful: readonly string[];
  readonly heldBack: readonly string[];
}

const LEVELS: readonly HolidayConfidence['level'][] = ['high', 'medium', 'low'];

/** Confidence of the lists of the Persian years (the lowest of them), with the titles of uncertain holidays. */
export function confidenceOf(language: Language, ...years: readonly number[]): YearConfidence {
  const each = years.map((year) => findIn(tables.holidayLaws.confidence, ({ years: span }) => within(span, year)));
  const level = itemAt(LEVELS, Math.max(...each.map((one) => LEVELS.indexOf(one.level))));
  const titles = (slugs: readonly string[]) =>
    [...new Set(slugs)].map((slug) =>
      ownTitle(
        language,
        findIn(tables.occasions, (occasion) => occasion.slug === slug),
      ),
    );
  return {
    level,
    doubtful: titles(each.flatMap(({ doubtful }) => doubtful)),
    heldBack: titles(each.flatMap(({ heldBack }) => heldBack)),
  };
}
