/** A year of a city's prayer times as JSON and as CSV. */
import * as gregorian from '#core/gregorian.ts';
import { daysBetween } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { calendarOfYear } from './calendar-keys.ts';
import { dayDates } from './date-objects.ts';
import { methodOf, PRAYERS, type PrayerDay, prayerDays } from './prayer-days.ts';

/** @param year a Persian year, or from 1900 on a Gregorian one */
export function daysOfYear(city: City, year: number, almanac: Almanac): PrayerDay[] {
  const [first, last] =
    calendarOfYear(year) === 'gregorian'
      ? gregorian.daysOfYear(year)
      : [persian.firstDayOfYear(year), persian.lastDayOfYear(year)];
  return prayerDays(city, daysBetween(first, last), almanac);
}

export function prayerYearJson(city: City, year: number, almanac: Almanac) {
  const days = daysOfYear(city, year, almanac);
  return {
    city: city.slug,
    timezone: city.zone,
    year,
    method: methodOf(days),
    data: days.map(({ jdn, clocks }) => ({
      ...dayDates(jdn),
      times: clocks,
    })),
  };
}

const CSV_HEADER = ['date_sh', 'date_gregorian', 'weekday_en', ...PRAYERS].join();

/** RFC 4180; no field needs quotes. */
export function prayerYearCsv(city: City, year: number, almanac: Almanac): string {
  const lines = daysOfYear(city, year, almanac).map(({ jdn, clocks }) =>
    [
      persian.toIsoDate(jdn),
      gregorian.toIsoDate(jdn),
      weekdayName(jdn).en,
      ...PRAYERS.map((time) => clocks[time]),
    ].join(),
  );
  return [CSV_HEADER, ...lines, ''].join('\r\n');
}
