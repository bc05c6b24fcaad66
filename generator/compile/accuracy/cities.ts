/** Compares the coordinates of the cities with another gazetteer. */
import { distanceKm } from '#core/globe.ts';
import type { CityAccuracy } from '#tables/accuracy-types.ts';
import type { City } from '#tables/types.ts';
import { readCsv } from '../csv.ts';
import { rounded } from './agreement.ts';

/** Natural Earth's populated places, for small-scale maps: some are kilometres away from their town. */
export const CITY_ORACLE = 'data/references/city-coordinates.csv';
/** Cities farther apart than this are named in the report. */
const NEAR_KM = 10;

/** @param cities all cities of the service; cities missing in the other gazetteer are not compared */
export function cityAccuracy(cities: readonly City[], root: string): CityAccuracy {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const rows = readCsv(CITY_ORACLE, root);
  const far = rows
    .map(({ cells: { slug, latitude, longitude } }) => {
      const city = bySlug.get(slug!);
      if (!city) throw new Error(`${CITY_ORACLE}: expected the slug of a city, found "${slug}"`);
      const position = { latitude: Number(latitude), longitude: Number(longitude) };
      return { city: city.slug, kilometres: distanceKm(city, position) };
    })
    .filter(({ kilometres }) => kilometres > NEAR_KM)
    .sort((a, b) => b.kilometres - a.kilometres)
    .map(({ city, kilometres }) => ({ city, kilometres: rounded(kilometres, 1) }));
  return { compared: rows.length, agreeing: rows.length - far.length, far };
}
