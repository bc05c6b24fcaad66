/** Titles of occasions in many languages, in the form of the API. */
import type { z } from 'zod';
import type { Titles } from '#api/schemas/published.ts';
import { groupBy } from '#core/group-by.ts';
import type { Data } from '../compile/data.ts';

/** The occasions that have a title in another language than Persian and English, in the order of the data. */
export function titlesBody({ occasions, occasionTitles }: Data): z.output<typeof Titles> {
  const bySlug = groupBy(
    occasionTitles.map(({ value }) => value),
    ({ slug }) => slug,
  );
  return {
    data: occasions.flatMap(({ value: { slug, title_fa, title_en } }) => {
      const rows = bySlug.get(slug);
      if (!rows) return [];
      return {
        slug,
        titles: { fa: title_fa, en: title_en, ...Object.fromEntries(rows.map((row) => [row.language, row.title])) },
        sources: Object.fromEntries(rows.map((row) => [row.language, row.sources])),
      };
    }),
  };
}
