/** The occasions that the box of the header finds: each once, days off that were given once left out. */
import { tables } from '#tables/index.ts';
import type { OccasionEntry } from './index-entry.ts';

const aliasesOf = new Map(tables.occasionAliases);

export const occasionEntries = (): readonly OccasionEntry[] =>
  tables.occasions
    .filter(({ isClosure }) => !isClosure)
    .map(({ slug, titleFa, titleEn, category }) => {
      const aliases = aliasesOf.get(slug);
      return { slug, fa: titleFa, en: titleEn, category, ...(aliases && { also: aliases }) };
    });
