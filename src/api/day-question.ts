/** The parameters of `/day` and `/explain`: a date, and the options that define a workday. */
import { calendarName, dateText, dayOrToday, zoneOfToday } from './dates.ts';
import type { Context } from './endpoint.ts';
import { optional } from './parameters.ts';
import { workdayParameters } from './sectors.ts';

const parameters = {
  date: optional(
    dateText({ fa: 'تاریخ در تقویم `calendar`؛ اگر ندهید، امروز', en: 'Date in `calendar`; default today' }),
  ),
  calendar: calendarName,
  tz: zoneOfToday,
  ...workdayParameters,
} as const;

type Asked = Pick<Parameters<typeof dayOrToday>[0], 'calendar' | 'tz'> & { readonly date: string | undefined };

export const dayQuestion = {
  cacheLifetime: {
    fa: 'گذشته: ۱ روز؛ امروز و آینده: ۱ ساعت؛ بدون تاریخ حداکثر تا نیمه‌شب محلی',
    en: 'past: 1 day; today and future: 1 h; without a date until local midnight at most',
  },
  parameters,
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
  find: ({ date, calendar, tz }: Asked, context: Context) =>
    dayOrToday({ parameter: 'date', text: date, calendar, tz }, context),
} as const;
