/**
 * Prayer times by the method of the Institute of Geophysics, University of Tehran.
 *
 * Fajr: centre of the Sun 17.7° below the horizon; maghrib: 4.5° below; both geometric, without refraction. Sunrise and
 * sunset: 0.8333° below (34′ of refraction, 16′ of semidiameter), no term for elevation. Dhuhr: upper transit, nothing
 * added. Midnight: half way from sunset to the next day's fajr.
 *
 * Of 120 values printed in Iran and by other software (2013 … 2025) 116 fall on the same minute and all within one.
 * Some tables carry a minute of precaution (fajr early, dhuhr late) and take midnight from the same day's fajr; these
 * are not followed. A place 0.25° off in longitude changes all times by a minute.
 *
 * The Institute publishes for Iran only, where the Sun reaches every angle. Where it does not (north of 48.9° on some
 * days), the rules of {@link FallbackRule} step in, so that every place has six times on every day.
 */
import { twoDigits } from './iso-text.ts';
import { type Jdn, MINUTES_PER_DAY, MS_PER_DAY, toEpochMs } from './jdn.ts';
import { type Angle, type PrayerMethod, TEHRAN } from './prayer-methods.ts';
import { declinationAt, equationOfTimeAt, type NoonPlaces, placeAtNoon, type SunCourse, sunCourse } from './sun.ts';
import { ummAlQuraMonth } from './umm-al-qura.ts';

export interface Place {
  /** North positive, −90 … 90. */
  readonly latitudeDegrees: number;
  /** East positive, −180 … 180. */
  readonly longitudeDegrees: number;
}

/**
 * What replaced an angle that the Sun does not reach:
 * - fajr in the middle between sunset and sunrise (that of the next day too, which midnight needs);
 * - isha in the middle between sunset and the next sunrise;
 * - maghrib after 4.5/60 (its angle in degrees, of 60) of the night from sunset to sunrise, also where the angle is reached
 *   only after midnight;
 * - all times of a latitude nearer to the equator: the first on a grid of ½° with sunrise and sunset on the day and on
 *   both its neighbours; south is negative.
 */
export type FallbackRule =
  | 'fajr:middle_of_night'
  | 'isha:middle_of_night'
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
const MS_PER_MINUTE = 60_000;
const MS_PER_RADIAN = MS_PER_DAY / (2 * Math.PI);

const RAMADAN = 9;

const SIN_HORIZON = Math.sin(-0.8333 * RADIANS);
/** A night counts as 60°: if maghrib's angle is not reached, the same share of the night is used. */
const NIGHT_DEGREES = 60;

/**
 * Below this sum of latitude and declination the Sun rises and sets on three consecutive days; polar days need 89.2°.
 */
const SAFE_SUM = 88 * RADIANS;
const LATITUDE_GRID_DEGREES = 0.5;

const CONVERGED_MS = 5;
const MAX_ROUNDS = 8;
const BISECTIONS = 32;

/** The Sun as seen from one place, around the transit of one day. */
interface LocalSun {
  readonly course: SunCourse;
  readonly transit: number;
  readonly sinLatitude: number;
  readonly cosLatitude: number;
}

/** Side of the meridian: morning or evening. */
type Side = -1 | 1;

const wrapAngle = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/**
 * Upper transit on a civil date. It is the one nearest to the date's local noon; going by longitude instead gives the
 * wrong day west of a date line that bends east (Apia, Nukuʻalofa, Kiritimati).
 */
function transitOfDate(
  longitudeDegrees: number,
  jdn: Jdn,
  offsetMinutesAt: (epochMs: number) => number,
  noonPlaces: NoonPlaces,
): { course: SunCourse; transit: number } {
  const utcNoon = toEpochMs(jdn) + MS_PER_DAY / 2;
  const nearNoon = utcNoon - offsetMinutesAt(utcNoon) * MS_PER_MINUTE;
  const noon = utcNoon - offsetMinutesAt(nearNoon) * MS_PER_MINUTE;
  const course = sunCourse(noon, noonPlaces);
  const meanHourAngle = (noon - course.middleMs) / MS_PER_RADIAN + longitudeDegrees * RADIANS;
  let transit = noon - wrapAngle(meanHourAngle + equationOfTimeAt(course, noon)) * MS_PER_RADIAN;
  // The equation of time drifts by less than 15 s in half a day; one more step leaves a few milliseconds.
  transit -= (equationOfTimeAt(course, transit) - equationOfTimeAt(course, noon)) * MS_PER_RADIAN;
  return { course, transit };
}

