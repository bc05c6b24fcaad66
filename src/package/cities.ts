/** Cities of Iran and of the world, with coordinates and time zones. */
import readPlaces from 'salnama-data:cities';
import { createSearch, type Search, type Searchable, searchableCity } from '#api/search.ts';
import { textOf } from './check.ts';
import type { City } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { City } from './types.ts';

/** First and last Persian year for which the service has prayer times of these cities. */
export const YEARS = { first: 1300, last: 1500 } as const;

const table = readPlaces().places.cities;

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

let search: Search<Searchable & { readonly city: City }> | undefined;

/** Built on first use. */
function searchOfCities(): Search<Searchable & { readonly city: City }> {
  search ??= createSearch(cities.map((city, index) => ({ city, ...searchableCity(table[index]!) })));
  return search;
}

/**
 * Cities by name in Persian or English, or a common other spelling (Esfahan, طهران, NYC); best match first, among
 * equals the largest. One or two letters may be wrong. The same results as the service's `/api/cities`.
 * @throws {RangeError} if `text` is not a string
 */
export const findCities = (text: string): City[] =>
  searchOfCities()
    .find(textOf('text', text), cities.length)
    .map(({ item }) => item.city);
