/**
 * Prayer times by the method of the Institute of Geophysics, University of Tehran.
 *
 * Fajr: centre of the Sun 17.7° below the horizon; maghrib: 4.5° below; both geometric, without refraction. Sunrise and
 * sunset: 0.8333° below (34′ of refraction, 16′ of semidiameter), no term for elevation. Dhuhr: upper transit, nothing
 * added. Midnight: halfway from sunset to the next day's fajr.
 *
 * Values printed in Iran and by other software agree within a minute; docs/accuracy.md counts those on the same minute.
 * Some tables add a minute of precaution (fajr early, dhuhr late) and compute midnight from the same day's fajr. This
 * module does neither. An error of 0.25° in longitude changes all times by a minute.
 *
 * The Institute publishes for Iran only, where the Sun reaches every angle. North of 48.9° it misses some angles on
 * some days. The rules of {@link FallbackRule} then apply, so every place has six times on every day.
 */
import { type Jdn, MINUTES_PER_DAY, MS_PER_MINUTE, toEpochMs, twoDigits } from './jdn.ts';
import { crossing, type LocalSun, latitudeWithSunrise, localSun, SIN_HORIZON, transitOfDate } from './local-sun.ts';
import {
  type Angle,
  DEFAULT_HIGH_LATITUDE,
  type HighLatitude,
  type PrayerRules,
  TEHRAN_METHOD,
} from './prayer-methods.ts';
import { RAMADAN } from './ramadan.ts';
import { declinationAt, type NoonPlaces, placeAtNoon } from './sun.ts';

export interface Place {
  /** North positive, −90 … 90. */
  readonly latitudeDegrees: number;
  /** East positive, −180 … 180. */
  readonly longitudeDegrees: number;
}

/**
 * Rule that replaced an angle that the Sun does not reach, or that it reaches late in a short night:
 * - fajr and isha after a share of the night, see {@link HighLatitude}; also for the next day's fajr, which midnight needs;
 * - isha between maghrib and midnight, the nearer of them;
 * - asr at dhuhr, if the Sun's centre does not rise above the horizon: the shorter the rise, the sooner asr follows dhuhr;
 * - maghrib after 4.5/60 of the night from sunset to sunrise (its angle in degrees, of 60); also if the Sun reaches the
 *   angle only after midnight;
 * - all times of a latitude with sunrise and sunset, if the place misses one of them on the day before, the day itself or
 *   the day after; south is negative.
 */
export type FallbackRule =
  | `fajr:${HighLatitude}`
  | `isha:${HighLatitude}`
  | 'isha:maghrib_to_midnight'
  | 'asr:dhuhr'
  | 'maghrib:angle_based_part_of_night'
  | `nearest_latitude:${number}`;

/** Moments in milliseconds since 1970 (UTC), unrounded, and the rules that were needed. */
export interface PrayerTimes {
  readonly fajr: number;
  readonly sunrise: number;
  readonly dhuhr: number;
  readonly sunset: number;
  readonly maghrib: number;
  readonly midnight: number;
  readonly rules: readonly FallbackRule[];
}

/** The six times, asr and isha. */
export interface EightTimes extends PrayerTimes {
  readonly asr: number;
  readonly isha: number;
}

const RADIANS = Math.PI / 180;

/** A night counts as 60°: an angle is replaced by the same share of the night. */
export const NIGHT_DEGREES = 60;

const sinBelow = ({ angleDegrees }: Angle): number => Math.sin(-angleDegrees * RADIANS);

const shareOfNight = (rule: HighLatitude, { angleDegrees }: Angle): number =>
  rule === 'middle_of_night' ? 1 / 2 : rule === 'one_seventh' ? 1 / 7 : angleDegrees / NIGHT_DEGREES;

/**
 * Fajr or isha, no farther from sunrise or sunset than the rule allows.
 * @param reached when the Sun reaches the angle; NaN: never
 * @param edge sunrise for fajr, sunset for isha
 * @param otherEdge the other end of that night
 */
function inShortNight(
  reached: number,
  edge: () => number,
  otherEdge: () => number,
  rule: HighLatitude,
  angle: Angle,
): number {
  if (rule === 'middle_of_night' && !Number.isNaN(reached)) return reached;
  const furthest = (otherEdge() - edge()) * shareOfNight(rule, angle);
  return Math.abs(reached - edge()) <= Math.abs(furthest) ? reached : edge() + furthest;
}

function localDay(
  { latitudeDegrees, longitudeDegrees }: Place,
  jdn: Jdn,
  offsetMinutesAt: (epochMs: number) => number,
  noonPlaces: NoonPlaces,
  method: PrayerRules,
): { sun: LocalSun; times: PrayerTimes } {
  const { course, transit } = transitOfDate(longitudeDegrees, jdn, offsetMinutesAt, noonPlaces);
  const latitude = latitudeWithSunrise(course, transit, latitudeDegrees);
  const sun = localSun(course, transit, latitude);
  const rules: FallbackRule[] = latitude === latitudeDegrees ? [] : [`nearest_latitude:${latitude}`];

  const sunrise = crossing(sun, SIN_HORIZON, -1, 0);
  const sunset = crossing(sun, SIN_HORIZON, 1, 0);
  const nextSunrise = () => crossing(sun, SIN_HORIZON, -1, 1);
  const sinFajr = sinBelow(method.fajr);
  const { highLatitude = DEFAULT_HIGH_LATITUDE } = method;
  const fajrReached = crossing(sun, sinFajr, -1, 0);
  const sunsetBefore = () => crossing(sun, SIN_HORIZON, 1, -1);
  const fajr = inShortNight(fajrReached, () => sunrise, sunsetBefore, highLatitude, method.fajr);
  let isReplaced = fajr !== fajrReached;
  let nightEnd: number;
  if (method.nightEndsAt === 'fajr') {
    const nextReached = crossing(sun, sinFajr, -1, 1);
    nightEnd = inShortNight(nextReached, nextSunrise, () => sunset, highLatitude, method.fajr);
    isReplaced ||= nightEnd !== nextReached;
  } else nightEnd = nextSunrise();
  if (isReplaced) rules.push(`fajr:${highLatitude}`);
  const midnight = (sunset + nightEnd) / 2;

  let maghrib = sunset;
  if ('minutes' in method.maghrib) maghrib += method.maghrib.minutes * MS_PER_MINUTE;
  else {
    maghrib = crossing(sun, sinBelow(method.maghrib), 1, 0);
    if (!(maghrib < midnight)) {
      rules.push('maghrib:angle_based_part_of_night');
      maghrib = sunset + (nextSunrise() - sunset) * (method.maghrib.angleDegrees / NIGHT_DEGREES);
    }
  }
  return { sun, times: { fajr, sunrise, dhuhr: transit, sunset, maghrib, midnight, rules } };
}

