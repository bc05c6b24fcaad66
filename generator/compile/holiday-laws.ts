/** The laws, decisions and sources behind the published holidays. */
import { pick } from '#core/pick.ts';
import type { HolidayLawTable } from '#tables/types.ts';
import type { Data } from './data.ts';
import { compileHolidayConfidence } from './holiday-confidence.ts';
import { compileOccasionSources } from './occasion-details.ts';
import { compileSources } from './sources.ts';

export function compileHolidayLaws(data: Data): HolidayLawTable {
  const daysOff = new Set([...data.holidays, ...data.closures].map(({ slug }) => slug));
  const cited = compileOccasionSources(data).filter(([slug]) => daysOff.has(slug));
  const ids = new Set(cited.flatMap(([, sources]) => sources));
  return {
    laws: data.laws.map((row) => ({
      ...pick(row, ['id', 'date', 'title_fa', 'title_en']),
      ...(row.ends && { ends: row.ends }),
    })),
    bases: data.holidays
      .filter(({ published }) => published)
      .map((row) => ({
        slug: row.slug,
        years: [row.first_year, row.last_year],
        laws: row.basis,
      })),
    decisions: data.closures
      .filter(({ official }) => official)
      .map(({ slug, decision_fa, decision }) => ({ slug, title_fa: decision_fa, title_en: decision })),
    confidence: compileHolidayConfidence(data),
    cited,
    sources: compileSources(data)
      .filter(({ id }) => ids.has(id))
      .map(({ title_fa: _, ...source }) => source),
  };
}
