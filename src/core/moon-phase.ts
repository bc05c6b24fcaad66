/** Phase of the Moon. */

import { J2000_MS, type Jdn, MS_PER_DAY, MS_PER_MINUTE, toEpochMs } from './jdn.ts';
import { itemAt } from './required.ts';

const DEGREES = Math.PI / 180;

/**
 * Angle of the Moon from the Sun along the ecliptic, 0 … 360 degrees: 0 new, 90 first quarter, 180 full, 270 last quarter.
 * Good to half a degree, an hour in time, for some centuries around 2000.
 *
 * @param epochMs milliseconds since 1970
 * @see Meeus, Astronomical Algorithms, chapter 48
 */
export function moonElongation(epochMs: number): number {
  const centuries = (epochMs - J2000_MS) / (36_525 * MS_PER_DAY);
  const elongation = 297.8501921 + 445_267.1114034 * centuries;
  const sun = (357.5291092 + 35_999.0502909 * centuries) * DEGREES;
  const moon = (134.9633964 + 477_198.8675055 * centuries) * DEGREES;
  const mean = elongation * DEGREES;
  const angle =
    elongation +
    6.289 * Math.sin(moon) -
    2.1 * Math.sin(sun) +
    1.274 * Math.sin(2 * mean - moon) +
    0.658 * Math.sin(2 * mean) +
    0.214 * Math.sin(2 * moon) +
    0.11 * Math.sin(mean);
  return ((angle % 360) + 360) % 360;
}

/** Part of the Moon's face that is lit, 0 … 1. @param elongation degrees */
export const moonLight = (elongation: number): number => (1 - Math.cos(elongation * DEGREES)) / 2;

const MOON_PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

/**
 * Phase of a civil day: new moon, full moon or a quarter if it falls on that day, otherwise the phase in between.
 * @param offsetMinutes of the place's clock from UTC
 */
export function moonPhaseOf(jdn: Jdn, offsetMinutes: number): { readonly phase: MoonPhase; readonly light: number } {
  const midnight = toEpochMs(jdn) - offsetMinutes * MS_PER_MINUTE;
  const begin = moonElongation(midnight);
  const quarter = Math.floor(begin / 90);
  const turns = Math.floor(moonElongation(midnight + MS_PER_DAY) / 90) !== quarter;
  const index = turns ? ((quarter + 1) % 4) * 2 : quarter * 2 + 1;
  return { phase: itemAt(MOON_PHASES, index), light: moonLight(moonElongation(midnight + MS_PER_DAY / 2)) };
}
