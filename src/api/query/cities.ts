/** Cities in queries, paths and answers. */
import { required } from '#core/required.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import { cityError } from '../base/errors.ts';
import { textLike } from '../base/parameters.ts';
import type { Text } from '../base/text.ts';
import { citySearch } from './searches.ts';

const ALLOWED = 'the slug of a city that /timezones lists';

export const citySlug = (description: Text) => ({
  ...textLike(description, /^[A-Za-z0-9-]+$/, ALLOWED),
  isCity: true as const,
});

/** City of a slug in any letter case. @throws {RequestError} 422 if there is none */
export function cityOf(slug: string, almanac: Almanac): City {
  const city = almanac.city(slug.toLowerCase());
  if (city) return city;
  throw cityError(slug, ALLOWED, cityHint(slug, almanac));
}

/** Slugs of the cities of exactly a name, the larger first, or of at most so many similar ones if there are none. */
export function slugsNear(text: string, most: number, almanac: Almanac) {
  const search = citySearch(almanac);
  const named = search.named(text);
  const near = named.length > 0 ? named : search.find(text, most).map(({ city }) => city);
  return { isNamed: named.length > 0, slugs: near.map(({ row }) => row.slug).join(', ') };
}

const MAX_SUGGESTIONS = 3;

/** The slug of the city that a name means, or those of namesakes or of similar names; undefined if there are none. */
export function cityHint(text: string, almanac: Almanac): string | undefined {
  const meant = citySearch(almanac).meant(text);
  if (meant) return `did you mean ${meant.row.slug}?`;
  const { isNamed, slugs } = slugsNear(text, MAX_SUGGESTIONS, almanac);
  return slugs === '' ? undefined : `${isNamed ? 'cities of this name are' : 'the nearest are'} ${slugs}`;
}

/** A city in the answers of `/timezones` and `/cities`. */
export function cityRecord(city: City, { countries }: Almanac) {
  const country = required(countries, city.country);
  return {
    country_code: city.country,
    country_name_fa: country.name_fa,
    country_name_en: country.name_en,
    city_name: city.name_fa,
    city_name_en: city.name_en,
    slug: city.slug,
    timezone_id: city.zone,
    latitude: city.latitude,
    longitude: city.longitude,
  };
}
