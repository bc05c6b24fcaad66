import { calendarOf } from '#core/calendars.ts';
import { difference as differenceIn } from '#core/date-sums.ts';
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, SECONDS_PER_DAY } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { CONVERT_DAYS } from '../base/almanac.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { optional } from '../base/parameters.ts';
import { hourUntilMidnight } from '../base/tehran.ts';
import { calendarName, dateText, isDated, namedDayOf, zoneFor, zoneOfToday } from '../query/date-parameters.ts';

export const difference = defineEndpoint({
  id: 'difference',
  path: '/difference',
  parameters: {
    from: dateText({
      fa: 'آغاز، مانند تاریخ تولد، در تقویم `calendar`',
      en: 'Start, as a birthday, in `calendar`',
    }),
    to: optional(
      dateText({ fa: 'پایان، در تقویم `calendar`؛ اگر ندهید، امروز', en: 'End, in `calendar`; default today' }),
    ),
    calendar: calendarName,
    tz: zoneOfToday,
  },
  example: { from: '1370-05-14', to: '1405-09-06' },
  find({ from, to, calendar, tz }, context) {
    const zone = zoneFor(tz, context.almanac);
    const dayOf = (name: string, text: string | undefined): Jdn =>
      namedDayOf(name, text, zone, context, { calendar, days: CONVERT_DAYS });
    return { zone, first: dayOf('from', from), last: dayOf('to', to) };
  },
  resolve: (_, { almanac: { hijri } }, { first, last }) => ({
    from_sh: persian.toIsoDate(first),
    from_gregorian: gregorian.toIsoDate(first),
    to_sh: persian.toIsoDate(last),
    to_gregorian: gregorian.toIsoDate(last),
    days: last - first,
    sh: differenceIn(calendarOf('persian', hijri), first, last),
    gregorian: differenceIn(calendarOf('gregorian', hijri), first, last),
  }),
  lifetime: ({ from, to }, { now }, { zone }) =>
    isDated(from) && isDated(to) ? { maxAgeSeconds: SECONDS_PER_DAY } : hourUntilMidnight(now, zone),
});
