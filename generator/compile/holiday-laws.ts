/** The laws and decisions behind the published holidays, for the pages. */
import type { HolidayLawTable } from '#tables/types.ts';
import type { Data } from './data.ts';
import { compileHolidayConfidence } from './holiday-confidence.ts';

export function compileHolidayLaws(data: Data): HolidayLawTable {
  return {
    laws: data.laws.map(({ value }) => ({
      id: value.id,
      date: value.date,
      titleFa: value.title_fa,
      titleEn: value.title_en,
    })),
    bases: data.holidays
      .filter(({ value }) => value.published)
      .map(({ value }) => ({
        slug: value.slug,
        years: [value.first_year, value.last_year],
        laws: value.basis,
      })),
    decisions: data.closures
      .filter(({ value }) => value.published)
      .map(({ value }) => ({ slug: value.slug, titleFa: value.decision_fa, titleEn: value.decision })),
    confidence: compileHolidayConfidence(data),
  };
}
