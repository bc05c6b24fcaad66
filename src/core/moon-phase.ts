/** Phase of the Moon. */

import { J2000_MS, type Jdn, MS_PER_DAY, MS_PER_MINUTE, toEpochMs } from './jdn.ts';
import { itemAt } from './required.ts';

const DEGREES = Math.PI / 180;

/** Size in degrees, and how often it takes the mean elongation, the anomalies of Sun and Moon, and the Moon's argument of latitude. */
const TERMS = [
  [6.2888, 0, 0, 1, 0],
  [-2.0997, 0, 1, 0, 0],
  [1.274, 2, 0, -1, 0],
  [0.6583, 2, 0, 0, 0],
  [0.2136, 0, 0, 2, 0],
  [-0.1143, 0, 0, 0, 2],
  [0.0588, 2, 0, -2, 0],
  [0.0571, 2, -1, -1, 0],
  [0.0533, 2, 0, 1, 0],
  [0.0458, 2, -1, 0, 0],
  [-0.0409, 0, 1, -1, 0],
  [-0.0347, 1, 0, 0, 0],
  [-0.0304, 0, 1, 1, 0],
  [-0.02, 0, 2, 0, 0],
] as const;

/**
 * Angle of the Moon from the Sun along the ecliptic, 0 … 360 degrees: 0 new, 90 first quarter, 180 full, 270 last quarter.
 * Good to a tenth of a degree, twelve minutes in time, for some centuries around 2000.
 *
 * @param epochMs milliseconds since 1970
 * @see Meeus, Astronomical Algorithms, chapters 25 and 47
 */
export function moonElongation(epochMs: number): number {
  const centuries = (epochMs + TT_MINUS_UT_MS - J2000_MS) / (36_525 * MS_PER_DAY);
  const mean = 297.8501921 + 445_267.1114034 * centuries;
  const sun = 357.5291092 + 35_999.0502909 * centuries;
  const moon = 134.9633964 + 477_198.8675055 * centuries;
  const latitude = 93.272095 + 483_202.0175233 * centuries;
  let angle = mean;
  for (const [size, d, m, n, f] of TERMS)
    angle += size * Math.sin((d * mean + m * sun + n * moon + f * latitude) * DEGREES);
  return ((angle % 360) + 360) % 360;
}

/** Of about the year 2020; a minute changes the angle by a hundredth of a degree. */
const TT_MINUS_UT_MS = 69_000;

/** Part of the Moon's face that is lit, 0 … 1. @param elongation degrees */
export const moonLight = (elongation: number): number => (1 - Math.cos(elongation * DEGREES)) / 2;

/** Phases in their order, with what people call them. */
export const MOON_PHASE_NAMES = {
  new: { fa: 'ماه نو', en: 'New moon' },
  'waxing-crescent': { fa: 'هلال رو به رشد', en: 'Waxing crescent' },
  'first-quarter': { fa: 'تربیع اول', en: 'First quarter' },
  'waxing-gibbous': { fa: 'رو به بدر', en: 'Waxing gibbous' },
  full: { fa: 'ماه کامل (بدر)', en: 'Full moon' },
  'waning-gibbous': { fa: 'رو به کاهش', en: 'Waning gibbous' },
  'last-quarter': { fa: 'تربیع دوم', en: 'Last quarter' },
  'waning-crescent': { fa: 'هلال رو به پایان', en: 'Waning crescent' },
} as const;
export type MoonPhase = keyof typeof MOON_PHASE_NAMES;
export const MOON_PHASES = Object.keys(MOON_PHASE_NAMES) as MoonPhase[];

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

/** Moment of a day at which the Moon is at a phase of {@link moonPhaseOf}, in ms since 1970. @param angle of the phase */
export function moonMoment(jdn: Jdn, angle: number, offsetMinutes: number): number {
  let start = toEpochMs(jdn) - offsetMinutes * MS_PER_MINUTE;
  let size = MS_PER_DAY;
  while (size > MS_PER_MINUTE) {
    size /= 2;
    // The Moon has not come to the angle in the first half.
    if ((moonElongation(start + size) - angle + 360) % 360 > 180) start += size;
  }
  return start;
}
