/** What the pages tell about an occasion, and the other spellings that find it. */
import type { OccasionAliases, OccasionText } from '#tables/types.ts';
import type { Data } from './data.ts';

export const compileOccasionTexts = (data: Data): OccasionText[] =>
  data.occasionTexts.map(({ value }) => ({
    slug: value.slug,
    fa: value.text_fa,
    en: value.text_en,
    sources: value.sources,
  }));

export const compileOccasionAliases = (data: Data): OccasionAliases[] =>
  data.occasionAliases.map(({ value }) => [value.slug, value.aliases]);
