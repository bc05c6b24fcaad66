/** Countries and cities in the order of the timezones answer. */

import { pick } from '#core/pick.ts';
import { required } from '#core/required.ts';
import type { CitedSources, City, CityKind, PlaceTable } from '#tables/types.ts';
import type { Data } from './data.ts';

const byEnglishName = (a: { name_en: string }, b: { name_en: string }): number =>
  COLLATOR.compare(a.name_en, b.name_en);
const COLLATOR = new Intl.Collator('en');
export const isCapital = (kind: CityKind): boolean => kind === 'capital' || kind === 'province_capital';

const CITY_COLUMNS = [
  ...['slug', 'country', 'name_fa', 'name_en', 'aliases', 'kind', 'province_fa', 'province_en', 'zone'],
  ...['latitude', 'longitude', 'population'],
] as const satisfies readonly (keyof City)[];

/** Iran first, then by English name; within a country capitals first (provincial ones in Iran), then by English name. */
export function compilePlaces({ countries, cities }: Data): PlaceTable {
  const used = new Set(cities.map(({ country }) => country));
  const ordered = countries
    .filter(({ code }) => used.has(code))
    .map((row) => ({
      ...pick(row, ['code', 'name_fa', 'name_en']),
      ...(row.prayer_method !== '' && { prayer_method: row.prayer_method }),
      ...(row.asr !== '' && { asr: row.asr }),
    }))
    .sort((a, b) => Number(b.code === 'IR') - Number(a.code === 'IR') || byEnglishName(a, b));
  const rank = new Map(ordered.map(({ code }, index) => [code, index]));
  return {
    countries: ordered,
    cities: cities
      .map((row) => pick(row, CITY_COLUMNS))
      .sort(
        (a, b) =>
          required(rank, a.country) - required(rank, b.country) ||
          Number(isCapital(b.kind)) - Number(isCapital(a.kind)) ||
          byEnglishName(a, b),
      ),
  };
}

/** Sources of every city, in the order of the file. */
export const compileCitySources = ({ cities }: Data): CitedSources[] =>
  cities.map(({ slug, sources }) => [slug, sources]);
