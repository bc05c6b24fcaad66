/** Years and Ramadan timetables of prayer times. There is one for each city and year, so the handler makes them on request. */

import { decodedPath } from '#core/decoded-path.ts';
import { SECONDS_PER_DAY } from '#core/jdn.ts';
import { findIn } from '#core/required.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import { type Answer, CSV_TYPE, errorAnswer, JSON_TYPE, jsonText, textAnswer } from '../base/answer.ts';
import type { SiteContext } from '../base/context.ts';
import type { Lifetime } from '../base/endpoint.ts';
import { wholeNumber } from '../base/parameters.ts';
import { filled } from '../base/paths.ts';
import { GREGORIAN_PRAYER_YEARS, RAMADAN_YEARS } from '../base/ranges.ts';
import { currentPersianYear, hourUntilMidnight } from '../base/tehran.ts';
import { prayerYearCsv, prayerYearJson } from '../facts/prayer-year.ts';
import { ramadanJson } from '../facts/ramadan.ts';
import { cityOfName, citySlug } from '../query/cities.ts';
import {
  forCountry,
  type GivenPrayerOptions,
  PRAYER_FILES,
  PRAYER_YEARS_TEXT,
  type PrayerOptions,
  prayerYear,
} from '../query/prayer-options.ts';
import type { AnsweredResource } from './resource.ts';

const ID = 'prayer-year';
const PRAYER_CITY = citySlug({ fa: 'شناسهٔ شهر از /timezones', en: 'Slug of a city, from timezones' });

/** A Persian year, or a Gregorian one. */
export const PRAYER_YEAR = {
  name: 'year',
  years: PRAYER_YEARS_TEXT,
  parameter: prayerYear({
    fa: `سال شمسی، یا سال میلادی از ${GREGORIAN_PRAYER_YEARS.first} به بعد`,
    en: `Persian year, or Gregorian year from ${GREGORIAN_PRAYER_YEARS.first} on`,
  }),
} as const;

export const HIJRI_YEAR = {
  name: 'hijri_year',
  years: `${RAMADAN_YEARS.first} to ${RAMADAN_YEARS.last}`,
  parameter: wholeNumber({ fa: 'سال قمری', en: 'Islamic year' }, RAMADAN_YEARS.first, RAMADAN_YEARS.last),
} as const;

interface CityYears extends Pick<AnsweredResource, 'id' | 'path'> {
  readonly contentType: string;
  lifetime(now: number): Lifetime;
  /** the year in the path; left out: this Persian year */
  readonly of?: typeof PRAYER_YEAR | typeof HIJRI_YEAR;
  /** @param address public address of the file */
  text(city: City, year: number, context: SiteContext, options: PrayerOptions | undefined, address: string): string;
}

/** Files of a city and a year; 404 names the city or the year that does not exist. */
export function cityYears({ lifetime, of, text, ...resource }: CityYears): AnsweredResource {
  return {
    ...resource,
    parameters: { slug: PRAYER_CITY, ...(of && { [of.name]: of.parameter }) },
    query: findIn(PRAYER_FILES, ({ path }) => path === resource.path).parameters,
    answer(values, context, given) {
      const { almanac, siteUrl, now } = context;
      const { slug: citySlug = '' } = values;
      const city = almanac.city(citySlug);
      if (!city) return noSuchCity(citySlug, almanac);
      const written = of ? (values[of.name] ?? '') : '';
      const year = of ? of.parameter.read(written) : currentPersianYear(now);
      // Other digits and leading zeros are for queries; a file has one address.
      if (year === undefined || (of && String(year) !== written)) {
        return noSuch(of!.name.replace('_', ' '), written, `there are ${of!.years}`);
      }
      const address = siteUrl + filled(resource.path, values);
      const body = text(
        city,
        year,
        context,
        given && forCountry(given as GivenPrayerOptions, city.country, almanac),
        address,
      );
      return textAnswer(resource.contentType, body, lifetime(now));
    },
  };
}

const noSuch = (noun: string, given: string, hint: string): Answer =>
  errorAnswer(404, `no such ${noun}: ${JSON.stringify(given)}; ${hint}`);

/** 404 for a slug that no city has, with the slug of the city of this name. */
function noSuchCity(given: string, almanac: Almanac): Answer {
  const name = decodedPath(given) ?? given;
  const slug = cityOfName(name, almanac)?.slug;
  return noSuch('city', name, slug ? `did you mean ${slug}?` : 'see /api/timezones.json for their slugs');
}

const oneDay = (): Lifetime => ({ maxAgeSeconds: SECONDS_PER_DAY });

export const prayerYears = cityYears({
  id: ID,
  path: '/api/prayer-times/{slug}/{year}.json',
  contentType: JSON_TYPE,
  lifetime: oneDay,
  of: PRAYER_YEAR,
  text: (city, year, { almanac }, options) => jsonText(prayerYearJson(city, year, almanac, options)),
});

export const prayerYearTables = cityYears({
  id: ID,
  path: '/api/prayer-times/{slug}/{year}.csv',
  contentType: CSV_TYPE,
  lifetime: oneDay,
  of: PRAYER_YEAR,
  text: (city, year, { almanac }, options) => prayerYearCsv(city, year, almanac, options),
});

export const ramadanTimetables = cityYears({
  id: ID,
  path: '/api/prayer-times/{slug}/ramadan/{hijri_year}.json',
  contentType: JSON_TYPE,
  lifetime: hourUntilMidnight,
  of: HIJRI_YEAR,
  text: (city, year, context, options) => jsonText(ramadanJson(city, year, context, options)),
});

/** The files of prayer times that are no calendars. */
export const PRAYER_TABLES: readonly AnsweredResource[] = [prayerYears, prayerYearTables, ramadanTimetables];
