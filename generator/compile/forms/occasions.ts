/** Forms of the occasion files: rules, texts and other names. */
import { z } from 'zod';
import { type Category, FAITHS, MOODS } from '#core/occasions.ts';
import { pick } from '#core/pick.ts';
import { FIRST_YEAR_BASES } from '#tables/types.ts';
import { ids, openYear, persianDay, text, wholeNumber } from './cells.ts';
import type { ClosureRow } from './closures.ts';

/** Rank of a day off. */
export const HOLIDAY_RANK = 1;

export const OccasionRow = z.strictObject({
  slug: text,
  title_fa: text,
  title_en: text,
  rule: text,
  first_year: openYear,
  first_year_basis: z.enum(['', ...FIRST_YEAR_BASES]).transform((basis) => basis || null),
  last_year: openYear,
  rank: z
    .string()
    .regex(/^[1-7]$/, 'a whole number from 1 to 7')
    .transform(Number),
  faith: z.enum(['', ...FAITHS]),
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

/** A title in another language than Persian and English. */
export const OccasionTitle = z.strictObject({
  slug: text,
  /** BCP 47 tag */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'a language tag such as ar or fa-AF'),
  title: text,
  sources: ids,
});

export const OccasionMood = z.strictObject({ slug: text, mood: z.enum(MOODS), sources: ids });

/** A period that is kept in mourning, in which weddings are avoided. */
export const MourningPeriod = z.strictObject({
  slug: text,
  title_fa: text,
  title_en: text,
  rule: text,
  mood: z.enum(MOODS),
  sources: ids,
});

export const DayException = z.strictObject({
  slug: text,
  year: wholeNumber,
  day: persianDay,
  reason: text,
  sources: ids,
});

export type OccasionRow = z.output<typeof OccasionRow> & { readonly category: Category };

/** A day off by a decision, in the form of the occasions. */
export const closureAsOccasion = (closure: ClosureRow): OccasionRow => ({
  ...pick(closure, ['slug', 'title_fa', 'title_en', 'category', 'sources']),
  rule: closureRule(closure),
  first_year: yearIn(closure.first_day),
  first_year_basis: 'decision',
  last_year: yearIn(closure.last_day),
  rank: HOLIDAY_RANK,
  faith: '',
});

/** The rule of the days of a closure. */
const closureRule = ({ first_day, last_day }: Pick<ClosureRow, 'first_day' | 'last_day'>): string =>
  `sh:span(${first_day},${last_day})`;

const yearIn = (date: string): number => Number(date.slice(0, 4));
export type OccasionTitle = z.output<typeof OccasionTitle>;
