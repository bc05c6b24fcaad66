/** Years of prayer times. There is one for each city and year, so the handler makes them on request. */
import { SECONDS_PER_DAY } from '#core/jdn.ts';
import type { City } from '#tables/types.ts';
import { type Answer, CSV_TYPE, errorAnswer, ICS_TYPE, jsonAnswer, textAnswer } from '../answer.ts';
import { persianYear, textLike } from '../parameters.ts';
import { filled } from '../paths.ts';
import { prayerYearCsv, prayerYearIcs, prayerYearJson } from '../prayer-year.ts';
import { PRAYER_YEARS } from '../ranges.ts';
import type { Resource, SiteContext } from '../resource.ts';

const HOUR_SECONDS = 3_600;
const ID = 'prayer-year';

const parameters = {
  slug: textLike(
    { fa: 'شناسهٔ شهر از /timezones', en: 'Slug of a city, from timezones' },
    /^[A-Za-z0-9-]+$/,
    'the slug of a city that /timezones lists',
  ),
  year: persianYear({ fa: 'سال شمسی', en: 'Persian year' }, PRAYER_YEARS),
};

type Make = (city: City, year: number, context: SiteContext) => Answer;

/** 404 that names the city or the year that does not exist. */
const answerBy =
  (make: Make) =>
  ({ slug, year }: Readonly<Record<string, string>>, context: SiteContext): Answer => {
    const city = context.almanac.city(slug!);
    if (!city)
      return errorAnswer(404, `no such city: ${JSON.stringify(slug)}; see /api/timezones.json for their slugs`);
    const known = parameters.year.read(year!);
    // Other digits and leading zeros are for queries; a file has one address.
    if (known === undefined || String(known) !== year) {
      const { first, last } = PRAYER_YEARS;
      return errorAnswer(404, `no such year: ${JSON.stringify(year)}; there are ${first} to ${last}`);
    }
    return make(city, known, context);
  };

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
    return textAnswer(ICS_TYPE, prayerYearIcs(city, year, almanac, address), { maxAgeSeconds: HOUR_SECONDS });
  }),
};
