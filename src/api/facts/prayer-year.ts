/** A year of a city's prayer times as JSON and as CSV. */
import * as gregorian from '#core/gregorian.ts';
import { daysBetween, type Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { EIGHT_TIMES, PRAYERS } from '#core/prayer-names.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import { calendarKeyOfYear } from '../base/calendar-keys.ts';
import { csvText } from '../base/csv.ts';
import { methodNamed, type PrayerOptions } from '../query/prayer-options.ts';
import { type EightTimesDay, eightTimesDays, timesOn } from './eight-times.ts';
import { dayDates } from './four-calendars.ts';
import { methodOf, placeOf, prayerDays } from './prayer-days.ts';

/** @param year a Persian year, or from 1900 on a Gregorian one */
export const daysOfPrayerYear = (year: number): Jdn[] =>
  daysBetween(...(calendarKeyOfYear(year) === 'gregorian' ? gregorian.daysOfYear : persian.daysOfYear)(year));

/** The eight times of a city on some days. */
export const eightTimesOf = (
  city: City,
  days: readonly Jdn[],
  almanac: Almanac,
  options: PrayerOptions,
): EightTimesDay[] => eightTimesDays(placeOf(city), almanac.zoneOf(city.zone), days, almanac, options);

/** @param options undefined: the Institute's six times */
export function prayerYearJson(city: City, year: number, almanac: Almanac, options?: PrayerOptions) {
  const days = daysOfPrayerYear(year);
  const place = { city: city.slug, timezone: city.zone, year };
  if (!options) {
    const six = prayerDays(city, days, almanac);
    const data = six.map(({ jdn, clocks }) => ({ ...dayDates(jdn), times: clocks }));
    return { ...place, method: methodOf(six), data };
  }
  const eight = eightTimesOf(city, days, almanac, options);
  return {
    ...place,
    method: methodNamed(options.method).name.en,
    asr: options.asr,
    high_latitude: options.high_latitude,
    data: eight.map(({ jdn, clocks, dayOffsets }) => ({ ...dayDates(jdn), times: clocks, day_offsets: dayOffsets })),
  };
}

/** @param options undefined: the Institute's six times */
export function prayerYearCsv(city: City, year: number, almanac: Almanac, options?: PrayerOptions): string {
  const days = daysOfPrayerYear(year);
  const rows = options
    ? eightTimesOf(city, days, almanac, options).map(({ jdn, clocks, dayOffsets }) => [
        ...datesOf(jdn),
        ...EIGHT_TIMES.map((time) => clocks[time]),
        timesOn(1, dayOffsets).join(' ') || null,
        timesOn(-1, dayOffsets).join(' ') || null,
      ])
    : prayerDays(city, days, almanac).map(({ jdn, clocks }) => [
        ...datesOf(jdn),
        ...PRAYERS.map((time) => clocks[time]),
      ]);
  const header = [
    'date_sh',
    'date_gregorian',
    'weekday_en',
    ...(options ? [...EIGHT_TIMES, 'next_day', 'previous_day'] : PRAYERS),
  ];
  return csvText([header, ...rows]);
}

const datesOf = (jdn: Jdn): string[] => [persian.toIsoDate(jdn), gregorian.toIsoDate(jdn), weekdayName(jdn).en];
