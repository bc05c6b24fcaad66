/** Static paths of pages with parameters: one file prints both languages, the first part of its address empty or `en`. */
import { MONTHS, type YearMonth } from '#core/jdn.ts';
import type { Years } from '#core/known-years.ts';
import { LANGUAGES, type Language } from '#site/kit/language.ts';

/**
 * Static paths of a page with parameters, in both languages or in some. The languages of a page follow each other. So data
 * that both need are computed once and cached briefly.
 */
export const languagePaths = <Parameters extends object>(
  routes: readonly Parameters[],
  languages: readonly Language[] = LANGUAGES,
) =>
  routes.flatMap((params) =>
    languages.map((language) => ({ params: { ...params, language: { fa: undefined, en: 'en' }[language] } })),
  );

/** For tests that need only some pages: these years and cities, separated by commas (`SALNAMA_ONLY=1405,tehran`). */
const only = process.env.SALNAMA_ONLY?.split(',');

const isWanted = (yearOrCity: string): boolean => !only || only.includes(yearOrCity);

export const yearPaths = ({ first, last }: Years): readonly { readonly year: string }[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ year: String(first + index) })).filter(({ year }) =>
    isWanted(year),
  );

/** Paths of `[...month]`, as `1405/8`. */
export const monthPaths = (years: Years) =>
  yearPaths(years).flatMap(({ year }) => MONTHS.map((month) => ({ month: `${year}/${month}` })));

/** @param path a path of `monthPaths` */
export function yearMonthOf(path: string): YearMonth {
  const [year, month] = path.split('/').map(Number);
  return { year: year!, month: month! };
}

export const cityPaths = (cities: readonly { readonly slug: string }[]) =>
  cities.filter(({ slug }) => isWanted(slug)).map(({ slug }) => ({ slug }));
