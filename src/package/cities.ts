/** Cities of Iran and of the world, with coordinates and time zones. */
import CITY_DATA from 'salnama-data:cities';
import { find, plain } from './find.ts';
import type { City } from './types.ts';

export type { City } from './types.ts';

/** All cities, in the order of the service's answer. */
export const cities: readonly City[] = CITY_DATA;

let names: ReadonlyMap<City, readonly string[]> | undefined;

/** Cities with such a name in Persian or English, nearest first; a letter or two may be wrong. */
export function findCities(text: string): City[] {
  names ??= new Map(cities.map((city) => [city, [city.nameFa, city.nameEn, city.slug].map(plain)]));
  const known = names;
  return find(cities, (city) => known.get(city)!, text);
}
