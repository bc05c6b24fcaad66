/** Moments as the API prints them, and the one at which a Persian year begins. */
import * as gregorian from '#core/gregorian.ts';
import { clockOf, isoOffset, type LocalTime } from '#core/time-zone.ts';
import type { Almanac } from '../base/almanac.ts';

/** A moment rounded to the second, milliseconds since 1970. */
export const wholeSecond = (moment: number): number => Math.round(moment / 1000) * 1000;

/** `YYYY-MM-DD HH:MM:SS` in UTC. @param moment milliseconds since 1970 */
export const utcText = (moment: number): string =>
  new Date(moment).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' ');

/** ISO 8601 with offset, to the second: `2026-11-21T12:00:00+03:30`. */
export const isoLocal = ({ jdn, msOfDay, offsetMinutes }: LocalTime): string =>
  `${gregorian.toIsoDate(jdn)}T${clockOf(msOfDay)}${isoOffset(offsetMinutes)}`;

/** @returns undefined for a year without data */
export function nowruzMoment(year: number, almanac: Almanac) {
  const equinox = almanac.equinox(year);
  if (!equinox) return undefined;
  const moment = wholeSecond(equinox.moment);
  const { announced } = equinox;
  return {
    year_sh: year,
    year_gregorian: new Date(moment).getUTCFullYear(),
    utc: utcText(moment),
    time_scale: equinox.timeScale,
    ephemeris: 'NASA JPL DE431',
    announced:
      announced === undefined
        ? null
        : {
            utc: utcText(announced),
            difference_seconds: (announced - moment) / 1000,
            by: 'Calendar Centre, Institute of Geophysics, University of Tehran',
          },
  };
}
