/** The Sun at one place on one day: its transit, and the moments at which it passes an altitude. */
import { type Jdn, MS_PER_DAY, MS_PER_MINUTE, toEpochMs } from './jdn.ts';
import { declinationAt, equationOfTimeAt, type NoonPlaces, type SunCourse, sunCourse } from './sun.ts';

const RADIANS = Math.PI / 180;
const MS_PER_RADIAN = MS_PER_DAY / (2 * Math.PI);

/** Sine of the altitude of the Sun's centre at sunrise and sunset: 34′ of refraction, 16′ of semidiameter. */
export const SIN_HORIZON = Math.sin(-0.8333 * RADIANS);

/**
 * Below this sum of latitude and declination the Sun rises and sets on three consecutive days; polar days need 89.2°.
 */
const SAFE_SUM = 88 * RADIANS;
/**
 * Latitudes that have a sunrise and a sunset on every day of the polar night, and of the polar day: the highest on a grid
 * of ½° with the Sun at its greatest declination. The last latitude with a sunrise at the winter solstice is 67.2° in 622,
 * 67.35° today and 67.5° in 3000: one of these would shorten the first day of the polar night by minutes of its four hours.
 */
const POLAR_NIGHT_DEGREES = 67;
const POLAR_DAY_DEGREES = 65.5;

const CONVERGED_MS = 5;
const MAX_ROUNDS = 8;
const BISECTIONS = 32;

/** The Sun as seen from one place, around the transit of one day. */
export interface LocalSun {
  readonly course: SunCourse;
  readonly transit: number;
  readonly sinLatitude: number;
  readonly cosLatitude: number;
}

/** Side of the meridian: morning or evening. */
type Side = -1 | 1;

const wrapAngle = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/**
 * Upper transit on a civil date: the transit nearest to the date's local noon. Choosing it by longitude gives the wrong
 * day west of a date line that bends east (Apia, Nukuʻalofa, Kiritimati).
 */
export function transitOfDate(
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

export const localSun = (course: SunCourse, transit: number, latitudeDegrees: number): LocalSun => ({
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

/** Finds the moment by bisection, if the Sun grazes the altitude and the fast iteration does not converge. NaN: never. */
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
export function crossing(sun: LocalSun, sinAltitude: number, side: Side, dayOffset: number): number {
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
  [-1, 0, 1].every((dayOffset) =>
    ([-1, 1] as const).every((side) => !Number.isNaN(crossing(sun, SIN_HORIZON, side, dayOffset))),
  );

/**
 * The latitude itself if the Sun rises and sets there on the day and the days around it. Otherwise one latitude for the
 * whole polar night, or the whole polar day, so that the times change smoothly from day to day.
 */
export function latitudeWithSunrise(course: SunCourse, transit: number, latitudeDegrees: number): number {
  const declination = declinationAt(course, transit);
  const isSafe = Math.abs(latitudeDegrees) * RADIANS + Math.abs(declination) < SAFE_SUM;
  if (isSafe || risesAndSets(localSun(course, transit, latitudeDegrees))) return latitudeDegrees;
  const isNight = latitudeDegrees > 0 !== declination > 0;
  return Math.sign(latitudeDegrees) * (isNight ? POLAR_NIGHT_DEGREES : POLAR_DAY_DEGREES);
}
