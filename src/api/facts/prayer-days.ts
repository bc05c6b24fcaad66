/** Days of a city's prayer times, as its timetables and calendars show them. */
import { type Jdn, MS_PER_MINUTE } from '#core/jdn.ts';
import { type PrayerMethod, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import { PRAYERS, type Prayer } from '#core/prayer-names.ts';
import { clockTime, type Place, prayerTimes } from '#core/prayer-times.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';

export interface PrayerDay {
  readonly jdn: Jdn;
  /** milliseconds since 1970, not rounded */
  readonly moments: Readonly<Record<Prayer, number>>;
  /** HH:MM in the city */
  readonly clocks: Readonly<Record<Prayer, string>>;
  /** rules that were needed because the Sun does not reach an angle */
  readonly rules: readonly string[];
}

export const placeOf = ({ latitude, longitude }: Pick<City, 'latitude' | 'longitude'>): Place => ({
  latitudeDegrees: latitude,
  longitudeDegrees: longitude,
});

/** The clock of a city: HH:MM of a moment. */
export function cityClock({ zone }: City, { zoneOf }: Almanac): (moment: number) => string {
  const { offsetMinutesAt } = zoneOf(zone);
  return (moment) => clockTime(moment, offsetMinutesAt(moment));
}

/** The clock times of some moments, by their names and in the order of these. */
export const clocksOf = <N extends string>(
  names: readonly N[],
  moments: Readonly<Record<N, number>>,
  clock: (moment: number) => string,
) => Object.fromEntries(names.map((name) => [name, clock(moments[name])])) as Readonly<Record<N, string>>;

/** The six times of some days on the city's clock, each rounded to the minute with the offset that holds at it. */
export function prayerDays(
  city: City,
  days: readonly Jdn[],
  almanac: Almanac,
  method: PrayerMethod = TEHRAN_METHOD,
): PrayerDay[] {
  const place = placeOf(city);
  const { offsetMinutesAt } = almanac.zoneOf(city.zone);
  const clock = cityClock(city, almanac);
  return days.map((jdn) => {
    const { rules, ...moments } = prayerTimes(place, jdn, offsetMinutesAt, almanac.noonPlaces, method);
    return { jdn, moments, clocks: clocksOf(PRAYERS, moments, clock), rules };
  });
}

/** The method, and the rules that some of the days needed. */
export const methodOf = (days: readonly Pick<PrayerDay, 'rules'>[], { name }: PrayerMethod = TEHRAN_METHOD): string =>
  [name.en, ...new Set(days.flatMap(({ rules }) => rules))].join('; ');

/** A moment rounded to the minute, milliseconds since 1970. */
export const atMinute = (moment: number): number => Math.round(moment / MS_PER_MINUTE) * MS_PER_MINUTE;
