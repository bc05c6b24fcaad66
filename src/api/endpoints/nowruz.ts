import * as gregorian from '#core/gregorian.ts';
import { fromEpochMs } from '#core/jdn.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { Almanac, Equinox } from '../base/almanac.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { RequestError, shortened } from '../base/errors.ts';
import { anyWholeNumber, timeZone } from '../base/parameters.ts';
import { queryAddress } from '../base/paths.ts';
import { fourCalendars, weekdayNames } from '../facts/four-calendars.ts';
import { isoLocal, utcText, wholeSecond } from '../facts/moments.ts';
import { zoneFor } from '../query/date-parameters.ts';
import { nowruzYear } from '../query/year-month-day.ts';

const MAX_SECONDS = 60;

/** Moments before 1972 are UT1, given as UTC. */
export const nowruz = defineEndpoint({
  id: 'nowruz',
  isOfInterface: true,
  path: '/nowruz',
  parameters: {
    year_sh: anyWholeNumber({
      fa: 'سال شمسیِ نو؛ از ۹۷۹ تا ۱۵۷۷',
      en: `The new Persian year; data for ${EQUINOX_YEARS.first} to ${EQUINOX_YEARS.last}`,
    }),
    tz: timeZone,
  },
  example: { year_sh: '1406', tz: 'Asia/Tehran' },
  find({ year_sh, tz }, { almanac }) {
    const zone = zoneFor(tz, almanac);
    return { zone, moment: wholeSecond(equinoxOf(year_sh, tz, almanac).moment) };
  },
  resolve({ year_sh }, { almanac, now }, { moment, zone }) {
    const local = localTimeAt(zone, moment);
    return {
      year_sh: Number(year_sh),
      year_gregorian: gregorian.fromJdn(fromEpochMs(moment)).year,
      utc: utcText(moment),
      local: isoLocal(local),
      timezone: zone.name,
      countdown_seconds: Math.ceil((moment - now) / 1000),
      local_parts: {
        ...fourCalendars(local.jdn, almanac.hijri),
        ...weekdayNames(local.jdn),
        time: clockOf(local.msOfDay),
      },
    };
  },
  lifetime(_, { now }, { moment }) {
    const nextSecond = (Math.floor(now / 1000) + 1) * 1000;
    return { maxAgeSeconds: MAX_SECONDS, sameBytesUntil: nextSecond, ...(moment > now && { until: moment }) };
  },
});

/** @throws {RequestError} 404 for a year without data */
function equinoxOf(year: string, tz: string, almanac: Almanac): Equinox {
  const equinox = almanac.equinox(Number(year));
  if (equinox) return equinox;
  const { first, last } = EQUINOX_YEARS;
  const year_sh = nowruzYear(year);
  const address = queryAddress('/nowruz', Object.entries({ year_sh, tz }));
  const known = `the moments of ${first} to ${last} are known`;
  const fault = `no data for ${shortened(year)}`;
  const hint = year_sh === year ? undefined : { at: `for Nowruz of AD ${year} use ${address}` };
  throw new RequestError({ status: 404, parameters: ['year_sh'], fault, hints: [known, hint] });
}
