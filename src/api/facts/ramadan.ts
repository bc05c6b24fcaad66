/** The Ramadan timetable of a city as JSON. */

import * as gregorian from '#core/gregorian.ts';
import { MS_PER_MINUTE } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type FastingDays, fastingDays, IMSAK_MINUTES, ramadanOf } from '#core/ramadan.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import type { Context } from '../base/context.ts';
import { todayInTehran } from '../base/tehran.ts';
import { methodNamed, type PrayerOptions, rulesOf } from '../query/prayer-options.ts';
import { dayDates } from './four-calendars.ts';
import { cityClock, clocksOf, methodOf, type PrayerDay, prayerDays } from './prayer-days.ts';

export const RAMADAN_TIMES = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'maghrib', 'midnight'] as const;
type Time = (typeof RAMADAN_TIMES)[number];

export interface RamadanDay extends Pick<PrayerDay, 'jdn' | 'rules'> {
  readonly moments: Readonly<Record<Time, number>>;
  readonly clocks: Readonly<Record<Time, string>>;
}

/** The days of a Ramadan with their times on the city's clock. */
export function ramadanDays(
  city: City,
  days: FastingDays,
  almanac: Almanac,
  options?: Pick<PrayerOptions, 'method' | 'high_latitude'>,
): RamadanDay[] {
  const clock = cityClock(city, almanac);
  return prayerDays(city, fastingDays(days), almanac, options && rulesOf(options)).map(
    ({ jdn, moments: prayers, rules }) => {
      const moments = { ...prayers, imsak: prayers.fajr - IMSAK_MINUTES * MS_PER_MINUTE };
      return { jdn, moments, clocks: clocksOf(RAMADAN_TIMES, moments, clock), rules };
    },
  );
}

const version = (span: FastingDays, days: readonly RamadanDay[]) => ({
  first_day_sh: persian.toIsoDate(span.firstDay),
  first_day_gregorian: gregorian.toIsoDate(span.firstDay),
  length: span.length,
  data: days.map(({ jdn, clocks }, index) => ({
    day: index + 1,
    ...dayDates(jdn),
    times: clocks,
  })),
});

export function ramadanJson(city: City, year: number, { almanac, now }: Context, options?: PrayerOptions) {
  const ramadan = ramadanOf(year, almanac.hijri, almanac.hijriProbability, todayInTehran(now));
  const { other, isEstimate, probability } = ramadan;
  const days = ramadanDays(city, ramadan, almanac, options);
  return {
    city: city.slug,
    timezone: city.zone,
    year,
    method: methodOf(days, options && methodNamed(options.method)),
    imsak_minutes_before_fajr: IMSAK_MINUTES,
    estimate: isEstimate,
    probability,
    ...version(ramadan, days),
    other: other && version(other, ramadanDays(city, other, almanac, options)),
  };
}
