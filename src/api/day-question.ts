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
  find: ({ date, calendar, tz }: Asked, context: Context) =>
    dayOrToday({ parameter: 'date', text: date, calendar, tz }, context),
} as const;
