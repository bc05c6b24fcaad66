/**
 * The March equinox, the moment at which the Persian year changes. The Sun's apparent geocentric longitude, counted
 * from the true equinox of date, is then zero.
 *
 * The Sun's place comes from JPL DE431 as one vector for each year (Folkner et al. 2014, IPN Progress Report 42-196).
 * The reduction follows the IERS Conventions 2010:
 * - frame bias and precession: IAU 2006 by the Fukushima-Williams angles (Capitaine, Wallace and Chapront 2003, A&A
 *   412, 567; Hilton et al. 2006, Celest. Mech. Dyn. Astr. 94, 351);
 * - nutation in longitude: the largest terms of IAU 2000A;
 * - light time and aberration: applied together.
 *
 * The moment is within 0.02 s of a full reduction of the same ephemeris (IAU 2006/2000A with ERFA), on twelve samples
 * of 1700 … 2146. JPL's own ephemerides differ among themselves by up to 0.05 s. Known disagreement: the Calendar
 * Centre of the Institute of Geophysics, University of Tehran, announces moments that are 1 s later on average (−0.5 …
 * +2.1 s, thirteen years from 1389 to 1405). The cause is not known.
 */
import { J2000_MS, SECONDS_PER_DAY } from './jdn.ts';

type Triple = readonly [number, number, number];

/** Geometric vector from the Earth to the Sun at a moment close to a March equinox, ICRF axes. */
export interface SunVector {
  readonly gregorianYear: number;
  /** Julian date, TDB; a double resolves 40 µs, a thousandth of the error of the result. */
  readonly epochJdTdb: number;
  /** au */
  readonly position: Triple;
  /** au per day */
  readonly velocity: Triple;
}

/** One term of the nutation in longitude, in microarcseconds; the constant is in `cos`, with all multiples 0. */
export interface NutationTerm {
  /** Multiples of the Delaunay arguments l, l′, F, D, Ω. */
  readonly multiples: readonly [number, number, number, number, number];
  readonly sin: number;
  readonly cos: number;
  /** Microarcseconds per Julian century from J2000.0. */
  readonly tSin: number;
  readonly tCos: number;
}

const J2000_JD = 2_451_545;
const DAYS_PER_CENTURY = 36_525;
const ARCSECOND = Math.PI / 648_000;
const FULL_TURN_ARCSECONDS = 1_296_000;

/** au³/day², the Gaussian constant squared. */
const SUN_GM = 2.9591220828e-4;
const LIGHT_DAYS_PER_AU = 499.00478384 / SECONDS_PER_DAY;
/** Radians per day in March, good enough for Newton's slope. */
const SUN_MOTION = 0.017295;
const NEWTON_STEPS = 6;
/**
 * Longest step from the vector to the equinox, in days. Ignoring the Moon's pull on the Earth adds at most 0.02 s within it.
 */
const MAX_STEP = 0.1;

/** Arcseconds, powers of Julian centuries TT from J2000.0 (Hilton et al. 2006, with the frame bias contained). */
const GAMMA_BAR = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const PHI_BAR = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const PSI_BAR = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];

/** Arcseconds, l, l′, F, D, Ω (IERS Conventions 2010, eq. 5.43). */
const DELAUNAY = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
] as const;

const polynomial = (coefficients: readonly number[], t: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);

/** Nutation in longitude, radians. */
function nutationInLongitude(terms: readonly NutationTerm[], t: number): number {
  const delaunay = DELAUNAY.map((argument) => (polynomial(argument, t) % FULL_TURN_ARCSECONDS) * ARCSECOND);
  let microarcseconds = 0;
  for (const { multiples, sin, cos, tSin, tCos } of terms) {
    let argument = 0;
    for (let i = 0; i < 5; i += 1) argument += multiples[i]! * delaunay[i]!;
    microarcseconds += (sin + tSin * t) * Math.sin(argument) + (cos + tCos * t) * Math.cos(argument);
  }
  return microarcseconds * 1e-6 * ARCSECOND;
}

