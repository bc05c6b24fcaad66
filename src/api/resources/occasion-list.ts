/** `/api/occasions.json`: every occasion once, with its rule in words. */
import { z } from 'zod';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import type { Occasion } from '#core/occasions.ts';
import type { FirstYearBasis, HolidayLawTable } from '#tables/types.ts';
import type { BuildContext } from '../resource.ts';
import { ruleWords } from '../rule-words.ts';
import { Category } from '../schemas/shapes.ts';

const year = z.int().nullable();
const FIRST_YEAR_BASES = ['decision', 'print', 'event', 'no'] as const satisfies readonly FirstYearBasis[];

export const Occasions = z
  .strictObject({
    data: z.array(
      z.strictObject({
        slug: z.string(),
        title_fa: z.string(),
        title_en: z.string(),
        category: Category,
        rule: z.string().meta({ description: 'in the notation of data/README.md' }),
        rule_fa: z.string().meta({ description: 'the rule in Persian words' }),
        rule_en: z.string().meta({ description: 'the rule in English words' }),
        first_year: year.meta({ description: 'first Persian year; null: always' }),
        first_year_basis: z
          .enum(FIRST_YEAR_BASES)
          .nullable()
          .meta({
            description: [
              'How the first year is known.',
              '`decision`: the day was named in that year.',
              '`print`: the first printed calendar with the day is of that year.',
              '`event`: the event is of that year, or older (then 1358).',
              '`no`: the first year is not known; the oldest calendar or list with the day is of that year.',
              'null: no basis is recorded, or there is no first year.',
            ].join(' '),
          }),
        last_year: year.meta({ description: 'last Persian year; null: still' }),
        holidays: z
          .array(
            z.strictObject({
              first_year: year,
              last_year: year,
              law: z.string().nullable().meta({ description: 'ids of the laws, or the decision that closed the day' }),
            }),
          )
          .meta({ description: 'Persian years in which it is an official holiday' }),
        sources: z.array(z.string()).meta({ description: 'ids of sources' }),
      }),
    ),
  })
  .meta({ id: 'Occasions', description: 'Every occasion with its rule' });

/** Ids of the laws of a span of years, or what decided it. */
function lawOf(
  slug: string,
  [first, last]: Occasion['holidayYears'][number],
  { bases, decisions }: HolidayLawTable,
): string | null {
  const basis = bases.find(
    ({ slug: other, years: [from, to] }) =>
      other === slug && (from ?? -Infinity) <= (first ?? -Infinity) && (to ?? Infinity) >= (last ?? Infinity),
  );
  if (basis) return basis.laws.join(' ');
  return decisions.find((decision) => decision.slug === slug)?.title_en ?? null;
}

export function occasionRow(
  { slug, title_fa, title_en, category, rule, years, holidayYears }: Occasion,
  { almanac, published }: BuildContext,
) {
  const words = ruleWords(parseOccasionRule(rule));
  return {
    slug,
    title_fa,
    title_en,
    category,
    rule,
    rule_fa: words.fa,
    rule_en: words.en,
    first_year: years[0],
    first_year_basis: published.firstYearBases.get(slug) ?? null,
    last_year: years[1],
    holidays: holidayYears.map((span) => ({
      first_year: span[0],
      last_year: span[1],
      law: lawOf(slug, span, almanac.holidayLaws),
    })),
    sources: [...(published.occasionSources.get(slug) ?? [])],
  };
}
