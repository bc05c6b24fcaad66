import { HOLIDAY_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { yearOrCurrent } from '../base/parameters.ts';
import { API_ROOT } from '../base/paths.ts';
import { yearsOf } from '../base/ranges.ts';
import { currentPersianYear, lifetimeOfDays } from '../base/tehran.ts';
import { holidayDays } from '../facts/occasion-days.ts';

export const holidays = defineEndpoint({
  id: 'holidays',
  isOfInterface: true,
  path: '/holidays',
  summary: { fa: 'تعطیلات رسمی یک سال شمسی', en: 'Public holidays of a Persian year' },
  description: {
    fa: 'به ترتیب تاریخ؛ روزی که دو تعطیلی دارد هر دو را نشان می‌دهد.',
    en: 'In date order; a day with two holidays lists both.',
  },
  cacheLifetime: {
    fa: 'گذشته: ۱ روز؛ امسال و آینده: ۱ ساعت؛ بدون سال حداکثر تا نیمه‌شب تهران',
    en: 'past: 1 day; this year and future: 1 h; without a year until midnight in Tehran at most',
  },
  parameters: {
    year: yearOrCurrent(HOLIDAY_YEARS, (year) => ({
      at: `its days are at ${API_ROOT}/holidays/gregorian/${year}.json`,
    })),
  },
  example: { year: '1405' },
  find: ({ year }, { now }) => year ?? currentPersianYear(now),
  resolve(_, { almanac }, year) {
    return { year, data: holidayDays(almanac.occasions.inYear(year)) };
  },
  lifetime: (query, { now }, year) => lifetimeOfDays(persian.lastDayOfYear(year), query.year === undefined, now),
  snapshots: [
    {
      path: '/holidays/{year}.json',
      instances: () => [...yearsOf(HOLIDAY_YEARS)].map((year) => ({ year })),
    },
  ],
});
