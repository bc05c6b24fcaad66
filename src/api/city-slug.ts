/** Cities by their slugs: the parameter of queries and paths, and files of a city and a year. */
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { type Answer, errorAnswer } from './answer.ts';
import { parameterError } from './errors.ts';
import { type Parameter, textLike } from './parameters.ts';
import type { Resource, SiteContext } from './resource.ts';
import type { Text } from './text.ts';

const ALLOWED = 'the slug of a city that /timezones lists';

export const citySlug = (description: Text) => textLike(description, /^[A-Za-z0-9-]+$/, ALLOWED);

export const citySlugInPath = citySlug({ fa: 'شناسهٔ شهر از /timezones', en: 'Slug of a city, from timezones' });

/** City of a slug in any letter case. @throws {RequestError} 422 if there is none */
export function cityOf(slug: string, almanac: Almanac): City {
  const city = almanac.city(slug.toLowerCase());
  if (!city) throw parameterError('city', slug, ALLOWED);
  return city;
}

interface YearOfCity {
  /** name of the year in the path */
  readonly name: string;
  /** the year in error messages */
  readonly noun: string;
  readonly years: { readonly first: number; readonly last: number };
  readonly parameter: Parameter<number>;
}

/** Returns the answer of a file of a city and a year: 404 that names the city or the year that does not exist. */
export const answerOfCityYear =
  ({ name, noun, years, parameter }: YearOfCity) =>
  (make: (city: City, year: number, context: SiteContext) => Answer): NonNullable<Resource['answer']> =>
  (values, context) => {
    const slug = values.slug!;
    const written = values[name]!;
    const city = context.almanac.city(slug);
    if (!city)
      return errorAnswer(404, `no such city: ${JSON.stringify(slug)}; see /api/timezones.json for their slugs`);
    const year = parameter.read(written);
    // Other digits and leading zeros are for queries; a file has one address.
    if (year === undefined || String(year) !== written)
      return errorAnswer(404, `no such ${noun}: ${JSON.stringify(written)}; there are ${years.first} to ${years.last}`);
    return make(city, year, context);
  };
