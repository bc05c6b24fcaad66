import { z } from 'zod';
import type { City } from '#tables/types.ts';
import type { Almanac } from '../almanac.ts';
import { defineEndpoint } from '../endpoint.ts';
import { optional, type Parameter } from '../parameters.ts';
import { CityRecord } from '../schemas.ts';

const LETTERS = /^[A-Za-z]{2}$/;

const countryCode: Parameter<string> = {
  description: 'Two-letter country code (ISO 3166-1), in any letter case; restricts the list to that country',
  allowed: 'a country code of two Latin letters',
  type: z.string().regex(LETTERS),
  read: (text) => (LETTERS.test(text) ? text.toUpperCase() : undefined),
};

export const timezones = defineEndpoint({
  id: 'timezones',
  path: '/timezones',
  summary: 'Cities with time zones and coordinates',
  description: 'Iran first, then by country; within a country capitals first, then by English name.',
  parameters: { country_code: optional(countryCode) },
  response: z.strictObject({ data: z.array(CityRecord) }).meta({ id: 'Timezones' }),
  example: { country_code: 'AF' },
  resolve: ({ country_code }, { almanac }) => ({
    data: almanac.cities
      .filter(({ country }) => country_code === undefined || country === country_code)
      .map((city) => cityRecord(city, almanac)),
  }),
  lifetime: () => ({ maxAgeSeconds: 3600 }),
  *twins({ countries }) {
    yield { path: '/timezones.json', parameters: { country_code: undefined } };
    for (const code of countries.keys()) yield { path: `/timezones/${code}.json`, parameters: { country_code: code } };
  },
});

function cityRecord(city: City, { countries }: Almanac) {
  const country = countries.get(city.country)!;
  return {
    country_code: city.country,
    country_name_fa: country.nameFa,
    country_name_en: country.nameEn,
    city_name: city.nameFa,
    city_name_en: city.nameEn,
    slug: city.slug,
    timezone_id: city.zone,
    latitude: city.latitude,
    longitude: city.longitude,
  };
}
