/** The occasions that the box of the header finds: each once, days off that were given once left out. */
import { tables } from '#tables/index.ts';
import { occasionAliases } from '#tables/occasion-aliases.ts';
import type { OccasionEntry } from './index-entry.ts';

export const occasionEntries = (): readonly OccasionEntry[] =>
  tables.occasions
    .filter(({ isClosure }) => !isClosure)
    .map(({ slug, titleFa, titleEn, category }) => {
      const aliases = occasionAliases.get(slug);
      return { slug, fa: titleFa, en: titleEn, category, ...(aliases && { also: aliases.join(' ') }) };
    });
