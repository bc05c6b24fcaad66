/** The days of a Ramadan with their times in a city. */

import type { Jdn } from '#core/jdn.ts';
import { TEHRAN_METHOD } from '#core/prayer-methods.ts';
import type { EightTime } from '#core/prayer-names.ts';
import { type FastingDays, fastingDays } from '#core/ramadan.ts';
import { required } from '#core/required.ts';
import { type CityPlace, imsakOf, type NextPrayer, nextPrayer, prayerDay } from '#site/prayer-times/days.ts';

/** In the order of the day. */
export const RAMADAN_TIMES = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'maghrib'] as const;
export type RamadanTime = (typeof RAMADAN_TIMES)[number];

export interface RamadanDay {
  readonly jdn: Jdn;
  /** HH:MM in the city, in the order of {@link RAMADAN_TIMES} */
  readonly clocks: readonly string[];
}

export function ramadanDays(city: CityPlace, days: FastingDays): RamadanDay[] {
  return fastingDays(days).map((jdn) => {
    const day = prayerDay(city, jdn);
    const clocks = new Map<RamadanTime | EightTime, string>(day.moments.map(({ prayer, clock }) => [prayer, clock]));
    clocks.set('imsak', imsakOf(city, day).clock);
    return { jdn, clocks: RAMADAN_TIMES.map((time) => required(clocks, time)) };
  });
}

/** The next imsak or iftar of a Ramadan after a moment; undefined if none comes before an ordinary evening. */
export function nextOfFast(city: CityPlace, now: number, ramadans: readonly FastingDays[]): NextPrayer | undefined {
  let next = nextPrayer(city, now, TEHRAN_METHOD, ramadans);
  while (next.prayer === 'fajr' || next.prayer === 'dhuhr')
    next = nextPrayer(city, next.moment, TEHRAN_METHOD, ramadans);
  return next.isFast ? next : undefined;
}
