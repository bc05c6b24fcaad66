/** Number of regions and cities of an index, in words. */
import type { InLanguages, Language } from '#site/kit/language.ts';
import { count } from '#site/kit/numerals.ts';
import type { Region } from './build.ts';

const WORDS: InLanguages<readonly [countries: string, cities: string]> = {
  fa: ['کشور و سرزمین با', 'شهر'],
  en: ['countries and territories with', 'cities'],
};

/** «۲۴۰ کشور و سرزمین با ۸۲۴ شهر» */
export function indexSize(language: Language, regions: readonly Region[]): string {
  const total = regions.reduce((sum, { cities }) => sum + cities.length, 0);
  const [countries, cities] = WORDS[language];
  return `${count(language, regions.length)} ${countries} ${count(language, total)} ${cities}`;
}
