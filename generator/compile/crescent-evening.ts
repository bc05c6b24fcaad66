/**
 * The Sun and the Moon on the evening of a 29th day, as seen from places in Iran.
 *
 * They come from astronomy-engine, with its ΔT (Espenak and Meeus 2006, NASA/TP-2006-214141). For each evening they are
 * computed at 12, 15 and 18 h UT and interpolated. The interpolation error is below 1″.
 */

import { AstroTime, EclipticGeoMoon, e_tilt, KM_PER_AU, SiderealTime, SunPosition } from 'astronomy-engine';
import type { CrescentEvening } from '#core/hijri-visibility.ts';
import type { Jdn } from '#core/jdn.ts';
import { firstOf, itemAt } from '#core/required.ts';

export interface Place {
  readonly latitudeDegrees: number;
  readonly longitudeDegrees: number;
}

const RADIANS = Math.PI / 180;
const J2000_JDN = 2_451_545;

/** Middle of the three moments computed, in UT days, and the step between them; sunsets lie from 12:50 to 16:25 UT. */
const MIDDLE = 15 / 24;
const STEP = 3 / 24;
/** Radians of sidereal time per day of UT. */
const SIDEREAL_RATE = 2 * Math.PI * 1.00273790935;

const SUNSET_ALTITUDE = -0.8333 * RADIANS;
const HORIZON_REFRACTION = (34 / 60) * RADIANS;
const EARTH_RADIUS_KM = 6378.14;
const EARTH_FLATTENING = 1 / 298.257;
/** Horizontal parallax less semidiameter, in parallaxes (Meeus, Astronomical Algorithms, ch. 15). */
const MOON_SETTING = 0.7275;
/** Yallop's best time: sunset and four ninths of the Moon's lag. */
const BEST_TIME = 4 / 9;
/** The Moon's motion slows the sidereal step by 4 %; four rounds leave a part in 10⁵ of the first error. */
const SETTING_ROUNDS = 4;

type Vector = readonly [number, number, number];

/** Positions of a body at the steps −1, 0 and 1. */
type Course = readonly [before: Vector, middle: Vector, after: Vector];

/** Sun and Moon on one evening, by `step`, which runs from −1 (12 h UT) to 1 (18 h UT). */
export interface Sky {
  readonly day: Jdn;
  /** Towards the Sun, length 1, true equator of date. */
  readonly sun: Course;
  /** km, true equator of date. */
  readonly moon: Course;
  /** Apparent longitude of the Moon less the Sun's at step 0, radians, −π … π, and its change over two steps. */
  readonly phase: number;
  readonly phaseChange: number;
  /** Apparent sidereal time at Greenwich at step 0, radians. */
  readonly siderealTime: number;
}

/** Parabola through the three. */
function positionAt([before, middle, after]: Course, step: number): Vector {
  const b = (step * (step - 1)) / 2;
  const m = 1 - step * step;
  const a = (step * (step + 1)) / 2;
  return [
    before[0] * b + middle[0] * m + after[0] * a,
    before[1] * b + middle[1] * m + after[1] * a,
    before[2] * b + middle[2] * m + after[2] * a,
  ];
}

/** Apparent, radians. */
const localSiderealTime = (sky: Sky, longitude: number, step: number): number =>
  sky.siderealTime + step * STEP * SIDEREAL_RATE + longitude;

function equatorialVector(longitude: number, latitude: number, distance: number, obliquityRadians: number): Vector {
  const x = distance * Math.cos(latitude) * Math.cos(longitude);
  const y = distance * Math.cos(latitude) * Math.sin(longitude);
  const z = distance * Math.sin(latitude);
  const [sin, cos] = [Math.sin(obliquityRadians), Math.cos(obliquityRadians)];
  return [x, y * cos - z * sin, y * sin + z * cos];
}

const wrapAngle = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

function skyAt(time: AstroTime): { sun: Vector; moon: Vector; phase: number } {
  const tilt = e_tilt(time).tobl * RADIANS;
  const sun = SunPosition(time);
  const moon = EclipticGeoMoon(time);
  return {
    sun: equatorialVector(sun.elon * RADIANS, sun.elat * RADIANS, 1, tilt),
    moon: equatorialVector(moon.lon * RADIANS, moon.lat * RADIANS, moon.dist * KM_PER_AU, tilt),
    phase: wrapAngle((moon.lon - sun.elon) * RADIANS),
  };
}

/** Positions of the Sun and the Moon around sunset of a civil day in Iran. */
export function skyOfEvening(day: Jdn): Sky {
  const times = [-1, 0, 1].map((step) => new AstroTime(day - J2000_JDN - 0.5 + MIDDLE + step * STEP));
  const [before, middle, after] = [skyAt(firstOf(times)), skyAt(itemAt(times, 1)), skyAt(itemAt(times, 2))];
  return {
    day,
    sun: [before.sun, middle.sun, after.sun],
    moon: [before.moon, middle.moon, after.moon],
    phase: middle.phase,
    phaseChange: wrapAngle(after.phase - before.phase),
    siderealTime: SiderealTime(itemAt(times, 1)) * 15 * RADIANS,
  };
}

