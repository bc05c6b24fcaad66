/** Compares the coordinates of the cities with another gazetteer. */
import { distanceKm } from '#core/globe.ts';
import type { Agreement } from '#tables/accuracy-types.ts';
import type { City } from '#tables/types.ts';
import { readCsv } from '../csv.ts';
import { agreementOf } from './agreement.ts';

/** Natural Earth's populated places, for small-scale maps: some are kilometres away from their town. */
export const CITY_ORACLE = 'data/references/city-coordinates.csv';
const NEAR_KM = 10;

/** @param cities all cities of the service; cities missing in the other gazetteer are not compared */
export function cityAccuracy(cities: readonly City[], root: string): Agreement {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  return agreementOf(readCsv(CITY_ORACLE, root), ({ cells: { slug, latitude, longitude } }) => {
    const city = bySlug.get(slug!);
    if (!city) throw new Error(`${CITY_ORACLE}: expected the slug of a city, found "${slug}"`);
    return distanceKm(city, { latitude: Number(latitude), longitude: Number(longitude) }) <= NEAR_KM;
  });
}
