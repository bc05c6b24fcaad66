/** Forms of the occasion files: rules, texts and other names. */
import { z } from 'zod';
import type { Category } from '#core/occasions.ts';
import type { FirstYearBasis } from '#tables/types.ts';
import { ids, openYear, persianDay, text, wholeNumber } from './cells.ts';

export const OccasionRow = z.strictObject({
  slug: text,
  title_fa: text,
  title_en: text,
  rule: text,
  first_year: openYear,
  first_year_basis: z.enum(['', 'decision', 'print', 'event', 'no'] satisfies ('' | FirstYearBasis)[]),
  last_year: openYear,
  rank: z
    .string()
    .regex(/^[1-7]$/, 'a whole number from 1 to 7')
    .transform(Number),
  sources: ids,
});

export const OccasionText = z.strictObject({ slug: text, text_fa: text, text_en: text, sources: ids });

export const OccasionAliases = z.strictObject({
  slug: text,
  aliases: z
    .string()
    .regex(/^[^|]+(\|[^|]+)*$/, 'spellings with | between them')
    .transform((list) => list.split('|')),
});

export const DayException = z.strictObject({
  slug: text,
  year: wholeNumber,
  day: persianDay,
  reason: text,
  sources: ids,
});

export type OccasionRow = z.output<typeof OccasionRow> & { readonly category: Category };
export type OccasionText = z.output<typeof OccasionText>;
export type OccasionAliases = z.output<typeof OccasionAliases>;
export type DayException = z.output<typeof DayException>;
