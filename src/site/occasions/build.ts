/** Days of an occasion over the years, with their sources. Build only. */
import { ruleWords } from '#api/rule-words.ts';
import { dayProbability } from '#core/day-probability.ts';
import type { Jdn } from '#core/jdn.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import { hasPage, type Occasion, type Occurrence, type YearSpan } from '#core/occasions.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildDay, buildYear } from '#site/data/now.build.ts';
import { type Language, titleIn } from '#site/kit/language.ts';
import { tables } from '#tables/index.ts';
import { firstYearBases, occasionSources } from '#tables/occasion-sources.ts';
import { occasionTexts } from '#tables/occasion-texts.ts';
import { sources } from '#tables/sources.ts';
import type { FirstYearBasis, OccasionText, Source } from '#tables/types.ts';
import type { MayMove } from './may-move.ts';

/** The first year in which days off are known. */
const FIRST_YEAR = 1347;
const YEARS_AHEAD = 15;
const PAST = 10;
/** More than are shown, so that the next days are right for a while after the build. */
const COMING = 12;

const years = Array.from({ length: buildYear + YEARS_AHEAD - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
const daysOf = Map.groupBy(
  years.flatMap((year) => almanac.occasions.inYear(year)),
  ({ occasion }) => occasion.slug,
);

/** A holiday of some years with the titles of what made it one. */
export interface HolidaySpan {
  readonly years: YearSpan;
  readonly laws: readonly string[];
}

export interface OccasionFacts {
  readonly occasion: Occasion;
  /** other occasions have the same title, as the days of Nowruz */
  readonly sharesTitle: boolean;
  readonly text: OccasionText | undefined;
  readonly rule: string;
  /** from the day of the build on */
  readonly coming: readonly Occurrence[];
  /** before it, the latest first */
  readonly past: readonly Occurrence[];
  readonly holidays: readonly HolidaySpan[];
  /** how the first year is known; null if unknown, and for occasions without a first year */
  readonly firstYearBasis: FirstYearBasis | null;
  readonly sources: readonly Source[];
}

export const occasionPaths = () => tables.occasions.filter(hasPage).map(({ slug }) => ({ params: { slug } }));

/** The next two days of an occasion, from the day of the build on; of one that is no longer observed, the last day. */
export function nextDays(slug: string): readonly Jdn[] {
  const days = daysOf.get(slug)!.map(({ jdn }) => jdn);
  const coming = days.filter((jdn) => jdn >= buildDay).slice(0, 2);
  return coming.length > 0 ? coming : days.slice(-1);
}

const occasionOf = new Map(tables.occasions.map((occasion) => [occasion.slug, occasion]));

const countTitles = (language: Language): ReadonlyMap<string, number> => {
  const groups = Map.groupBy(tables.occasions, (occasion) => titleIn(language, occasion));
  return new Map([...groups].map(([title, occasions]) => [title, occasions.length]));
};
const titleCounts = { fa: countTitles('fa'), en: countTitles('en') };

/** The calendars of the Calendar Centre, which stand before all other sources. */
const isOfficial = (id: string): boolean => id.startsWith('ut-');

/** @throws {RangeError} for a slug that no occasion has */
export function occasionFacts(language: Language, slug: string): OccasionFacts {
  const occasion = occasionOf.get(slug);
  if (!occasion) throw new RangeError(`no occasion has the slug "${slug}"`);
  const days = daysOf.get(slug) ?? [];
  const text = occasionTexts.get(slug);
  return {
    occasion,
    sharesTitle: titleCounts[language].get(titleIn(language, occasion))! > 1,
    text,
    rule: ruleWords(parseOccasionRule(occasion.rule))[language],
    coming: days.filter(({ jdn }) => jdn >= buildDay).slice(0, COMING),
    past: days
      .filter(({ jdn }) => jdn < buildDay)
      .slice(-PAST)
      .reverse(),
    holidays: holidaySpans(language, occasion),
    firstYearBasis: firstYearBases.get(slug) ?? null,
    sources: [...new Set([...(occasionSources.get(slug) ?? []), ...(text?.sources ?? [])])]
      .toSorted((a, b) => Number(isOfficial(b)) - Number(isOfficial(a)))
      .map((id) => sources.get(id)!),
  };
}

function holidaySpans(language: Language, { slug, holidayYears }: Occasion): HolidaySpan[] {
  const title = (occasion: Parameters<typeof titleIn>[1]) => titleIn(language, occasion);
  const decisions = tables.holidayLaws.decisions.filter((decision) => decision.slug === slug).map(title);
  return holidayYears.map((span) => {
    const bases = tables.holidayLaws.bases.filter((basis) => basis.slug === slug && basis.years[0] === span[0]);
    const laws = bases.flatMap((basis) =>
      basis.laws.map((id) => tables.holidayLaws.laws.find((law) => law.id === id)!),
    );
    return { years: span, laws: [...laws.map(title), ...decisions] };
  });
}

/** The first sentence of the text on an occasion. A full stop after a single letter or digit ends no sentence. */
export function firstSentence(language: Language, slug: string): string | undefined {
  const text = occasionTexts.get(slug)?.[language];
  return text && (/^.*?[^\s.]{2}[.؛](?=\s|$)/su.exec(text)?.[0].replace(/؛$/, '.') ?? text);
}

/** The first sentence on every occasion that has a text, by slug. */
export const firstSentences = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([...occasionTexts.keys()].map((slug) => [slug, firstSentence(language, slug)!]));

/** Undefined for a day that cannot move: a day of the Persian calendar, of a decision, or of a certain month. */
export function mayMove(occurrence: Occurrence): MayMove | undefined {
  const move = dayProbability(occurrence, almanac);
  return move?.probability === undefined || move.other === undefined
    ? undefined
    : { probability: move.probability, other: move.other };
}
