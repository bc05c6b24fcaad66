/** `/api/nowruz/{year}.json`: the moment of the new year, beside the announced one. */
import { z } from 'zod';
import * as gregorian from '#core/gregorian.ts';
import { fromEpochMs } from '#core/jdn.ts';
import type { Almanac } from '../almanac.ts';
import { utcText, wholeSecond } from '../moments.ts';
import { persianYear } from '../parameters.ts';
import { EQUINOX_YEARS, yearsOf } from '../ranges.ts';
import { jsonResource } from '../resource.ts';

const utc = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .meta({ description: 'YYYY-MM-DD HH:MM:SS' });

export const NowruzMoment = z
  .strictObject({
    year_sh: z.int(),
    year_gregorian: z.int(),
    utc,
    time_scale: z.string().meta({ description: 'UT1 before 1972, UTC from then on' }),
    ephemeris: z.string(),
    announced: z
      .strictObject({
        utc,
        difference_seconds: z.int().meta({ description: 'announced minus computed' }),
        by: z.string(),
      })
      .nullable()
      .meta({ description: 'the moment announced by the Calendar Centre, where it is known' }),
  })
  .meta({ id: 'NowruzMoment', description: 'The moment of the March equinox that starts a Persian year' });

/** @returns undefined for a year without data */
export function nowruzMoment(year: number, almanac: Almanac): z.output<typeof NowruzMoment> | undefined {
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

export const nowruzMoments = jsonResource({
  path: '/api/nowruz/{year}.json',
  summary: {
    fa: 'لحظهٔ تحویل سال، با لحظهٔ اعلام‌شده اگر معلوم باشد',
    en: 'Moment of the new year, with the announced one where it is known',
  },
  parameters: { year: persianYear({ fa: 'سال شمسیِ نو', en: 'The new Persian year' }, EQUINOX_YEARS) },
  schema: NowruzMoment,
  *bodies({ almanac }) {
    for (const year of yearsOf(EQUINOX_YEARS)) yield [{ year }, nowruzMoment(year, almanac)!];
  },
});
