/** Cities of Iran and of the world, with coordinates and time zones. */

import readPlaces from 'salnama-data:cities';
import { PRAYER_YEARS } from '#api/base/ranges.ts';
import { onFirstUse } from '#core/lazy.ts';
import { required } from '#core/required.ts';
import { createCitySearch, namedCity } from '#understand/cities.ts';
import { textOf } from './check.ts';
import type { City } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { City } from './types.ts';

/** First and last Persian year for which the service has prayer times of these cities. */
export const YEARS = PRAYER_YEARS;

const { cities: table, countries } = readPlaces().places;

/** All cities, in the order of the service's answer. */
export const cities: readonly City[] = table.map(
  ({ slug, name_fa, name_en, country, zone, latitude, longitude }): City => ({
    slug,
    nameFa: name_fa,
    nameEn: name_en,
    countryCode: country,
    timeZone: zone,
    latitude,
    longitude,
  }),
);

const searchOfCities = onFirstUse(() => {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  return createCitySearch(
    cities.map((found, index) => ({ found, ...namedCity(table[index]!, required(byCode, table[index]!.country)) })),
  );
});

/**
 * Cities by name in Persian or English, or a common other spelling (Esfahan, طهران, NYC), with or without the province
 * or country; best match first, among equals the largest. One or two letters may be wrong. The same results as the
 * service's `/api/cities`.
 * @throws {RangeError} if `text` is not a string
 */
export const findCities = (text: string): City[] =>
  searchOfCities()
    .find(textOf('text', text), cities.length)
    .map(({ city }) => city.found);