/** Geometric position `days` after the vector's epoch, with the Sun's pull as second-order term; au. */
function geometricPosition({ position, velocity }: SunVector, days: number): Triple {
  const pull = (-SUN_GM / Math.hypot(...position) ** 3) * (days * days * 0.5);
  const along = (axis: 0 | 1 | 2): number => position[axis] * (1 + pull) + velocity[axis] * days;
  return [along(0), along(1), along(2)];
}

/**
 * Apparent direction of the Sun: the geometric direction one light time earlier (planetary aberration).
 * Second-order terms, below 0.1 milliarcseconds, are ignored.
 */
function apparentDirection(vector: SunVector, days: number): Triple {
  const distance = Math.hypot(...geometricPosition(vector, days));
  return geometricPosition(vector, days - distance * LIGHT_DAYS_PER_AU);
}

/** Apparent longitude, true equinox and ecliptic of date; radians, −π … π. */
function apparentLongitude(vector: SunVector, nutation: readonly NutationTerm[], days: number): number {
  // TDB is used for TT: the difference of 1.7 ms does not change precession and nutation.
  const t = (vector.epochJdTdb - J2000_JD + days) / DAYS_PER_CENTURY;
  const gamma = polynomial(GAMMA_BAR, t) * ARCSECOND;
  const phi = polynomial(PHI_BAR, t) * ARCSECOND;
  const psi = polynomial(PSI_BAR, t) * ARCSECOND;
  const [x, y, z] = apparentDirection(vector, days);
  const x1 = x * Math.cos(gamma) + y * Math.sin(gamma);
  const y1 = y * Math.cos(gamma) - x * Math.sin(gamma);
  const y2 = y1 * Math.cos(phi) + z * Math.sin(phi);
  const longitude = Math.atan2(y2, x1) + psi + nutationInLongitude(nutation, t);
  return Math.atan2(Math.sin(longitude), Math.cos(longitude));
}

/** TDB − TT in seconds: the main term, 1.657 ms (Astronomical Almanac, section B); the rest stays below 0.03 ms. */
function tdbMinusTt(daysFromJ2000: number): number {
  const meanAnomaly = ((357.53 + 0.98560028 * daysFromJ2000) * Math.PI) / 180;
  return 0.001657 * Math.sin(meanAnomaly);
}

/**
 * Moment of the March equinox from the Sun's vector of its year.
 *
 * @param vector within 0.1 day of the equinox (those of `data/jpl-sun-vectors.csv` are within 430 s)
 * @param nutation terms of `data/nutation.csv`
 * @returns TT seconds from J2000.0 (2000-01-01T12:00:00 TT): for 1600 … 2199 a double resolves 2 µs of them, of a
 *   Julian date only 40 µs
 * @throws {RangeError} if no equinox lies within 0.1 day of the vector's epoch
 */
export function marchEquinox(vector: SunVector, nutation: readonly NutationTerm[]): { secondsFromJ2000Tt: number } {
  let days = 0;
  for (let step = 0; step < NEWTON_STEPS; step += 1) days -= apparentLongitude(vector, nutation, days) / SUN_MOTION;
  if (!(Math.abs(days) < MAX_STEP)) {
    throw new RangeError(
      `no March equinox within ${MAX_STEP} days of JD ${vector.epochJdTdb} (year ${vector.gregorianYear})`,
    );
  }
  const daysFromJ2000 = vector.epochJdTdb - J2000_JD;
  const seconds = daysFromJ2000 * SECONDS_PER_DAY + days * SECONDS_PER_DAY;
  return { secondsFromJ2000Tt: seconds - tdbMinusTt(daysFromJ2000 + days) };
}

/**
 * UT of a TT moment, in milliseconds since 1970 as `Date` counts them (no leap seconds, proleptic Gregorian).
 *
 * @param ttMinusUtSeconds TT − UTC from 1972 on, TT − UT1 before
 * @returns rounded to the millisecond
 */
export const ttToEpochMs = (secondsFromJ2000Tt: number, ttMinusUtSeconds: number): number =>
  Math.round(J2000_MS + (secondsFromJ2000Tt - ttMinusUtSeconds) * 1000);