const localSun = (course: SunCourse, transit: number, latitudeDegrees: number): LocalSun => ({
  course,
  transit,
  sinLatitude: Math.sin(latitudeDegrees * RADIANS),
  cosLatitude: Math.cos(latitudeDegrees * RADIANS),
});

/** Hour angle counted on from the day's transit, radians, not wrapped. */
const hourAngleAt = ({ course, transit }: LocalSun, epochMs: number): number =>
  (epochMs - transit) / MS_PER_RADIAN + equationOfTimeAt(course, epochMs) - equationOfTimeAt(course, transit);

function sinAltitudeAt(sun: LocalSun, epochMs: number): number {
  const declination = declinationAt(sun.course, epochMs);
  return (
    sun.sinLatitude * Math.sin(declination) +
    sun.cosLatitude * Math.cos(declination) * Math.cos(hourAngleAt(sun, epochMs))
  );
}

/** Cosine of the hour angle at which the Sun has an altitude, with its declination at the moment; beyond ±1: never. */
function cosHourAngleFor(sun: LocalSun, sinAltitude: number, epochMs: number): number {
  const declination = declinationAt(sun.course, epochMs);
  return (sinAltitude - sun.sinLatitude * Math.sin(declination)) / (sun.cosLatitude * Math.cos(declination));
}

