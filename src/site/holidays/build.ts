/** The holidays of a year for their pages: days, laws, and the confidence of the list. Build only. */

import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import { isInSpan, type Occasion, type Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { findIn, itemAt } from '#core/required.ts';
import { almanac } from '#site/data/answers.build.ts';
import { titleOf } from '#site/data/titles.ts';
import { type Language, numeral, said } from '#site/kit/language.ts';
import { mayMove } from '#site/occasions/build.ts';
import type { MayMove } from '#site/occasions/may-move.ts';
import { tables } from '#tables/index.ts';
import type { HolidayConfidence } from '#tables/types.ts';

export type Holiday = ReturnType<typeof holidaysBetween>[number];

/** Days off from one day to another, both included, in order. */
export function holidaysBetween(language: Language, first: Jdn, last: Jdn) {
  return [...Map.groupBy(almanac.holidays.onDays(first, last), ({ jdn }) => jdn)].map(([jdn, occurrences]) => ({
    jdn,
    hijri: almanac.hijri.fromJdn(jdn),
    mayMove: openDate(occurrences),
    events: occurrences.map(({ occasion }) => ({
      slug: occasion.slug,
      title: titleOf(language, occasion),
      /** titles of the laws and decisions behind it */
      laws: lawsOf(language, occasion.slug, persian.yearOf(jdn)),
    })),
  }));
}

/** A day off is certain if one of its holidays is certain. */
function openDate(occurrences: readonly Occurrence[]): MayMove | undefined {
  const moves = occurrences.map(mayMove);
  return moves.every((move) => move !== undefined) ? moves[0] : undefined;
}

export const persianYearDays = (year: number) => [persian.firstDayOfYear(year), persian.lastDayOfYear(year)] as const;

/** The laws of a holiday that were passed by a year, otherwise all its laws; and the decisions about it. */
function lawsOf(language: Language, slug: string, year: number): string[] {
  const { bases, laws, decisions } = tables.holidayLaws;
  const named = bases
    .filter((basis) => basis.slug === slug && isInSpan(basis.years, year))
    .flatMap((basis) => basis.laws)
    .map((id) => findIn(laws, (law) => law.id === id));
  const passed = named.filter(({ date }) => Number(date.slice(0, 4)) <= year);
  const grounds = [...(passed.length > 0 ? passed : named), ...decisions.filter((decision) => decision.slug === slug)];
  return [...new Set(grounds.map((ground) => said(language, 'title', ground)))];
}

/** The title, with the day where other occasions have the same one, as the days of Nowruz do. */
function ownTitle(language: Language, { slug, title_fa, title_en, rule }: Occasion): string {
  const title = said(language, 'title', { title_fa, title_en });
  const isShared = tables.occasions.some((other) => other.slug !== slug && other.title_fa === title_fa);
  const parsed = parseOccasionRule(rule);
  if (language === 'en' || !isShared || parsed.kind !== 'fixed' || parsed.calendar !== 'persian') return title;
  return `${title} (${numeral(language, parsed.day)} ${monthName('persian', parsed.month).fa})`;
}

const LEVELS: readonly HolidayConfidence['level'][] = ['high', 'medium', 'low'];

/** Confidence of the lists of the Persian years (the lowest of them), with the titles of uncertain holidays. */
export function confidenceOf(language: Language, ...years: readonly number[]) {
  const each = years.map((year) => findIn(tables.holidayLaws.confidence, ({ years: span }) => isInSpan(span, year)));
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
