/** Prayer times of a city by day, as the pages print them; the same core as the API's. */

import { cachedNoons } from '#core/caches.ts';
import { addDays, type Jdn, MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import type { Fast } from '#core/now.ts';
import { ASR_SHADOWS, type AsrSchool, type PrayerMethod, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import { CALLED_PRAYERS, PRAYERS, type Prayer } from '#core/prayer-names.ts';
import { clockTime, eightTimes, type FallbackRule, type PrayerTimes, prayerTimes } from '#core/prayer-times.ts';
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
  readonly prayer: Prayer;
  /** rounded to the minute, milliseconds since 1970 */
  readonly moment: number;
  /** HH:MM in the city */
  readonly clock: string;
}

export interface PrayerDay {
  readonly jdn: Jdn;
  readonly moments: readonly PrayerMoment[];
  readonly rules: readonly FallbackRule[];
}

/** Holds a year of days, because several cities share dates and the user may change the month. */
const noonPlaces = cachedNoons(512);

export function prayerDay(city: CityPlace, jdn: Jdn, method: PrayerMethod = TEHRAN_METHOD): PrayerDay {
  const offsetAt = zoneOf(city.zone).offsetMinutesAt;
  const times = timesOf(city, jdn, method);
  const moments = PRAYERS.map((prayer): PrayerMoment => {
    const moment = Math.round(times[prayer] / MS_PER_MINUTE) * MS_PER_MINUTE;
    // The offset is the one that holds at the exact moment, as in the API.
    return { prayer, moment, clock: clockTime(times[prayer], offsetAt(times[prayer])) };
  });
  return { jdn, moments, rules: times.rules };
}

/** The times of a day for a chart, in minutes from the clock's midnight; beyond 1440 after the next one. */
export function prayerMinutes(city: CityPlace, jdn: Jdn): Record<Prayer, number> {
  const offsetAt = zoneOf(city.zone).offsetMinutesAt;
  const times = timesOf(city, jdn, TEHRAN_METHOD);
  const midnight = toEpochMs(jdn);
  const minutesOf = (prayer: Prayer) =>
    Math.round(times[prayer] / MS_PER_MINUTE) - midnight / MS_PER_MINUTE + offsetAt(times[prayer]);
  return Object.fromEntries(PRAYERS.map((prayer) => [prayer, minutesOf(prayer)])) as Record<Prayer, number>;
}

const placeOf = ({ latitude, longitude }: CityPlace) => ({ latitudeDegrees: latitude, longitudeDegrees: longitude });

const timesOf = (city: CityPlace, jdn: Jdn, method: PrayerMethod): PrayerTimes =>
  prayerTimes(placeOf(city), jdn, zoneOf(city.zone).offsetMinutesAt, noonPlaces, method);

const eightTimesOf = (city: CityPlace, jdn: Jdn, method: PrayerMethod, school: AsrSchool) =>
  eightTimes(placeOf(city), jdn, zoneOf(city.zone).offsetMinutesAt, noonPlaces, method, ASR_SHADOWS[school]);

/** Asr and isha, which the Institute's tables leave out. */
export type MoreTimes = Readonly<Record<'asr' | 'isha', Pick<PrayerMoment, 'moment' | 'clock'>>>;

export function moreTimes(
  city: CityPlace,
  jdn: Jdn,
  method: PrayerMethod = TEHRAN_METHOD,
  school: AsrSchool = 'standard',
): MoreTimes {
  const offsetAt = zoneOf(city.zone).offsetMinutesAt;
  const { asr, isha } = eightTimesOf(city, jdn, method, school);
  const timeAt = (moment: number) => ({ moment, clock: clockTime(moment, offsetAt(moment)) });
  return { asr: timeAt(asr), isha: timeAt(isha) };
}

/** A month of the calendar that the readers of a language live by. */
export interface OwnMonth {
  readonly language: Language;
  readonly year: number;
  readonly month: number;
}

export function ownMonthOf(language: Language, jdn: Jdn): OwnMonth {
  const { year, month } = OWN_CALENDARS[language].fromJdn(jdn);
  return { language, year, month };
}

/** The days of a month: of a Persian one for Persian pages, of a Gregorian one for English pages. */
export function prayerMonth(
  place: CityPlace,
  { language, year, month }: OwnMonth,
  method: PrayerMethod = TEHRAN_METHOD,
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
  const today = cityDay(place, now);
  const { isha, maghrib } = eightTimesOf(place, today, method, 'standard');
  const isTomorrow = (hasIsha ? isha : maghrib + AFTER_MAGHRIB_MS) <= now;
  return { jdn: (isTomorrow ? today + 1 : today) as Jdn, isTomorrow };
}

/** What people wait for: a prayer, and in Ramadan the end of the night's meal. */
export interface NextPrayer extends Pick<PrayerMoment, 'moment' | 'clock'> {
  readonly prayer: Prayer | keyof MoreTimes | 'imsak';
  readonly jdn: Jdn;
  /** its day is a day of Ramadan: maghrib is iftar */
  readonly isFast: boolean;
}

/** Prayers that people wait for. */
export const AWAITED: readonly Prayer[] = CALLED_PRAYERS;

export const isFastDay = (jdn: Jdn, ramadans: readonly FastingDays[]): boolean =>
  ramadans.some(({ firstDay, length }) => jdn >= firstDay && jdn < firstDay + length);

/** The end of the meal before a fast: ten minutes before fajr. */
export function imsakOf(place: CityPlace, { moments }: PrayerDay): Pick<NextPrayer, 'moment' | 'clock'> {
  const moment = findIn(moments, ({ prayer }) => prayer === 'fajr').moment - IMSAK_MINUTES * MS_PER_MINUTE;
  return { moment, clock: clockTime(moment, zoneOf(place.zone).offsetMinutesAt(moment)) };
}

function awaitedOn(place: CityPlace, day: PrayerDay, isFast: boolean): NextPrayer[] {
  const { jdn, moments } = day;
  const awaited = moments.filter(({ prayer }) => AWAITED.includes(prayer));
  const prayers = awaited.map(({ prayer, moment, clock }): NextPrayer => ({ prayer, moment, clock, jdn, isFast }));
  return isFast ? [{ prayer: 'imsak', ...imsakOf(place, day), jdn, isFast }, ...prayers] : prayers;
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
  // Far from the city's meridian a prayer may fall on the civil day before or after its own.
  const coming = [-1, 0, 1]
    .map((days) => addDays(today, days))
    .flatMap((jdn) => {
      const isFast = isFastDay(jdn, ramadans);
      const more = school ? Object.entries(moreTimes(place, jdn, method, school)) : [];
      const asrAndIsha = more.map(([name, time]): NextPrayer => ({ prayer: name as 'asr', ...time, jdn, isFast }));
      return [...awaitedOn(place, prayerDay(place, jdn, method), isFast), ...asrAndIsha];
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
  const maghrib = prayerDay(city, today, method).moments.find(({ prayer }) => prayer === 'maghrib')!;
  const isBeforeDawn = now < imsakAt(today).moment;
  const fast = maghrib.moment > now ? today : addDays(today, 1);
  if (!isFastDay(fast, ramadans)) return undefined;
  const day = dayOfFast(fast);
  if (fast !== today || isBeforeDawn) return { next: 'sahar', clock: imsakAt(fast).clock, city, day };
  const tomorrow = addDays(today, 1);
  const imsak = isFastDay(tomorrow, ramadans) ? imsakAt(tomorrow).clock : undefined;
  return { next: 'iftar', clock: maghrib.clock, city, day, imsak };
}
