/** Computes the March equinox of every year of the Sun vectors, and adds the announced moments. */

import { marchEquinox, type NutationTerm, type SunVector, ttToEpochMs } from '#core/equinox.ts';
import { firstOf, itemAt } from '#core/required.ts';
import type { EquinoxTable } from '#tables/types.ts';
import type { Data } from './data.ts';
import type { ListedNowruz } from './forms/sky.ts';

/** A Persian year begins in the Gregorian year that many years later. */
export const GREGORIAN_MINUS_PERSIAN = 621;
/** Vectors are printed in 1e-10 au and 1e-9 au per day. */
const POSITION_UNIT = 1e-10;
const VELOCITY_UNIT = 1e-9;

export const sunVector = ({ value }: Data['sunVectors'][number]): SunVector => ({
  gregorianYear: value.greg_year,
  epochJdTdb: value.epoch_jd_tdb,
  position: [value.gx * POSITION_UNIT, value.gy * POSITION_UNIT, value.gz * POSITION_UNIT],
  velocity: [value.wx * VELOCITY_UNIT, value.wy * VELOCITY_UNIT, value.wz * VELOCITY_UNIT],
});

export const nutationTerm = ({ value }: Data['nutation'][number]): NutationTerm => ({
  multiples: [value.l, value.lp, value.f, value.d, value.om],
  sin: value.sin,
  cos: value.cos,
  tSin: value.t_sin,
  tCos: value.t_cos,
});

/** Announced moment, which is in UTC+3:30 without summer time, in milliseconds since 1970. */
export const announcedMoment = ({ date, time }: ListedNowruz): number => Date.parse(`${date}T${time}+03:30`);

export function compileEquinoxes(data: Data): EquinoxTable {
  const nutation = data.nutation.map(nutationTerm);
  const moments = data.sunVectors.map((entry, index) => {
    const { secondsFromJ2000Tt } = marchEquinox(sunVector(entry), nutation);
    return ttToEpochMs(secondsFromJ2000Tt, itemAt(data.timeScale, index).value.tt_minus_ut_seconds);
  });
  const firstYear = firstOf(data.sunVectors).value.greg_year - GREGORIAN_MINUS_PERSIAN;
  const timeScales: [number, string][] = [];
  for (const { value } of data.timeScale) {
    if (timeScales.at(-1)?.[1] !== value.time_scale) {
      timeScales.push([value.greg_year - GREGORIAN_MINUS_PERSIAN, value.time_scale]);
    }
  }
  return {
    firstYear,
    moments,
    timeScales,
    announced: data.announcedNowruz.map(({ value }) => [value.year, announcedMoment(value)]),
  };
}
