/**
 * Apparent place of the Sun for prayer times, fast enough to compute during a request.
 *
 * Heliocentric longitude and latitude of the Earth come from VSOP87D (Bretagnon and Francou 1988, A&A 202, 309), as
 * printed by Meeus, Astronomical Algorithms, 2nd ed., appendix III. Terms that stay below 0.15″ over the years 1920 …
 * 2125 are omitted. The further steps follow chapter 25: the FK5 frame, aberration, the largest terms of the nutation.
 *
 * Within 1920 … 2125 the place is accurate to about 2″, or 0.1 s in the times of sunrise and transit. Clock time is
 * treated as Universal Time; UTC differs from the Earth's rotation (UT1) by up to 0.9 s.
 */
import { J2000_MS, MS_PER_DAY, SECONDS_PER_DAY } from './jdn.ts';

/** The Sun as a sundial sees it; both in radians. */
interface SunPlace {
  /** Apparent, true equator of date. */
  readonly declination: number;
  /** Apparent less mean solar time, as an angle: the Sun's hour angle at Greenwich less the mean Sun's (UT − 12 h). */
  readonly equationOfTime: number;
}

const ARCSECOND = Math.PI / 648_000;
const DAYS_PER_MILLENNIUM = 365_250;

/**
 * Terms amplitude · cos(phase + rate · τ), one array for each power of τ, the Julian millennia TDB from J2000.0:
 * amplitude in 1e-8 radians, phase in radians, rate in radians per millennium.
 */
type Series = readonly Float64Array[];

/** biome-ignore format: a table, one power of τ a block */
const LONGITUDE: Series = [
  Float64Array.of(
    175347046, 0, 0, 3341656, 4.6692568, 6283.07585, 34894, 4.6261, 12566.1517, 3497, 2.7441, 5753.3849,
    3418, 2.8289, 3.5231, 3136, 3.6277, 77713.7715, 2676, 4.4181, 7860.4194, 2343, 6.1352, 3930.2097,
    1324, 0.7425, 11506.7698, 1273, 2.0371, 529.691, 1199, 1.1096, 1577.3435, 990, 5.233, 5884.927,
    902, 2.045, 26.298, 857, 3.508, 398.149, 780, 1.179, 5223.694, 753, 2.533, 5507.553, 505, 4.583, 18849.228,
    492, 4.205, 775.523, 357, 2.92, 0.067, 317, 5.849, 11790.629, 284, 1.899, 796.298, 271, 0.315, 10977.079,
    243, 0.345, 5486.778, 206, 4.806, 2544.314, 205, 1.869, 5573.143, 202, 2.458, 6069.777, 156, 0.833, 213.299,
    132, 3.411, 2942.463, 126, 1.083, 20.775, 115, 0.645, 0.98, 103, 0.636, 4694.003, 102, 0.976, 15720.839,
    102, 4.267, 7.114, 99, 6.21, 2146.17, 98, 0.68, 155.42, 86, 5.98, 161000.69, 85, 1.3, 6275.96,
    85, 3.67, 71430.7, 80, 1.81, 17260.15, 79, 3.04, 12036.46, 75, 1.76, 5088.63, 74, 3.5, 3154.69,
    74, 4.68, 801.82, 70, 0.83, 9437.76,
  ),
  Float64Array.of(628331966747, 0, 0, 206059, 2.678235, 6283.07585, 4303, 2.6351, 12566.1517),
  Float64Array.of(52919, 0, 0, 8720, 1.0721, 6283.0758),
];
const LATITUDE: Series = [Float64Array.of(280, 3.199, 84334.662, 102, 5.422, 5507.553, 80, 3.88, 5223.69)];

/** Seconds, TT − UT at the beginning of the decades 1920 … 2020; afterwards the last one stays. */
const TT_MINUS_UT = [21.7, 24.4, 24.5, 29, 33.1, 40.1, 51.2, 57.2, 64.2, 66.2, 69.2] as const;
const MS_PER_DECADE = 3652.5 * MS_PER_DAY;
const EPOCH_MS_1920 = -1_577_923_200_000;

/** An error of a second moves the Sun by 0.04″ only, so straight lines between decades are enough. */
function ttMinusUtSeconds(epochMs: number): number {
  const decades = Math.min(TT_MINUS_UT.length - 1, Math.max(0, (epochMs - EPOCH_MS_1920) / MS_PER_DECADE));
  const index = Math.min(TT_MINUS_UT.length - 2, Math.floor(decades));
  return TT_MINUS_UT[index]! + (TT_MINUS_UT[index + 1]! - TT_MINUS_UT[index]!) * (decades - index);
}

/** Value of a series in radians. */
function evaluate(series: Series, tau: number): number {
  let sum = 0;
  for (let power = series.length - 1; power >= 0; power -= 1) {
    const terms = series[power]!;
    let atPower = 0;
    for (let i = 0; i < terms.length; i += 3) atPower += terms[i]! * Math.cos(terms[i + 1]! + terms[i + 2]! * tau);
    sum = sum * tau + atPower;
  }
  return sum * 1e-8;
}

