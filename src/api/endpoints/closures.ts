import { addDays, type Jdn } from '#core/jdn.ts';
import { closureDays } from '../closures.ts';
import { calendarName, dateText, dayOf, persianText } from '../dates.ts';
import { defineEndpoint } from '../endpoint.ts';
import { parameterError } from '../errors.ts';
import { optional } from '../parameters.ts';
import { checkProvince, province, sector } from '../sectors.ts';
import { lifetimeOfDays, todayInTehran } from '../tehran.ts';

const MOST_DAYS = 400;
/** Before and after today, where no date is given. */
const DAYS_AROUND = 30;

export const closures = defineEndpoint({
  id: 'closures',
  path: '/closures',
  summary: { fa: 'تعطیلی‌های یک‌بارهٔ کشور و استان‌ها', en: 'One-off closures of the country and of provinces' },
  description: {
    fa: 'هر روز و هر تصمیم یک سطر: چه چیز، کجا، چه ساعتی، به چه دلیل و با کدام منبع. فهرست کامل نیست؛ `/api/meta.json` می‌گوید از کِی تا کِی گردآوری شده است.',
    en: 'One row a day and decision: what, where, at which hours, why and by which source. The list is not complete; `/api/meta.json` says from when to when it was collected.',
  },
  kept: { fa: 'گذشته یک روز؛ امروز و آینده یک ساعت', en: 'the past a day; today and the future an hour' },
  parameters: {
    from: optional(
      dateText({
        fa: 'نخستین روز، در تقویم `calendar`؛ اگر ندهید، ۳۰ روز پیش',
        en: 'First day, in `calendar`; default 30 days ago',
      }),
    ),
    to: optional(
      dateText({
        fa: 'آخرین روز، در تقویم `calendar`؛ اگر ندهید، ۳۰ روز دیگر',
        en: 'Last day, in `calendar`; default in 30 days',
      }),
    ),
    calendar: calendarName,
    sector,
    province,
  },
  example: { from: '1403-05-06', to: '1403-05-07' },
  samples: [
    'from=1403-12-01&to=1403-12-30&province=tehran',
    'from=1404-01-01&to=1404-12-29&sector=exchange',
    'from=2025-08-01&to=2025-08-31&calendar=gregorian&sector=banks&province=qom',
  ],
  mistakes: [
    'from=1404-01-02&to=1404-01-01',
    'from=1403-01-01&to=1404-12-29',
    'from=1404-01-01&to=1404-02-01&province=atlantis',
    'sector=farmers',
    'to=x',
  ],
  find({ from, to, calendar, province }, context) {
    checkProvince(province, context.almanac);
    const today = todayInTehran(context.now);
    const first = from === undefined ? addDays(today, -DAYS_AROUND) : dayOf('from', from, calendar, context);
    const last = to === undefined ? addDays(today, DAYS_AROUND) : dayOf('to', to, calendar, context);
    return checked(first, last, to);
  },
  resolve: ({ sector, province }, { almanac }, [first, last]) => ({
    from: persianText(first),
    to: persianText(last),
    data: closureDays(almanac.closures, [first, last], { sector, province }),
  }),
  lifetime: (_, { now }, [, last]) => lifetimeOfDays(last, false, now),
});

/** @throws {RequestError} 422 for ends in the wrong order or too far apart */
function checked(first: Jdn, last: Jdn, to: string | undefined): [Jdn, Jdn] {
  const text = to ?? persianText(last);
  if (last < first) throw parameterError('to', text, `a date not before from, ${persianText(first)} (sh)`);
  if (last - first >= MOST_DAYS)
    throw parameterError('to', text, `a date less than ${MOST_DAYS} days after from, ${persianText(first)} (sh)`);
  return [first, last];
}
