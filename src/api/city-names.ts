/** Cities by slug or by name, in any usual spelling. */
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { parameterError } from './errors.ts';
import type { Parameter } from './parameters.ts';
import { citySearch, textToFind } from './searches.ts';
import type { Text } from './text.ts';

const ALLOWED = 'the slug or the name of a city that /cities finds';

export const cityText = (description: Text): Parameter<string> => textToFind(description, ALLOWED);

/** Of cities of one name, the one that is meant has so many times the population of the next. */
const CLEARLY_LARGER = 10;
const MAX_SUGGESTIONS = 5;

/**
 * City of a slug, or of a name or another usual spelling.
 * @throws {RequestError} 422 with the slugs of similar cities if no city or several have the name
 */
export function cityNamed(text: string, almanac: Almanac): City {
  const city = almanac.city(text.toLowerCase()) ?? cityOfName(text, almanac);
  if (city) return city;
  const near = citySearch(almanac).find(text, MAX_SUGGESTIONS);
  const slugs = near.map(({ item }) => item.city.slug).join(', ');
  throw parameterError('city', text, slugs === '' ? ALLOWED : `${ALLOWED}; the nearest are ${slugs}`);
}

/** The city with exactly this name, or the clearly largest of several; undefined if there is none. */
export function cityOfName(text: string, almanac: Almanac): City | undefined {
  const [first, second] = citySearch(almanac)
    .find(text, 2)
    .filter(({ match }) => match === 'exact')
    .map(({ item }) => item.city);
  if (!first || !second) return first;
  return (first.population ?? 0) >= CLEARLY_LARGER * Math.max(1, second.population ?? 0) ? first : undefined;
}