const length = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);

/** Angle between two directions, radians. */
function separation(a: Vector, b: Vector): number {
  const cos = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (length(a) * length(b));
  return Math.acos(Math.min(1, Math.max(-1, cos)));
}

/** Geocentric altitude over the horizon of the place, radians, without refraction. */
function altitude([x, y, z]: Vector, latitude: number, localSiderealTime: number): number {
  const towardsMeridian = x * Math.cos(localSiderealTime) + y * Math.sin(localSiderealTime);
  return Math.asin((towardsMeridian * Math.cos(latitude) + z * Math.sin(latitude)) / length([x, y, z]));
}

/** The place on the ellipsoid at sea level, km, true equator of date. */
function observerVector(latitude: number, localSiderealTime: number): Vector {
  const squash = (1 - EARTH_FLATTENING) ** 2;
  const normal = EARTH_RADIUS_KM / Math.sqrt(Math.cos(latitude) ** 2 + squash * Math.sin(latitude) ** 2);
  const axial = normal * Math.cos(latitude);
  return [
    axial * Math.cos(localSiderealTime),
    axial * Math.sin(localSiderealTime),
    normal * squash * Math.sin(latitude),
  ];
}

/** Sun and Moon on an evening at a place. */
interface Horizon {
  readonly sky: Sky;
  /** radians, both */
  readonly latitude: number;
  readonly longitude: number;
}

/** Step at which a body that sets near `start` is at the given geocentric altitude. */
function settingStep(
  { sky, latitude, longitude }: Horizon,
  body: Course,
  settingAltitude: (position: Vector) => number,
  start: number,
): number {
  let step = start;
  for (let round = 0; round < SETTING_ROUNDS; round += 1) {
    const position = positionAt(body, step);
    const sinDeclination = position[2] / length(position);
    const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
    const cosHourAngle =
      (Math.sin(settingAltitude(position)) - Math.sin(latitude) * sinDeclination) /
      (Math.cos(latitude) * cosDeclination);
    const hourAngle = localSiderealTime(sky, longitude, step) - Math.atan2(position[1], position[0]);
    step += wrapAngle(Math.acos(cosHourAngle) - hourAngle) / (SIDEREAL_RATE * STEP);
  }
  return step;
}

const sunSettingAltitude = (): number => SUNSET_ALTITUDE;
const moonSettingAltitude = (position: Vector): number =>
  MOON_SETTING * Math.asin(EARTH_RADIUS_KM / length(position)) - HORIZON_REFRACTION;

/** Sunset and moonset at a place, in steps, and the position of the Moon at sunset. */
function settings(sky: Sky, { latitudeDegrees, longitudeDegrees }: Place) {
  const [latitude, longitude] = [latitudeDegrees * RADIANS, longitudeDegrees * RADIANS];
  const horizon = { sky, latitude, longitude };
  const sunset = settingStep(horizon, sky.sun, sunSettingAltitude, 0);
  const moonset = settingStep(horizon, sky.moon, moonSettingAltitude, sunset);
  const observer = observerVector(latitude, localSiderealTime(sky, longitude, sunset));
  const [x, y, z] = positionAt(sky.moon, sunset);
  const moonFromPlace: Vector = [x - observer[0], y - observer[1], z - observer[2]];
  return { latitude, longitude, sunset, moonset, moonFromPlace };
}

/** The values of an evening that the visibility criterion needs. */
export function eveningAt(sky: Sky, place: Place): CrescentEvening {
  const { latitude, longitude, sunset, moonset, moonFromPlace } = settings(sky, place);
  const best = sunset + BEST_TIME * Math.max(0, moonset - sunset);
  const [sun, moon] = [positionAt(sky.sun, best), positionAt(sky.moon, best)];
  const siderealTime = localSiderealTime(sky, longitude, best);
  const moonAltitude = altitude(moon, latitude, siderealTime);
  const sunAltitude = altitude(sun, latitude, siderealTime);
  return {
    arcOfVisionDegrees: (moonAltitude - sunAltitude) / RADIANS,
    arcOfLightDegrees: separation(sun, moon) / RADIANS,
    moonAltitudeDegrees: moonAltitude / RADIANS,
    moonDistanceKm: length(moon),
    elongationAtSunsetDegrees: separation(positionAt(sky.sun, sunset), moonFromPlace) / RADIANS,
    isAfterConjunction: sky.phase + (sunset * sky.phaseChange) / 2 > 0,
  };
}
