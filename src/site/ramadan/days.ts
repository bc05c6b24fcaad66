/** The days of a Ramadan with their times in a city. */
import { type Jdn, MS_PER_MINUTE } from '#core/jdn.ts';
import { TEHRAN } from '#core/prayer-methods.ts';
import { clockTime } from '#core/prayer-times.ts';
import { type FastingDays, fastingDays, IMSAK_MINUTES } from '#core/ramadan.ts';
import { zoneOf } from '#site/data/zones.ts';
import { type CityPlace, type NextPrayer, nextPrayer, prayerDay } from '#site/prayer-times/days.ts';

/** In the order of the day. */
export const RAMADAN_TIMES = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'maghrib', 'midnight'] as const;
export type RamadanTime = (typeof RAMADAN_TIMES)[number];

export interface RamadanDay {
  readonly jdn: Jdn;
  /** HH:MM in the city, in the order of {@link RAMADAN_TIMES} */
  readonly clocks: readonly string[];
}

export function ramadanDays(city: CityPlace, days: FastingDays): RamadanDay[] {
  const offsetAt = zoneOf(city.zone).offsetMinutesAt;
  return fastingDays(days).map((jdn) => {
    const moments = new Map(prayerDay(city, jdn).moments.map((each) => [each.prayer, each] as const));
    const imsak = moments.get('fajr')!.moment - IMSAK_MINUTES * MS_PER_MINUTE;
    const clocks = RAMADAN_TIMES.map((time) =>
      time === 'imsak' ? clockTime(imsak, offsetAt(imsak)) : moments.get(time)!.clock,
    );
    return { jdn, clocks };
  });
}

/** The next imsak or iftar of a Ramadan after a moment; undefined if none comes before an ordinary evening. */
export function nextOfFast(city: CityPlace, now: number, ramadans: readonly FastingDays[]): NextPrayer | undefined {
  let next = nextPrayer(city, now, TEHRAN, ramadans);
  while (next.prayer === 'fajr' || next.prayer === 'dhuhr') next = nextPrayer(city, next.moment, TEHRAN, ramadans);
  return next.isFast ? next : undefined;
}
