/** The computed moment at which a Persian year begins, and the moment that the Calendar Centre announced. */
import * as gregorian from '#core/gregorian.ts';
import { fromEpochMs } from '#core/jdn.ts';
import type { Almanac } from './almanac.ts';
import { utcText, wholeSecond } from './moments.ts';

/** @returns undefined for a year without data */
export function nowruzMoment(year: number, almanac: Almanac) {
  const equinox = almanac.equinox(year);
  if (!equinox) return undefined;
  const moment = wholeSecond(equinox.moment);
  const { announced } = equinox;
  return {
    year_sh: year,
    year_gregorian: gregorian.fromJdn(fromEpochMs(moment)).year,
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
