/** `/api/occasions.json`: every occasion once, with its rule in words. */
import { z } from 'zod';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import type * as core from '#core/occasions.ts';
import { FAITHS } from '#core/occasions.ts';
import { pick } from '#core/pick.ts';
import { required } from '#core/required.ts';
import { FIRST_YEAR_BASES, type HolidayLawTable } from '#tables/types.ts';
import { groundsOf } from '../facts/holiday-laws.ts';
import { mood, Occasion } from '../schemas/shapes.ts';
import { ruleWords } from '../words/rule-words.ts';
import type { BuildContext } from './resource.ts';

const year = z.int().nullable();

export const OccasionEntry = z.strictObject({
  ...Occasion.omit({ is_holiday: true }).shape,
  rule: z.string(),
  rule_fa: z.string(),
  rule_en: z.string(),
  first_year: year,
  first_year_basis: z.enum(FIRST_YEAR_BASES).nullable(),
  last_year: year,
  holidays: z.array(z.strictObject({ first_year: year, last_year: year, law: z.string().nullable() })),
  sources: z.array(z.string()),
  mood,
  faith: z.enum(FAITHS).nullable(),
});

export const Occasions = z
  .strictObject({ data: z.array(OccasionEntry) })
  .meta({ id: 'Occasions', description: 'Every occasion with its rule' });

/** Ids of the laws of a span of years, or the title of the decision. */
const lawOf = (slug: string, span: core.YearSpan, table: HolidayLawTable): string | null =>
  groundsOf(slug, span, table)
    .map(({ id, title_en }) => (id === slug ? title_en : id))
    .join(' ') || null;

export function occasionRow(occasion: core.Occasion, { almanac, published }: BuildContext) {
  const { slug, rule, years, holidayYears } = occasion;
  const words = ruleWords(parseOccasionRule(rule));
  const details = required(published.occasionDetails, slug);
  return {
    ...pick(occasion, ['slug', 'title_fa', 'title_en', 'category', 'rule']),
    rule_fa: words.fa,
    rule_en: words.en,
    first_year: years[0],
    first_year_basis: details.first_year_basis,
    last_year: years[1],
    holidays: holidayYears.map((span) => ({
      first_year: span[0],
      last_year: span[1],
      law: lawOf(slug, span, almanac.holidayLaws),
    })),
    sources: [...details.sources],
    mood: occasion.mood ?? null,
    faith: occasion.faith ?? null,
  };
}
