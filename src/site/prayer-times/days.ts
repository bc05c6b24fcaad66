/** Prayer times of a city by day, as the pages print them; the same core as the API's. */

import { cachedNoons } from '#core/caches.ts';
import { addDays, type Jdn, MS_PER_MINUTE, type YearMonth } from '#core/jdn.ts';
import type { Fast } from '#core/now.ts';
import { ASR_SHADOWS, type AsrSchool, type PrayerMethod, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import { CALLED_PRAYERS, EIGHT_TIMES, type EightTime, FIVE_PRAYERS } from '#core/prayer-names.ts';
import { clockTime, eightTimes, type FallbackRule } from '#core/prayer-times.ts';
import { type FastingDays, IMSAK_MINUTES } from '#core/ramadan.ts';
import { findIn } from '#core/required.ts';
import { localTimeAt } from '#core/time-zone.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { zoneOf } from '#site/data/zones.ts';
import { OWN_CALENDARS } from '#site/kit/dates.ts';
import type { Language } from '#site/kit/language.ts';

/** Coordinates and time zone of a city. */
export type CityPlace = Pick<RememberedCity, 'slug' | 'zone' | 'latitude' | 'longitude'>;

interface PrayerMoment {
  readonly prayer: EightTime;
  /** rounded to the minute, milliseconds since 1970 */
  readonly moment: number;
  /** HH:MM in the city */
  readonly clock: string;
}

export interface PrayerDay {
  readonly jdn: Jdn;
  /** all eight, in the order of the day */
  readonly moments: readonly PrayerMoment[];
  /** those of the Institute's six times */
  readonly rules: readonly FallbackRule[];
}

/** Holds a year of days, because several cities share dates and the user may change the month. */
const noonPlaces = cachedNoons(512);

/** The times of a day, not rounded. */
export function exactTimes(
  { zone, latitude, longitude }: CityPlace,
  jdn: Jdn,
  method: PrayerMethod = TEHRAN_METHOD,
  school: AsrSchool = 'standard',
) {
  const place = { latitudeDegrees: latitude, longitudeDegrees: longitude };
  return eightTimes(place, jdn, zoneOf(zone).offsetMinutesAt, noonPlaces, method, ASR_SHADOWS[school]);
}

export function prayerDay(place: CityPlace, jdn: Jdn, method?: PrayerMethod, school?: AsrSchool): PrayerDay {
  const offsetAt = zoneOf(place.zone).offsetMinutesAt;
  const times = exactTimes(place, jdn, method, school);
  const moments = EIGHT_TIMES.map((prayer): PrayerMoment => {
    const moment = Math.round(times[prayer] / MS_PER_MINUTE) * MS_PER_MINUTE;
    // The offset is the one that holds at the exact moment, as in the API.
    return { prayer, moment, clock: clockTime(times[prayer], offsetAt(times[prayer])) };
  });
  return { jdn, moments, rules: times.rules.filter((rule) => !/^(?:asr|isha):/.test(rule)) };
}

/** The six times of the Institute's tables. */
export const sixTimes = ({ moments }: PrayerDay) =>
  moments.filter(({ prayer }) => prayer !== 'asr' && prayer !== 'isha');

export const timeOf = ({ moments }: PrayerDay, name: EightTime): PrayerMoment =>
  findIn(moments, ({ prayer }) => prayer === name);

/** The days of a month: of a Persian one for Persian pages, of a Gregorian one for English pages. */
export function prayerMonth(
  language: Language,
  place: CityPlace,
  { year, month }: YearMonth,
  method?: PrayerMethod,
): readonly PrayerDay[] {
  const { toJdn, monthLength } = OWN_CALENDARS[language];
  const first = toJdn({ year, month, day: 1 });
  return Array.from({ length: monthLength(year, month) }, (_, day) => prayerDay(place, addDays(first, day), method));
}

/** Civil day of a moment in the city. */
export const cityDay = ({ zone }: CityPlace, now: number): Jdn => localTimeAt(zoneOf(zone), now).jdn;

/** How long after maghrib a row without isha stays at its day. */
export const AFTER_MAGHRIB_MS = 20 * MS_PER_MINUTE;

/** The day whose times are shown: after the last prayer that the row has the next day. @param hasIsha of the row */
export function cardDay(
  place: CityPlace,
  now: number,
  method: PrayerMethod = TEHRAN_METHOD,
  hasIsha = false,
): { readonly jdn: Jdn; readonly isTomorrow: boolean } {
  const today = prayerDay(place, cityDay(place, now), method);
  const last = hasIsha ? timeOf(today, 'isha').moment : timeOf(today, 'maghrib').moment + AFTER_MAGHRIB_MS;
  const isTomorrow = last <= now;
  return { jdn: addDays(today.jdn, isTomorrow ? 1 : 0), isTomorrow };
}

/** What people wait for: a prayer, and in Ramadan the end of the night's meal. */
export interface NextPrayer extends Pick<PrayerMoment, 'moment' | 'clock'> {
  readonly prayer: EightTime | 'imsak';
  readonly jdn: Jdn;
  /** its day is a day of Ramadan: maghrib is iftar */
  readonly isFast: boolean;
}

export const isFastDay = (jdn: Jdn, ramadans: readonly FastingDays[]): boolean =>
  ramadans.some(({ firstDay, length }) => jdn >= firstDay && jdn < firstDay + length);

/** The end of the meal before a fast: ten minutes before fajr. */
export function imsakOf(place: CityPlace, day: PrayerDay): Pick<NextPrayer, 'moment' | 'clock'> {
  const moment = timeOf(day, 'fajr').moment - IMSAK_MINUTES * MS_PER_MINUTE;
  return { moment, clock: clockTime(moment, zoneOf(place.zone).offsetMinutesAt(moment)) };
}

/** The next fajr, dhuhr or maghrib after a moment; on days of Ramadan also imsak. @param school asr and isha are awaited, too */
export function nextPrayer(
  place: CityPlace,
  now: number,
  method: PrayerMethod = TEHRAN_METHOD,
  ramadans: readonly FastingDays[] = [],
  school?: AsrSchool,
): NextPrayer {
  const today = cityDay(place, now);
  const awaited: readonly EightTime[] = school ? FIVE_PRAYERS : CALLED_PRAYERS;
  // Far from the city's meridian a prayer may fall on the civil day before or after its own.
  const coming = [-1, 0, 1]
    .flatMap((days): NextPrayer[] => {
      const day = prayerDay(place, addDays(today, days), method, school);
      const { jdn } = day;
      const isFast = isFastDay(jdn, ramadans);
      const prayers = day.moments.filter(({ prayer }) => awaited.includes(prayer));
      const imsak = isFast ? [{ prayer: 'imsak' as const, ...imsakOf(place, day) }] : [];
      return [...imsak, ...prayers].map((time) => ({ ...time, jdn, isFast }));
    })
    .filter(({ moment }) => moment > now);
  return coming.reduce((first, each) => (each.moment < first.moment ? each : first));
}

/** The next iftar, or the end of the next meal before a fast; undefined outside Ramadan. */
export function nextFast(
  city: RememberedCity,
  now: number,
  method: PrayerMethod = TEHRAN_METHOD,
  ramadans: readonly FastingDays[] = [],
): Fast | undefined {
  const today = cityDay(city, now);
  const dayOfFast = (jdn: Jdn) => jdn - (ramadans.find((span) => isFastDay(jdn, [span]))?.firstDay ?? Number.NaN) + 1;
  const imsakAt = (jdn: Jdn) => imsakOf(city, prayerDay(city, jdn, method));
  const maghrib = timeOf(prayerDay(city, today, method), 'maghrib');
  const isBeforeDawn = now < imsakAt(today).moment;
  const fast = maghrib.moment > now ? today : addDays(today, 1);
  if (!isFastDay(fast, ramadans)) return undefined;
  const day = dayOfFast(fast);
  if (fast !== today || isBeforeDawn) return { next: 'sahar', clock: imsakAt(fast).clock, city, day };
  const tomorrow = addDays(today, 1);
  const imsak = isFastDay(tomorrow, ramadans) ? imsakAt(tomorrow).clock : undefined;
  return { next: 'iftar', clock: maghrib.clock, city, day, imsak };
}
