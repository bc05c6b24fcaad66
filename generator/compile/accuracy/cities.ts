/** Compares the coordinates of the cities with another gazetteer. */
import { distanceKm } from '#core/globe.ts';
import type { CityAccuracy, CityAgreement } from '#tables/accuracy-types.ts';
import type { City } from '#tables/types.ts';
import { readCsv } from '../csv.ts';

/** Natural Earth's populated places, for small-scale maps: some are kilometres away from their town. */
export const CITY_ORACLE = 'data/references/city-coordinates.csv';
/** Cities farther apart than this are named in the report. */
const NEAR_KM = 10;

/** @param cities all cities of the service; cities missing in the other gazetteer are only counted */
export function cityAccuracy(cities: readonly City[], root: string): CityAccuracy {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const pairs = readCsv(CITY_ORACLE, root).map(({ cells }) => {
    const { slug, latitude, longitude } = cells as Record<string, string>;
    const city = bySlug.get(slug!);
    if (!city) throw new Error(`${CITY_ORACLE}: expected the slug of a city, found "${slug}"`);
    const kilometres = distanceKm(city, { latitude: Number(latitude), longitude: Number(longitude) });
    return { city, kilometres };
  });
  const agreement = (isOfThese: (city: City) => boolean): CityAgreement => {
    const distances = pairs.filter(({ city }) => isOfThese(city)).map(({ kilometres }) => kilometres);
    distances.sort((a, b) => a - b);
    return {
      compared: distances.length,
      agreeing: distances.filter((kilometres) => kilometres <= NEAR_KM).length,
      medianKm: toTenths(distances[Math.floor(distances.length / 2)]!),
    };
  };
  return {
    nearKm: NEAR_KM,
    inIran: agreement(({ country }) => country === 'IR'),
    abroad: agreement(({ country }) => country !== 'IR'),
    far: pairs
      .filter(({ kilometres }) => kilometres > NEAR_KM)
      .sort((a, b) => b.kilometres - a.kilometres)
      .map(({ city, kilometres }) => ({ city: city.slug, kilometres: toTenths(kilometres) })),
  };
}

const toTenths = (value: number): number => Math.round(value * 10) / 10;
