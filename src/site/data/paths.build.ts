/** Static paths of the pages: one file prints both languages, the first part of its address empty or `en`. */
import { MONTHS, type YearMonth } from '#core/jdn.ts';
import type { Years } from '#core/known-years.ts';
import { type InLanguages, LANGUAGES, type Language } from '#site/kit/language.ts';

const PREFIXES: InLanguages<string | undefined> = { fa: undefined, en: 'en' };

/**
 * Static paths in both languages, or in some. The languages of a page follow each other. So data that both need are
 * computed once and cached briefly.
 * @param routes parameters of the addresses, the same for all languages; omitted for a page without parameters
 */
export const languagePaths = <Parameters extends object = object>(
  routes: readonly Parameters[] = [{} as Parameters],
  languages: readonly Language[] = LANGUAGES,
) =>
  routes.flatMap((params) =>
    languages.map((language) => ({ params: { ...params, language: PREFIXES[language] }, props: { language } })),
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