/**
 * Prayer times of a place on a civil date.
 *
 * Sunset, maghrib and midnight may fall on the next civil date and still belong to the requested date.
 *
 * @param offsetMinutesAt offset of the place's zone from UTC at a moment, east positive
 * @param noonPlaces source of the Sun's places: computed, or from a cache
 * @see sunPlace for the accuracy: Persian years 1300 … 1500 within 0.2 s for usual latitudes
 */
export const prayerTimes = (
  place: Place,
  jdn: Jdn,
  offsetMinutesAt: (epochMs: number) => number,
  noonPlaces: NoonPlaces = placeAtNoon,
  method: PrayerRules = TEHRAN_METHOD,
): PrayerTimes => localDay(place, jdn, offsetMinutesAt, noonPlaces, method).times;

/** Length of the shadow at asr moves with the Sun's declination; two rounds leave a few milliseconds. */
const ASR_ROUNDS = 3;

/**
 * Asr: a thing's shadow is longer than at noon by `shadow` times its height. The Sun's centre, without refraction.
 * @returns after the transit and before sunset; NaN if the Sun's centre stays below the horizon, where sunrise and sunset
 * are those of its upper edge, raised by refraction: then nothing has a shadow
 */
function asrOf(sun: LocalSun, shadow: number): number {
  const latitude = Math.atan2(sun.sinLatitude, sun.cosLatitude);
  let moment = sun.transit;
  for (let round = 0; round < ASR_ROUNDS; round += 1) {
    const zenithDistance = Math.abs(latitude - declinationAt(sun.course, moment));
    if (!(zenithDistance < Math.PI / 2)) return Number.NaN;
    moment = crossing(sun, Math.sin(Math.atan(1 / (shadow + Math.tan(zenithDistance)))), 1, 0);
  }
  return moment;
}

/**
 * The six times of {@link prayerTimes} with asr and isha.
 * @param shadow see {@link ASR_SHADOWS}
 * @example eightTimes(tehran, jdn, () => 210, placeAtNoon, TEHRAN_METHOD, ASR_SHADOWS.standard).asr
 */
export function eightTimes(
  place: Place,
  jdn: Jdn,
  offsetMinutesAt: (epochMs: number) => number,
  noonPlaces: NoonPlaces,
  method: PrayerRules,
  shadow: number,
): EightTimes {
  const { sun, times } = localDay(place, jdn, offsetMinutesAt, noonPlaces, method);
  const asrReached = asrOf(sun, shadow);
  const rule = method.ishaInRamadan && isRamadan(jdn) ? method.ishaInRamadan : method.isha;
  const rules = [...times.rules];
  const asr = Number.isNaN(asrReached) ? times.dhuhr : asrReached;
  if (asr !== asrReached) rules.push('asr:dhuhr');
  let isha: number;
  if ('minutes' in rule) isha = times.maghrib + rule.minutes * MS_PER_MINUTE;
  else {
    const { highLatitude = DEFAULT_HIGH_LATITUDE } = method;
    const reached = crossing(sun, sinBelow(rule), 1, 0);
    const nextSunrise = () => crossing(sun, SIN_HORIZON, -1, 1);
    isha = inShortNight(reached, () => times.sunset, nextSunrise, highLatitude, rule);
    if (isha !== reached) rules.push(`isha:${highLatitude}`);
  }
  const bounded = Math.min(Math.max(isha, times.maghrib), times.midnight);
  if (bounded !== isha) rules.push('isha:maghrib_to_midnight');
  return { ...times, asr, isha: bounded, rules };
}

let ummAlQuraMonth: Intl.DateTimeFormat | undefined;

/**
 * Whether a day is in the Ramadan that decides isha in Mecca: Saudi Arabia's official calendar is Umm al-Qura. `Intl`
 * has it in every supported runtime, never for Iran's months. From Ramadan 1453 (December 2031) it is an estimate, and in
 * many years 1357–1411 it differs from the printed one: then isha of the first or last day is half an hour off.
 */
function isRamadan(jdn: Jdn): boolean {
  ummAlQuraMonth ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' });
  return Number(ummAlQuraMonth.format(toEpochMs(jdn))) === RAMADAN;
}

/**
 * `HH:MM` of a moment on a clock, rounded to the nearest minute; 23:59:30 and later is 00:00.
 * @param offsetMinutes the zone's offset at that moment, east positive
 */
export function clockTime(epochMs: number, offsetMinutes: number): string {
  const minutes = Math.round(epochMs / MS_PER_MINUTE + offsetMinutes);
  const minuteOfDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}
