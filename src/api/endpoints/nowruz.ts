import { z } from 'zod';
import * as gregorian from '#core/gregorian.ts';
import { fromEpochMs, MS_PER_DAY } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { Almanac, Equinox } from '../almanac.ts';
import { fourCalendars } from '../date-objects.ts';
import { defineEndpoint } from '../endpoint.ts';
import { RequestError } from '../errors.ts';
import { timeZone, wholeNumber } from '../parameters.ts';
import { EQUINOX_YEARS } from '../ranges.ts';
import { clockSeconds, fourCalendars as fourCalendarsShape, isoDateTime } from '../schemas.ts';
import { zoneFor } from '../zone.ts';
import { isoLocal } from './today.ts';

const MOST_SECONDS = 60;

/** Moments before 1972 are UT1, which stands for UTC there. */
export const nowruz = defineEndpoint({
  id: 'nowruz',
  path: '/nowruz',
  summary: 'The moment of the March equinox that starts a Persian year',
  description:
    'Computed from NASA JPL DE431, to the second. A response may be cached for a minute: compute a countdown from utc.',
  parameters: {
    year_sh: wholeNumber(`The new Persian year; data for ${EQUINOX_YEARS.first} to ${EQUINOX_YEARS.last}`, 0, Infinity),
    tz: timeZone,
  },
  response: z
    .strictObject({
      year_sh: z.int(),
      year_gregorian: z.int(),
      utc: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      local: isoDateTime,
      timezone: z.string(),
      countdown_seconds: z.int().meta({ description: 'seconds until the moment; negative when it is past' }),
      local_parts: z.strictObject({
        ...fourCalendarsShape,
        weekday_fa: z.string(),
        weekday_en: z.string(),
        time: clockSeconds,
      }),
    })
    .meta({ id: 'Nowruz' }),
  example: { year_sh: '1406', tz: 'Asia/Tehran' },
  resolve({ year_sh, tz }, { almanac, now }) {
    const zone = zoneFor(tz, almanac);
    const moment = wholeSecond(equinoxOf(year_sh, almanac).moment);
    const local = localTimeAt(zone, moment);
    const weekday = weekdayName(local.jdn);
    return {
      year_sh,
      year_gregorian: gregorian.fromJdn(fromEpochMs(moment)).year,
      utc: utcText(moment),
      local: isoLocal(local),
      timezone: zone,
      countdown_seconds: Math.ceil((moment - now) / 1000),
      local_parts: {
        ...fourCalendars(local.jdn, almanac.hijri),
        weekday_fa: weekday.fa,
        weekday_en: weekday.en,
        time: clockOf(local.msOfDay),
      },
    };
  },
  lifetime({ year_sh }, { almanac, now }) {
    const moment = wholeSecond(equinoxOf(year_sh, almanac).moment);
    const nextSecond = (Math.floor(now / 1000) + 1) * 1000;
    return { maxAgeSeconds: MOST_SECONDS, sameBytesUntil: nextSecond, ...(moment > now && { until: moment }) };
  },
});

/** @throws {RequestError} 404 for a year without data */
function equinoxOf(year: number, almanac: Almanac): Equinox {
  const equinox = almanac.equinox(year);
  if (equinox) return equinox;
  const { first, last } = EQUINOX_YEARS;
  throw new RequestError(404, `year_sh: no data for ${year}; the moments of ${first} to ${last} are known`);
}

/** Moments are printed to the whole second, rounded. */
export const wholeSecond = (moment: number): number => Math.round(moment / 1000) * 1000;

/** `YYYY-MM-DD HH:MM:SS` in UTC. */
export function utcText(moment: number): string {
  const jdn = fromEpochMs(moment);
  const msOfDay = ((moment % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY;
  return `${gregorian.toIsoDate(jdn)} ${clockOf(msOfDay)}`;
}
