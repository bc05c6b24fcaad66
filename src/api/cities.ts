/** Cities in queries, paths and answers. */
import { required } from '#core/required.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { cityOfName } from './city-names.ts';
import { parameterError } from './errors.ts';
import { textLike } from './parameters.ts';
import type { Text } from './text.ts';

const ALLOWED = 'the slug of a city that /timezones lists';

export const citySlug = (description: Text) => textLike(description, /^[A-Za-z0-9-]+$/, ALLOWED);

/** City of a slug in any letter case. @throws {RequestError} 422 if there is none */
export function cityOf(slug: string, almanac: Almanac): City {
  const city = almanac.city(slug.toLowerCase());
  if (city) return city;
  const named = cityOfName(slug, almanac);
  throw parameterError('city', slug, ALLOWED + (named ? `; did you mean ${named.slug}?` : ''));
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
