/** The laws, decisions and sources behind the published holidays. */
import { pick } from '#core/pick.ts';
import type { HolidayLawTable } from '#tables/types.ts';
import type { Data } from './data.ts';
import { compileHolidayConfidence } from './holiday-confidence.ts';
import { compileOccasionSources } from './occasion-details.ts';
import { compileSources } from './sources.ts';

export function compileHolidayLaws(data: Data): HolidayLawTable {
  const daysOff = new Set([...data.holidays, ...data.closures].map(({ value: { slug } }) => slug));
  const cited = compileOccasionSources(data).filter(([slug]) => daysOff.has(slug));
  const ids = new Set(cited.flatMap(([, sources]) => sources));
  return {
    laws: data.laws.map(({ value }) => ({
      ...pick(value, ['id', 'date', 'title_fa', 'title_en']),
      ...(value.ends && { ends: value.ends }),
    })),
    bases: data.holidays
      .filter(({ value }) => value.published)
      .map(({ value }) => ({
        slug: value.slug,
        years: [value.first_year, value.last_year],
        laws: value.basis,
      })),
    decisions: data.closures
      .filter(({ value }) => value.official)
      .map(({ value }) => ({ slug: value.slug, title_fa: value.decision_fa, title_en: value.decision })),
    confidence: compileHolidayConfidence(data),
    cited,
    sources: compileSources(data)
      .filter(({ id }) => ids.has(id))
      .map(({ title_fa: _, ...source }) => source),
  };
}
