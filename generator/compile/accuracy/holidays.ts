/** Counts the published holidays that rest on each law. */
import type { HolidayAccuracy } from '#tables/accuracy-types.ts';
import type { Data } from '../data.ts';

export function holidayAccuracy({ holidays, laws }: Data): HolidayAccuracy {
  const published = holidays.map(({ value }) => value).filter((rule) => rule.published);
  return {
    byLaw: laws
      .map(({ value: { id, title_en } }) => ({
        title: title_en,
        rules: published.filter(({ basis }) => basis.includes(id)).length,
      }))
      .filter((law) => law.rules > 0),
  };
}
