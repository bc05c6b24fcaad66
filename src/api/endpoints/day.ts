import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/iso-text.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import type { Occurrence } from '#core/occasions.ts';
import { fourCalendars, occasionObject } from '../date-objects.ts';
import { calendarName, dateText, dayOrToday, lifetimeOfAsked, persianText, zoneOfToday } from '../dates.ts';
import { type Context, defineEndpoint } from '../endpoint.ts';
import { optional } from '../parameters.ts';
import { askedWorkdays, workdayParameters } from '../sectors.ts';

const FRIDAY = 5;

/** @param occurrences the occasions of the day */
export function dayObject(jdn: Jdn, occurrences: readonly Occurrence[], isWorkday: boolean, { almanac }: Context) {
  const dates = fourCalendars(jdn, almanac.hijri);
  const holidays = occurrences.filter(({ isHoliday }) => isHoliday);
  return {
    date_sh: persianText(jdn),
    date_gregorian: gregorian.toIsoDate(jdn),
    date_hijri: isoText(dates.hijri),
    ...dates,
    is_friday: weekdayOf(jdn) === FRIDAY,
    is_holiday: holidays.length > 0,
    is_workday: isWorkday,
    estimate: holidays.some(({ estimate }) => estimate),
    events: occurrences.map(({ occasion, isHoliday }) => occasionObject(occasion, isHoliday)),
  };
}

export const dayParameters = {
  date: optional(
    dateText({ fa: 'تاریخ در تقویم `calendar`؛ اگر ندهید، امروز', en: 'Date in `calendar`; default today' }),
  ),
  calendar: calendarName,
  tz: zoneOfToday,
  ...workdayParameters,
} as const;

export const day = defineEndpoint({
  id: 'day',
  path: '/day',
  summary: { fa: 'یک روز: تعطیل است؟ روز کاری است؟', en: 'A day: is it a holiday, is it a workday?' },
  description: {
    fa: 'هر روز از ۱۳۴۷ تا ۱۵۷۷ در چهار تقویم، با تعطیلی و مناسبت‌هایش؛ بدون تاریخ، امروز.',
    en: 'Any day from 1347 to 1577 in four calendars, with its holidays and occasions; without a date, today.',
  },
  kept: {
    fa: 'روزِ گذشته یک روز؛ امروز و آینده یک ساعت؛ بدون تاریخ نه پس از نیمه‌شب آن منطقه',
    en: 'a past day a day, today and the future an hour; without a date not past the zone’s midnight',
  },
  parameters: dayParameters,
  example: { date: '1405-01-01' },
  samples: [
    'date=1402-05-11',
    'date=1402-05-11&closures=no',
    'date=1405-02-11&sector=labour',
    'date=1403-12-07&sector=banks&province=tehran',
    'date=1405/1/1&weekend=thu-fri',
    'date=2026-03-20&calendar=gregorian',
    'date=1447-09-30&calendar=hijri&weekend=fri-sat',
    'date=%DB%B1%DB%B4%DB%B0%DB%B5-%DB%B8-%DB%B3%DB%B0',
    'date=2026-03-21',
    'date=1577-12-30',
  ],
  mistakes: [
    'date=',
    'date=1405-13-01',
    'date=1404-12-30',
    'date=1346-12-29',
    'weekend=sun',
    'sector=farmers',
    'date=1405-01-01&province=atlantis',
    'tz=Nowhere',
    'date=tomorrow',
  ],
  find: ({ date, calendar, tz }, context) => dayOrToday({ parameter: 'date', text: date, calendar, tz }, context),
  resolve(parameters, context, jdn) {
    const occurrences = context.almanac.occasions.onDays(jdn, jdn);
    const { workdays, options } = askedWorkdays(parameters, context.almanac);
    return dayObject(jdn, occurrences, workdays.isWorkday(jdn, options), context);
  },
  lifetime: ({ date, tz }, context, jdn) => lifetimeOfAsked(jdn, date !== undefined, tz, context),
});
