/** Occasions with the years in which they are official holidays, and one-off official holidays among them. */

import type { Occasion, YearSpan } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Data } from './data.ts';
import type { ClosureRow } from './forms/closures.ts';

/** The rule of the days of a closure. */
export const closureRule = ({ first_day, last_day }: Pick<ClosureRow, 'first_day' | 'last_day'>): string =>
  `sh:span(${first_day},${last_day})`;

/** Rank of a day off. */
export const HOLIDAY_RANK = 1;

const persianYear = (text: string): number => Number(text.slice(0, 4));

export function compileOccasions(data: Data): Occasion[] {
  const withText = new Set(data.occasionTexts.map(({ value }) => value.slug));
  const spans = new Map<string, YearSpan[]>();
  for (const { value } of data.holidays) {
    if (!value.published) continue;
    spans.set(value.slug, [...(spans.get(value.slug) ?? []), [value.first_year, value.last_year]]);
  }
  const occasions = data.occasions.map(({ value }): Occasion => {
    const moved = data.exceptions
      .filter((exception) => exception.value.slug === value.slug)
      .map((exception) => [exception.value.year, persian.fromIsoDate(exception.value.day)] as const);
    return {
      slug: value.slug,
      title_fa: value.title_fa,
      title_en: value.title_en,
      category: value.category,
      rule: value.rule,
      years: [value.first_year, value.last_year],
      holidayYears: spans.get(value.slug) ?? [],
      rank: value.rank,
      ...(moved.length > 0 && { moved }),
      ...(withText.has(value.slug) && { hasText: true }),
    };
  });
  const closures = data.closures
    .filter(({ value }) => value.official)
    .map(({ value }): Occasion => {
      const years: YearSpan = [persianYear(value.first_day), persianYear(value.last_day)];
      return {
        slug: value.slug,
        title_fa: value.title_fa,
        title_en: value.title_en,
        category: value.category,
        rule: closureRule(value),
        years,
        holidayYears: [years],
        rank: HOLIDAY_RANK,
        isClosure: true,
      };
    });
  return [...occasions, ...closures];
}
