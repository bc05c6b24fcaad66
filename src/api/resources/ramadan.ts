/** Ramadan timetables of every city; the API function makes them on request. */
import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { ICS_TYPE, jsonAnswer, textAnswer } from '../answer.ts';
import { answerOfCityYear, citySlugInPath } from '../city-slug.ts';
import { wholeNumber } from '../parameters.ts';
import { filled } from '../paths.ts';
import { ramadanIcs, ramadanJson } from '../ramadan.ts';
import { RAMADAN_YEARS } from '../ranges.ts';
import type { Resource } from '../resource.ts';

const parameters = {
  slug: citySlugInPath,
  hijri_year: wholeNumber({ fa: 'سال قمری', en: 'Islamic year' }, RAMADAN_YEARS.first, RAMADAN_YEARS.last),
};

const answerBy = answerOfCityYear({
  name: 'hijri_year',
  noun: 'hijri year',
  years: RAMADAN_YEARS,
  parameter: parameters.hijri_year,
});

export const ramadanTimetables: Resource = {
  id: 'prayer-year',
  path: '/api/prayer-times/{slug}/ramadan/{hijri_year}.json',
  summary: { fa: 'امساکیهٔ یک شهر', en: 'Ramadan timetable of a city' },
  parameters,
  answer: answerBy((city, year, { almanac }) =>
    jsonAnswer(ramadanJson(city, year, almanac), { maxAgeSeconds: SECONDS_PER_HOUR }),
  ),
};

export const ramadanCalendars: Resource = {
  path: '/prayer-times/{slug}/ramadan/{hijri_year}.ics',
  summary: { fa: 'امساک و افطار هر روز رمضان در یک شهر', en: 'Imsak and iftar of every day of Ramadan in a city' },
  parameters,
  answer: answerBy((city, year, { almanac, siteUrl }) => {
    const address = siteUrl + filled(ramadanCalendars.path, { slug: city.slug, hijri_year: year });
    return textAnswer(ICS_TYPE, ramadanIcs(city, year, almanac, address), { maxAgeSeconds: SECONDS_PER_HOUR });
  }),
};
