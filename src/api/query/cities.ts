/** Cities in queries, paths and answers. */
import { required } from '#core/required.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import { cityError, parameterError } from '../base/errors.ts';
import { type Parameter, textLike } from '../base/parameters.ts';
import type { Text } from '../base/text.ts';
import { citySearch, textToFind } from './searches.ts';

const ALLOWED = 'the slug of a city that /timezones lists';
const ALLOWED_NAME = 'the slug or the name of a city that /cities finds';

/** The parameter of the interface's endpoints and of files, which take slugs only. */
export const citySlug = (description: Text) => ({
  ...textLike(description, /^[A-Za-z0-9-]+$/, ALLOWED),
  isCity: true as const,
});

/** The parameter of the newer endpoints. */
export const cityText = (description: Text): Parameter<string> => ({
  ...textToFind(description, ALLOWED_NAME),
  isCity: true,
});

/** City of a slug in any letter case. @throws {RequestError} 422 if there is none */
export function cityOf(slug: string, almanac: Almanac): City {
  const city = almanac.city(slug.toLowerCase());
  if (city) return city;
  throw cityError(slug, ALLOWED, cityHint(slug, almanac));
}

/**
 * City of a slug, or of a name or another usual spelling, with or without its province or country.
 * @throws {RequestError} 422 with the slugs of the cities of this name if several may be meant, else of similar ones
 */
export function cityNamed(text: string, almanac: Almanac): City {
  const city = almanac.city(text.toLowerCase()) ?? cityOfName(text, almanac);
  if (city) return city;
  const { isNamed, slugs } = slugsNear(text, MAX_SUGGESTIONS.named, almanac);
  if (isNamed) throw parameterError('city', text, `the slug of one of the cities of this name: ${slugs}`);
  throw cityError(text, ALLOWED_NAME, slugs === '' ? undefined : `the nearest are ${slugs}`);
}

/** The city with exactly this name, or the clearly largest of several; undefined if there is none. */
export const cityOfName = (text: string, almanac: Almanac): City | undefined => citySearch(almanac).meant(text)?.row;

const MAX_SUGGESTIONS = { named: 5, slug: 3 } as const;

/** Slugs of the cities of exactly a name, the larger first, or of at most so many similar ones if there are none. */
function slugsNear(text: string, most: number, almanac: Almanac) {
  const search = citySearch(almanac);
  const named = search.named(text);
  const near = named.length > 0 ? named : search.find(text, most).map(({ city }) => city);
  return { isNamed: named.length > 0, slugs: near.map(({ row }) => row.slug).join(', ') };
}

/** The slug of the city that a name means, or those of namesakes or of similar names; undefined if there are none. */
export function cityHint(text: string, almanac: Almanac): string | undefined {
  const meant = cityOfName(text, almanac);
  if (meant) return `did you mean ${meant.slug}?`;
  const { isNamed, slugs } = slugsNear(text, MAX_SUGGESTIONS.slug, almanac);
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