/** The moment by halving, for a Sun that grazes the altitude and where the quick way does not settle; NaN: never. */
function crossingByHalving(sun: LocalSun, sinAltitude: number, side: Side, upper: number): number {
  let [low, high] = [upper + (side * MS_PER_DAY) / 2, upper];
  if (sinAltitudeAt(sun, low) > sinAltitude || sinAltitudeAt(sun, high) < sinAltitude) return Number.NaN;
  for (let i = 0; i < BISECTIONS; i += 1) {
    const middle = (low + high) / 2;
    if (sinAltitudeAt(sun, middle) > sinAltitude) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/**
 * Moment at which the Sun's centre passes an altitude on one side of the meridian.
 *
 * @param dayOffset −1, 0 or 1: of the day before, of the day, of the next
 * @returns NaN if it stays above or below
 */
function crossing(sun: LocalSun, sinAltitude: number, side: Side, dayOffset: number): number {
  const upper = sun.transit + dayOffset * MS_PER_DAY;
  let moment = upper + (side * MS_PER_DAY) / 4;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cosHourAngle = cosHourAngleFor(sun, sinAltitude, moment);
    const hourAngle = Math.acos(Math.min(1, Math.max(-1, cosHourAngle)));
    const error = 2 * Math.PI * dayOffset + side * hourAngle - hourAngleAt(sun, moment);
    moment += error * MS_PER_RADIAN;
    if (Math.abs(error) * MS_PER_RADIAN < CONVERGED_MS) return Math.abs(cosHourAngle) <= 1 ? moment : Number.NaN;
  }
  return crossingByHalving(sun, sinAltitude, side, upper);
}

const risesAndSets = (sun: LocalSun): boolean =>
  [-1, 0, 1].every(
    (dayOffset) =>
      !Number.isNaN(crossing(sun, SIN_HORIZON, -1, dayOffset)) &&
      !Number.isNaN(crossing(sun, SIN_HORIZON, 1, dayOffset)),
  );

/** The latitude itself, or the nearest one towards the equator where the Sun rises and sets. */
function latitudeWithSunrise(course: SunCourse, transit: number, latitudeDegrees: number): number {
  const declination = Math.abs(declinationAt(course, transit));
  const isSafe = (latitude: number) => Math.abs(latitude) * RADIANS + declination < SAFE_SUM;
  let latitude = latitudeDegrees;
  let gridSteps = Math.ceil(Math.abs(latitudeDegrees) / LATITUDE_GRID_DEGREES);
  while (!isSafe(latitude) && !risesAndSets(localSun(course, transit, latitude))) {
    gridSteps -= 1;
    latitude = Math.sign(latitudeDegrees) * gridSteps * LATITUDE_GRID_DEGREES;
  }
  return latitude;
}

interface LocalDay {
  readonly sun: LocalSun;
  readonly times: PrayerTimes;
}

const sinBelow = ({ angleDegrees }: Angle): number => Math.sin(-angleDegrees * RADIANS);

function localDay(
  { latitudeDegrees, longitudeDegrees }: Place,
  jdn: Jdn,
  offsetMinutesAt: (epochMs: number) => number,
  noonPlaces: NoonPlaces,
  method: PrayerMethod,
): LocalDay {
  const { course, transit } = transitOfDate(longitudeDegrees, jdn, offsetMinutesAt, noonPlaces);
  const latitude = latitudeWithSunrise(course, transit, latitudeDegrees);
  const sun = localSun(course, transit, latitude);
  const rules: FallbackRule[] = latitude === latitudeDegrees ? [] : [`nearest_latitude:${latitude}`];

  const sunrise = crossing(sun, SIN_HORIZON, -1, 0);
  const sunset = crossing(sun, SIN_HORIZON, 1, 0);
  const nextSunrise = () => crossing(sun, SIN_HORIZON, -1, 1);
  const sinFajr = sinBelow(method.fajr);
  let fajr = crossing(sun, sinFajr, -1, 0);
  let nextFajr = method.nightEndsAt === 'fajr' ? crossing(sun, sinFajr, -1, 1) : fajr;
  if (Number.isNaN(fajr) || Number.isNaN(nextFajr)) {
    rules.push('fajr:middle_of_night');
    if (Number.isNaN(fajr)) fajr = (crossing(sun, SIN_HORIZON, 1, -1) + sunrise) / 2;
    if (Number.isNaN(nextFajr)) nextFajr = (sunset + nextSunrise()) / 2;
  }
  const midnight = (sunset + (method.nightEndsAt === 'fajr' ? nextFajr : nextSunrise())) / 2;

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
 * Sunset, maghrib and midnight may fall on the next civil date and still belong to the date asked for.
 *
 * @param offsetMinutesAt offset of the place's zone from UTC at a moment, east positive
 * @param noonPlaces where the Sun's places come from: computed, or from a cache
 * @see sunPlace for the accuracy: Persian years 1300 … 1500 within 0.2 s for usual latitudes
 */
export const prayerTimes = (
  place: Place,
  jdn: Jdn,
  offsetMinutesAt: (epochMs: number) => number,
  noonPlaces: NoonPlaces = placeAtNoon,
  method: PrayerMethod = TEHRAN,
): PrayerTimes => localDay(place, jdn, offsetMinutesAt, noonPlaces, method).times;

/** Length of the shadow at asr moves with the Sun's declination; two rounds leave a few milliseconds. */
const ASR_ROUNDS = 3;

/**
 * Asr: a thing's shadow is longer than at noon by `shadow` times its height. The Sun's centre, without refraction.
 * @returns after the transit and before sunset, since the Sun is above the horizon then
 */
function asrOf(sun: LocalSun, shadow: number): number {
  const latitude = Math.atan2(sun.sinLatitude, sun.cosLatitude);
  let moment = sun.transit;
  for (let round = 0; round < ASR_ROUNDS; round += 1) {
    const zenithDistance = Math.abs(latitude - declinationAt(sun.course, moment));
    moment = crossing(sun, Math.sin(Math.atan(1 / (shadow + Math.tan(zenithDistance)))), 1, 0);
  }
  return moment;
}

/**
 * The six times of {@link prayerTimes} with asr and isha.
 * @param shadow see {@link ASR_SHADOWS}
 * @example eightTimes(tehran, jdn, () => 210, placeAtNoon, TEHRAN, ASR_SHADOWS.standard).asr
 */
export function eightTimes(
  place: Place,
  jdn: Jdn,
  offsetMinutesAt: (epochMs: number) => number,
  noonPlaces: NoonPlaces,
  method: PrayerMethod,
  shadow: number,
): EightTimes {
  const { sun, times } = localDay(place, jdn, offsetMinutesAt, noonPlaces, method);
  const asr = asrOf(sun, shadow);
  const rule = (isRamadan(method, jdn) && method.ishaInRamadan) || method.isha;
  const isha = 'minutes' in rule ? times.maghrib + rule.minutes * MS_PER_MINUTE : crossing(sun, sinBelow(rule), 1, 0);
  if (isha > times.maghrib) return { ...times, asr, isha };
  const middle = (times.sunset + crossing(sun, SIN_HORIZON, -1, 1)) / 2;
  return { ...times, asr, isha: middle, rules: [...times.rules, 'isha:middle_of_night'] };
}

/** Only computed if it makes a difference. */
const isRamadan = ({ ishaInRamadan }: PrayerMethod, jdn: Jdn): boolean =>
  ishaInRamadan !== undefined && ummAlQuraMonth(jdn) === RAMADAN;

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
