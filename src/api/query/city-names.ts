/** Cities by slug or by name, in any usual spelling. */
import type { City } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import { cityError, parameterError } from '../base/errors.ts';
import type { Parameter } from '../base/parameters.ts';
import type { Text } from '../base/text.ts';
import { slugsNear } from './cities.ts';
import { citySearch, textToFind } from './searches.ts';

const ALLOWED = 'the slug or the name of a city that /cities finds';

export const cityText = (description: Text): Parameter<string> => ({
  ...textToFind(description, ALLOWED),
  isCity: true,
});

const MAX_SUGGESTIONS = 5;

/**
 * City of a slug, or of a name or another usual spelling, with or without its province or country.
 * @throws {RequestError} 422 with the slugs of the cities of this name if several may be meant, else of similar ones
 */
export function cityNamed(text: string, almanac: Almanac): City {
  const city = almanac.city(text.toLowerCase()) ?? cityOfName(text, almanac);
  if (city) return city;
  const { isNamed, slugs } = slugsNear(text, MAX_SUGGESTIONS, almanac);
  if (isNamed) throw parameterError('city', text, `the slug of one of the cities of this name: ${slugs}`);
  throw cityError(text, ALLOWED, slugs === '' ? undefined : `the nearest are ${slugs}`);
}

/** The city with exactly this name, or the clearly largest of several; undefined if there is none. */
export const cityOfName = (text: string, almanac: Almanac): City | undefined => citySearch(almanac).meant(text)?.row;
