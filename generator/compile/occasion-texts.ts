/** Texts of the pages about an occasion, and its other spellings for the search. */
import type { CitedSources, OccasionAliases, OccasionGrounds, OccasionText } from '#tables/types.ts';
import type { Data } from './data.ts';
import { kindOf } from './source-kind.ts';

export const compileOccasionTexts = (data: Data): OccasionText[] => data.occasionTexts.map(({ value }) => value);

export const compileOccasionAliases = (data: Data): OccasionAliases[] =>
  data.occasionAliases.map(({ value }) => [value.slug, value.aliases]);

/** Sources of the day and of the holiday, of every occasion and every one-off official holiday. */
export function compileOccasionSources(data: Data): CitedSources[] {
  const ofHolidays = Map.groupBy(data.holidays, ({ value }) => value.slug);
  const closures = data.closures.filter(({ value }) => value.official);
  return [...data.occasions, ...closures].map(({ value: { slug, sources } }) => {
    const more = (ofHolidays.get(slug) ?? []).flatMap(({ value }) => (value.published ? value.sources : []));
    return [slug, [...new Set([...sources, ...more])]];
  });
}

/** Sources of every occasion and every one-off official holiday, starting with the decision. */
export function compileOccasionGrounds(data: Data): OccasionGrounds[] {
  const rows = new Map(data.occasions.map(({ value }) => [value.slug, value]));
  return compileOccasionSources(data).map(([slug, sources]) => {
    const row = rows.get(slug);
    return row ? [slug, sources, row.first_year_basis || null, kindOf(row)] : [slug, sources, 'decision', null];
  });
}
