import { endOfDay, localTimeAt, TEHRAN_ZONE } from '#core/time-zone.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { optional, timeZone } from '../base/parameters.ts';
import { fourCalendars, signs } from '../facts/four-calendars.ts';
import { isoLocal } from '../facts/moments.ts';
import { zoneFor } from '../query/date-parameters.ts';

const MAX_SECONDS = 60;

export const today = defineEndpoint({
  id: 'today',
  isOfInterface: true,
  path: '/today',
  parameters: { tz: optional(timeZone) },
  example: { tz: 'Asia/Tehran' },
  find: ({ tz }, { almanac }) => zoneFor(tz ?? TEHRAN_ZONE, almanac),
  resolve(_, { almanac, now }, zone) {
    const local = localTimeAt(zone, now);
    const dates = fourCalendars(local.jdn, almanac.hijri);
    return { timezone: zone.name, now: isoLocal(local), ...dates, ...signs(dates.sh) };
  },
  lifetime(_, { now }, zone) {
    const nextSecond = (Math.floor(now / 1000) + 1) * 1000;
    return { maxAgeSeconds: MAX_SECONDS, until: endOfDay(zone, now), sameBytesUntil: nextSecond };
  },
});
