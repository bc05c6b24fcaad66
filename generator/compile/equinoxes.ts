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

export const sunVector = (row: Data['sunVectors'][number]): SunVector => ({
  gregorianYear: row.greg_year,
  epochJdTdb: row.epoch_jd_tdb,
  position: [row.gx * POSITION_UNIT, row.gy * POSITION_UNIT, row.gz * POSITION_UNIT],
  velocity: [row.wx * VELOCITY_UNIT, row.wy * VELOCITY_UNIT, row.wz * VELOCITY_UNIT],
});

export const nutationTerm = (row: Data['nutation'][number]): NutationTerm => ({
  multiples: [row.l, row.lp, row.f, row.d, row.om],
  sin: row.sin,
  cos: row.cos,
  tSin: row.t_sin,
  tCos: row.t_cos,
});

/** Announced moment, which is in UTC+3:30 without summer time, in milliseconds since 1970. */
export const announcedMoment = ({ date, time }: ListedNowruz): number => Date.parse(`${date}T${time}+03:30`);

export function compileEquinoxes(data: Data): EquinoxTable {
  const nutation = data.nutation.map(nutationTerm);
  const moments = data.sunVectors.map((entry, index) => {
    const { secondsFromJ2000Tt } = marchEquinox(sunVector(entry), nutation);
    return ttToEpochMs(secondsFromJ2000Tt, itemAt(data.timeScale, index).tt_minus_ut_seconds);
  });
  const firstYear = firstOf(data.sunVectors).greg_year - GREGORIAN_MINUS_PERSIAN;
  const timeScales: [number, string][] = [];
  for (const { greg_year, time_scale } of data.timeScale) {
    if (timeScales.at(-1)?.[1] !== time_scale) {
      timeScales.push([greg_year - GREGORIAN_MINUS_PERSIAN, time_scale]);
    }
  }
  return {
    firstYear,
    moments,
    timeScales,
    announced: data.announcedNowruz.map((row) => [row.year, announcedMoment(row)]),
  };
}
