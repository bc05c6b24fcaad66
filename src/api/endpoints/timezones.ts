import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { optional, type Parameter } from '../base/parameters.ts';
import { cityRecord } from '../query/cities.ts';

const LETTERS = /^[A-Za-z]{2}$/;

const countryCode: Parameter<string> = {
  description: {
    fa: 'کد دوحرفی کشور (`ISO 3166-1`)، با حروف بزرگ یا کوچک؛ فقط شهرهای همان کشور',
    en: 'Two-letter country code (ISO 3166-1), in any letter case; restricts the list to that country',
  },
  allowed: 'a country code of two Latin letters',
  schema: { type: 'string', pattern: LETTERS.source },
  read: (text) => (LETTERS.test(text) ? text.toUpperCase() : undefined),
};

export const timezones = defineEndpoint({
  id: 'timezones',
  isOfInterface: true,
  path: '/timezones',
  parameters: { country_code: optional(countryCode) },
  example: { country_code: 'AF' },
  resolve: ({ country_code }, { almanac }) => ({
    data: almanac.cities
      .filter(({ country }) => country_code === undefined || country === country_code)
      .map((city) => cityRecord(city, almanac)),
  }),
  lifetime: () => ({ maxAgeSeconds: SECONDS_PER_HOUR }),
  snapshots: [
    { path: '/timezones.json', instances: () => [{}] },
    {
      path: '/timezones/{country_code}.json',
      instances: ({ countries }) => [...countries.keys()].map((country_code) => ({ country_code })),
    },
  ],
});
