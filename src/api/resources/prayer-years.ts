/** Years of prayer times. There is one for each city and year, so the handler makes them on request. */
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '#core/jdn.ts';
import { CSV_TYPE, ICS_TYPE, jsonAnswer, textAnswer } from '../answer.ts';
import { answerOfCityYear, citySlugInPath } from '../city-slug.ts';
import { persianYear } from '../parameters.ts';
import { filled } from '../paths.ts';
import { prayerYearCsv, prayerYearIcs, prayerYearJson } from '../prayer-year.ts';
import { PRAYER_YEARS } from '../ranges.ts';
import type { Resource } from '../resource.ts';

const ID = 'prayer-year';

const parameters = {
  slug: citySlugInPath,
  year: persianYear({ fa: 'سال شمسی', en: 'Persian year' }, PRAYER_YEARS),
};

const answerBy = answerOfCityYear({ name: 'year', noun: 'year', years: PRAYER_YEARS, parameter: parameters.year });

export const prayerYears: Resource = {
  id: ID,
  path: '/api/prayer-times/{slug}/{year}.json',
  summary: { fa: 'اوقات شرعی یک سال یک شهر', en: 'Prayer times of a city on every day of a year' },
  parameters,
  answer: answerBy((city, year, { almanac }) =>
    jsonAnswer(prayerYearJson(city, year, almanac), { maxAgeSeconds: SECONDS_PER_DAY }),
  ),
};

export const prayerYearTables: Resource = {
  id: ID,
  path: '/api/prayer-times/{slug}/{year}.csv',
  summary: { fa: 'اوقات شرعی یک سال یک شهر به صورت CSV', en: 'Prayer times of a city on every day of a year, as CSV' },
  parameters,
  contentType: CSV_TYPE,
  answer: answerBy((city, year, { almanac }) =>
    textAnswer(CSV_TYPE, prayerYearCsv(city, year, almanac), { maxAgeSeconds: SECONDS_PER_DAY }),
  ),
};

export const prayerYearCalendars: Resource = {
  path: '/prayer-times/{slug}/{year}.ics',
  summary: {
    fa: 'اذان صبح، ظهر و مغرب یک سال یک شهر، برای اشتراک',
    en: 'Fajr, dhuhr and maghrib of a city for a year, for subscription',
  },
  parameters,
  answer: answerBy((city, year, { almanac, siteUrl }) => {
    const address = siteUrl + filled(prayerYearCalendars.path, { slug: city.slug, year });
    return textAnswer(ICS_TYPE, prayerYearIcs(city, year, almanac, address), { maxAgeSeconds: SECONDS_PER_HOUR });
  }),
};
