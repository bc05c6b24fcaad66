/** Ramadan timetables of every city; the API function makes them on request. */
import type { City } from '#tables/types.ts';
import { type Answer, errorAnswer, ICS_TYPE, jsonAnswer, textAnswer } from '../answer.ts';
import { textLike, wholeNumber } from '../parameters.ts';
import { filled } from '../paths.ts';
import { ramadanIcs, ramadanJson } from '../ramadan.ts';
import { RAMADAN_YEARS } from '../ranges.ts';
import type { Resource, SiteContext } from '../resource.ts';

const HOUR_SECONDS = 3_600;

const parameters = {
  slug: textLike(
    { fa: 'شناسهٔ شهر از /timezones', en: 'Slug of a city, from timezones' },
    /^[A-Za-z0-9-]+$/,
    'the slug of a city that /timezones lists',
  ),
  hijri_year: wholeNumber({ fa: 'سال قمری', en: 'Islamic year' }, RAMADAN_YEARS.first, RAMADAN_YEARS.last),
};

type Make = (city: City, year: number, context: SiteContext) => Answer;

/** 404 that names the city or the year that does not exist. */
const answerBy =
  (make: Make) =>
  ({ slug, hijri_year }: Readonly<Record<string, string>>, context: SiteContext): Answer => {
    const city = context.almanac.city(slug!);
    if (!city)
      return errorAnswer(404, `no such city: ${JSON.stringify(slug)}; see /api/timezones.json for their slugs`);
    const year = parameters.hijri_year.read(hijri_year!);
    if (year === undefined || String(year) !== hijri_year) {
      const { first, last } = RAMADAN_YEARS;
      return errorAnswer(404, `no such hijri year: ${JSON.stringify(hijri_year)}; there are ${first} to ${last}`);
    }
    return make(city, year, context);
  };

export const ramadanTimetables: Resource = {
  id: 'prayer-year',
  path: '/api/prayer-times/{slug}/ramadan/{hijri_year}.json',
  summary: { fa: 'امساکیهٔ یک شهر', en: 'Ramadan timetable of a city' },
  parameters,
  answer: answerBy((city, year, { almanac }) =>
    jsonAnswer(ramadanJson(city, year, almanac), { maxAgeSeconds: HOUR_SECONDS }),
  ),
};

export const ramadanCalendars: Resource = {
  path: '/prayer-times/{slug}/ramadan/{hijri_year}.ics',
  summary: { fa: 'امساک و افطار هر روز رمضان در یک شهر', en: 'Imsak and iftar of every day of Ramadan in a city' },
  parameters,
  answer: answerBy((city, year, { almanac, siteUrl }) => {
    const address = siteUrl + filled(ramadanCalendars.path, { slug: city.slug, hijri_year: year });
    return textAnswer(ICS_TYPE, ramadanIcs(city, year, almanac, address), { maxAgeSeconds: HOUR_SECONDS });
  }),
};
