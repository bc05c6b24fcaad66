import { addDays } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { TEHRAN_ZONE } from '#core/time-zone.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { optional } from '../base/parameters.ts';
import { todayInTehran } from '../base/tehran.ts';
import { listDays } from '../facts/closure-lists.ts';
import { closureDays } from '../facts/closures.ts';
import { calendarName, dateText, dayInTehran, isDated, lifetimeUntil, span } from '../query/date-parameters.ts';
import { checkProvince, closureSector, province } from '../query/sectors.ts';

const MAX_DAYS = 400;
/** Days before and after today if no date is given. */
const DAYS_AROUND = 30;

export const closures = defineEndpoint({
  id: 'closures',
  path: '/closures',
  parameters: {
    from: optional(
      dateText({
        fa: 'روز اول، در تقویم `calendar`؛ پیش‌فرض ۳۰ روز پیش',
        en: 'First day, in `calendar`; default 30 days ago',
      }),
    ),
    to: optional(
      dateText({
        fa: 'روز آخر، در تقویم `calendar`؛ پیش‌فرض ۳۰ روز دیگر',
        en: 'Last day, in `calendar`; default in 30 days',
      }),
    ),
    calendar: calendarName,
    sector: closureSector,
    province,
  },
  example: { from: '1403-05-06', to: '1403-05-07' },
  find({ from, to, calendar, province }, context) {
    checkProvince(province, context.almanac);
    const today = todayInTehran(context.now);
    const first = from === undefined ? addDays(today, -DAYS_AROUND) : dayInTehran('from', from, calendar, context);
    const last = to === undefined ? addDays(today, DAYS_AROUND) : dayInTehran('to', to, calendar, context);
    return span([first, last], [`${persian.toIsoDate(first)} (sh)`, to ?? persian.toIsoDate(last)], MAX_DAYS);
  },
  resolve: ({ sector, province }, { almanac }, [first, last]) => ({
    from: persian.toIsoDate(first),
    to: persian.toIsoDate(last),
    lists: listDays(almanac.closures, [first, last]),
    data: closureDays(almanac.closures, [first, last], { sector, province }),
  }),
  lifetime: ({ from, to }, context, [, last]) =>
    lifetimeUntil(last, isDated(from) && isDated(to), TEHRAN_ZONE, context),
});
