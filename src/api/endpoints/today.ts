import { endOfDay, localTimeAt } from '#core/time-zone.ts';
import { fourCalendars, signs } from '../date-objects.ts';
import { defineEndpoint } from '../endpoint.ts';
import { isoLocal } from '../moments.ts';
import { optional, timeZone } from '../parameters.ts';
import { TEHRAN } from '../tehran.ts';
import { zoneFor } from '../zone.ts';

const MOST_SECONDS = 60;

export const today = defineEndpoint({
  id: 'today',
  path: '/today',
  summary: { fa: 'امروز در چهار تقویم', en: 'Today in four calendars' },
  description: {
    fa: 'روز و ساعت کنونی در یک منطقهٔ زمانی؛ اگر منطقه‌ای نخواهید، تهران.',
    en: 'The present day and moment in a time zone; Tehran unless another is asked for.',
  },
  kept: { fa: 'تا نیمه‌شب آن منطقه، و نه بیش از ۶۰ ثانیه', en: 'to the zone’s midnight, at most 60 seconds' },
  parameters: { tz: optional(timeZone) },
  example: { tz: 'Asia/Tehran' },
  samples: ['', 'tz=america/new_york', 'tz=Pacific/Kiritimati', 'tz=Etc/GMT%2B3', 'other=1'],
  mistakes: ['tz=Nowhere', 'tz=%2B03:30', 'tz='],
  find: ({ tz }, { almanac }) => zoneFor(tz ?? TEHRAN, almanac),
  resolve(_, { almanac, now }, zone) {
    const local = localTimeAt(zone, now);
    const dates = fourCalendars(local.jdn, almanac.hijri);
    return { timezone: zone.name, now: isoLocal(local), ...dates, ...signs(dates.sh) };
  },
  lifetime(_, { now }, zone) {
    const nextSecond = (Math.floor(now / 1000) + 1) * 1000;
    return { maxAgeSeconds: MOST_SECONDS, until: endOfDay(zone, now), sameBytesUntil: nextSecond };
  },
});
