/** The calendars, occasions, cities and equinoxes of the compiled tables, ready to be asked. */
import { createHijriCalendar, type HijriCalendar } from '#core/hijri.ts';
import { createOccasionYears, type OccasionYears } from '#core/occasions.ts';
import { createTimeZones, type TimeZones } from '#core/time-zone.ts';
import type { City, Country, DatasetTable, Tables } from '#tables/types.ts';
import { EQUINOX_YEARS } from './ranges.ts';

export interface Equinox {
  /** milliseconds since 1970 */
  readonly moment: number;
  readonly timeScale: string;
  /** as announced by the Calendar Centre, milliseconds since 1970 */
  readonly announced: number | undefined;
}

export interface Almanac {
  readonly dataset: DatasetTable;
  readonly hijri: HijriCalendar;
  /** year and month of the last hijri month whose first day is published */
  readonly lastPublishedHijriMonth: readonly [year: number, month: number];
  readonly occasions: OccasionYears;
  readonly zones: TimeZones;
  readonly cities: readonly City[];
  readonly countries: ReadonlyMap<string, Country>;
  /** undefined for an unknown slug */
  city(slug: string): City | undefined;
  /** March equinox that begins a Persian year; undefined outside 979 … 1577 */
  equinox(persianYear: number): Equinox | undefined;
}

export function createAlmanac(tables: Tables): Almanac {
  const hijri = createHijriCalendar(tables.hijriMonths);
  const { firstYear, moments, timeScales } = tables.equinoxes;
  const announced = new Map(tables.equinoxes.announced);
  const bySlug = new Map(tables.places.cities.map((city) => [city.slug, city]));
  return {
    dataset: tables.dataset,
    hijri,
    lastPublishedHijriMonth: tables.hijriMonths.lastPublished,
    occasions: createOccasionYears(tables.occasions, hijri, tables.dayLists),
    zones: createTimeZones(tables.timeZones),
    cities: tables.places.cities,
    countries: new Map(tables.places.countries.map((country) => [country.code, country])),
    city: (slug) => bySlug.get(slug),
    equinox(persianYear) {
      // The table holds one equinox more, which ends the last year.
      const moment = persianYear > EQUINOX_YEARS.last ? undefined : moments[persianYear - firstYear];
      if (moment === undefined) return undefined;
      const [, timeScale] = timeScales.findLast(([from]) => from <= persianYear)!;
      return { moment, timeScale, announced: announced.get(persianYear) };
    },
  };
}
