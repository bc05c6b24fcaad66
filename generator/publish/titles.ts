/** Titles of occasions in many languages, in the form of the API. */
import type { z } from 'zod';
import type { Titles } from '#api/schemas/published.ts';
import type { Data } from '../compile/data.ts';

/** A later day of a feast is called as its first: `nowruz-day-2` → `nowruz`. */
const firstDayOf = (slug: string): string => slug.replace(/-day-\d$/, '');

/**
 * The occasions that have a title in another language than Persian and English, in the order of the data. The later
 * days of a feast take the titles of its first day in languages in which they have none.
 */
export function titlesBody({ occasions, occasionTitles }: Data): z.output<typeof Titles> {
  const bySlug = Map.groupBy(occasionTitles, ({ slug }) => slug);
  return {
    data: occasions.flatMap(({ slug, title_fa, title_en }) => {
      const rows = [...(bySlug.get(firstDayOf(slug)) ?? []), ...(bySlug.get(slug) ?? [])];
      if (rows.length === 0) return [];
      return {
        slug,
        titles: { fa: title_fa, en: title_en, ...Object.fromEntries(rows.map((row) => [row.language, row.title])) },
        sources: Object.fromEntries(rows.map((row) => [row.language, row.sources])),
      };
    }),
  };
}