/**
 * Apparent declination of the Sun and equation of time.
 *
 * @param epochMs UT in milliseconds since 1970; 1920 … 2125 is the range the accuracy is stated for
 */
export function sunPlace(epochMs: number): SunPlace {
  const daysUt = (epochMs - J2000_MS) / MS_PER_DAY;
  const tau = (daysUt + ttMinusUtSeconds(epochMs) / SECONDS_PER_DAY) / DAYS_PER_MILLENNIUM;
  const t = tau * 10;

  // Nutation by the Moon's node, twice the Sun's and twice the Moon's longitude (Meeus, p. 144), the Sun's anomaly.
  const node = 2.1824391966 - 33.757045 * t;
  const twiceSun = 3.51 + 1256.663923 * t;
  const twiceMoon = 1.34 + 16799.418217 * t;
  const anomaly = 6.2400602 + 628.30195515 * t;
  const nutationInLongitude =
    -17.206 * Math.sin(node) -
    1.317 * Math.sin(twiceSun) -
    0.228 * Math.sin(twiceMoon) +
    0.207 * Math.sin(2 * node) +
    0.148 * Math.sin(anomaly);
  const nutationInObliquity = 9.205 * Math.cos(node) + 0.573 * Math.cos(twiceSun) + 0.098 * Math.cos(twiceMoon);

  // Seen from the Earth the Sun stands opposite; 20.49″ is the aberration at mean distance, 0.09″ the step to FK5.
  const aberration = -20.4898 * (1 + 0.0167 * Math.cos(anomaly));
  const longitude = evaluate(LONGITUDE, tau) + Math.PI + (aberration - 0.09033 + nutationInLongitude) * ARCSECOND;
  const latitude = -evaluate(LATITUDE, tau);
  const obliquity = (84381.406 - 46.836769 * t + nutationInObliquity) * ARCSECOND;

  const [sinObliquity, cosObliquity] = [Math.sin(obliquity), Math.cos(obliquity)];
  const sinLongitude = Math.sin(longitude);
  // The latitude stays within 1.2″: its sine is itself, its cosine 1.
  const declination = Math.asin(sinObliquity * sinLongitude + cosObliquity * latitude);
  const rightAscension = Math.atan2(sinLongitude * cosObliquity - latitude * sinObliquity, Math.cos(longitude));

  // Sidereal time less the mean Sun's angle: the Earth's rotation (IERS Conventions 2010, eq. 5.15) without its whole
  // turns, precession in right ascension (Capitaine et al. 2003) and the equation of the equinoxes.
  const turned = 2 * Math.PI * (0.779057273264 + 0.00273781191135448 * daysUt);
  const drifted = (0.014506 + 4612.156534 * t + 1.3915817 * t * t + nutationInLongitude * cosObliquity) * ARCSECOND;
  const difference = turned + drifted - rightAscension;
  return { declination, equationOfTime: difference - 2 * Math.PI * Math.round(difference / (2 * Math.PI)) };
}

/** The Sun around a moment, as parabolas in days from `middleMs`: constant, linear and square coefficients. */
export interface SunCourse {
  readonly middleMs: number;
  readonly declination: readonly [number, number, number];
  readonly equationOfTime: readonly [number, number, number];
}

/** {@link sunPlace} at noon UT of a day since 1970. */
export type NoonPlaces = (day: number) => SunPlace;

export const placeAtNoon: NoonPlaces = (day) => sunPlace((day + 0.5) * MS_PER_DAY);

const parabola = (before: number, middle: number, after: number): [number, number, number] => [
  middle,
  (after - before) / 2,
  (after + before) / 2 - middle,
];

/**
 * The Sun's course around a moment, through its places at three noons UT. Up to 1.6 days from the middle one it departs
 * from {@link sunPlace} by 0.3″ at most, since the third differences stay below 0.6″.
 */
export function sunCourse(epochMs: number, noonPlaces: NoonPlaces = placeAtNoon): SunCourse {
  const day = Math.floor(epochMs / MS_PER_DAY);
  const [before, middle, after] = [noonPlaces(day - 1), noonPlaces(day), noonPlaces(day + 1)];
  return {
    middleMs: (day + 0.5) * MS_PER_DAY,
    declination: parabola(before.declination, middle.declination, after.declination),
    equationOfTime: parabola(before.equationOfTime, middle.equationOfTime, after.equationOfTime),
  };
}

const valueAt = ([constant, linear, square]: readonly [number, number, number], days: number): number =>
  constant + (linear + square * days) * days;

/** Radians. */
export const declinationAt = ({ middleMs, declination }: SunCourse, epochMs: number): number =>
  valueAt(declination, (epochMs - middleMs) / MS_PER_DAY);

/** Radians; see {@link SunPlace.equationOfTime}. */
export const equationOfTimeAt = ({ middleMs, equationOfTime }: SunCourse, epochMs: number): number =>
  valueAt(equationOfTime, (epochMs - middleMs) / MS_PER_DAY);
