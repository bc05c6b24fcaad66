/** Facts about occasions that pages and files show: other spellings, sources. */
import type { CitedSources, OccasionAliases, OccasionDetails } from '#tables/types.ts';
import type { Data } from './data.ts';
import { decidedOccasions } from './occasions.ts';
import { kindOf } from './source-kind.ts';

/** Other spellings and titles in other languages: people search by both. */
export function compileOccasionAliases({ occasionAliases, occasionTitles }: Data): OccasionAliases[] {
  const spellings = [
    ...occasionAliases.flatMap(({ slug, aliases }) => aliases.map((alias) => ({ slug, alias }))),
    ...occasionTitles.map(({ slug, title }) => ({ slug, alias: title.toLowerCase() })),
  ];
  return [...Map.groupBy(spellings, ({ slug }) => slug)].map(([slug, rows]) => [
    slug,
    [...new Set(rows.map(({ alias }) => alias))],
  ]);
}

/** Sources of the day and of the holiday, of every occasion and every one-off official holiday. */
export function compileOccasionSources(data: Data): CitedSources[] {
  const ofHolidays = Map.groupBy(data.holidays, ({ slug }) => slug);
  return [...data.occasions, ...decidedOccasions(data)].map(({ slug, sources }) => {
    const more = (ofHolidays.get(slug) ?? []).flatMap(({ published, sources }) => (published ? sources : []));
    return [slug, [...new Set([...sources, ...more])]];
  });
}

/** Details of every occasion, every one-off official holiday and every period. */
export function compileOccasionDetails(data: Data): OccasionDetails[] {
  const sourcesOf = new Map(compileOccasionSources(data));
  const rows = [
    ...data.occasions.map((row) => ({ ...row, kind: kindOf(row) })),
    ...decidedOccasions(data).map((row) => ({ ...row, kind: null })),
    ...data.mourningPeriods.map((row) => ({ ...row, first_year_basis: null, kind: null })),
  ];
  return rows.map(({ slug, sources, kind, first_year_basis }) => {
    return { slug, sources: sourcesOf.get(slug) ?? sources, kind, first_year_basis };
  });
}
