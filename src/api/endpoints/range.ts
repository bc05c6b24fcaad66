import * as gregorian from '#core/gregorian.ts';
import { groupBy } from '#core/group-by.ts';
import { daysBetween } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { TEHRAN_ZONE } from '#core/time-zone.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { categories } from '../base/parameters.ts';
import { closuresKnownUntil } from '../facts/confidence.ts';
import { dayObject, listed } from '../facts/day.ts';
import { calendarName, dateText, dayInTehran, isDated, lifetimeUntil, span } from '../query/date-parameters.ts';
import { workdayParameters, workdaysFor } from '../query/sectors.ts';

const MAX_DAYS = 400;

export const range = defineEndpoint({
  id: 'range',
  path: '/range',
  parameters: {
    from: dateText({ fa: 'نخستین روز، در تقویم `calendar`', en: 'First day, in `calendar`' }),
    to: dateText({ fa: 'آخرین روز، در تقویم `calendar`', en: 'Last day, in `calendar`' }),
    calendar: calendarName,
    ...workdayParameters,
    categories,
  },
  example: { from: '1405-01-01', to: '1405-01-03' },
  find({ from, to, calendar }, context) {
    const days = [dayInTehran('from', from, calendar, context), dayInTehran('to', to, calendar, context)] as const;
    return span(days, [from, to], MAX_DAYS);
  },
  resolve(parameters, { almanac }, [first, last]) {
    const { workdays, options } = workdaysFor(parameters, almanac);
    const occurrences = groupBy(almanac.daysWithMood.onDays(first, last), ({ jdn }) => jdn);
    const data = daysBetween(first, last).map((jdn) => {
      const occasions = listed(occurrences.get(jdn) ?? [], parameters.categories);
      return dayObject(jdn, occasions, workdays.isWorkday(jdn, options), almanac);
    });
    return {
      from: persian.toIsoDate(first),
      to: persian.toIsoDate(last),
      count: data.length,
      from_gregorian: gregorian.toIsoDate(first),
      to_gregorian: gregorian.toIsoDate(last),
      data,
      closures_known_until: closuresKnownUntil(parameters, almanac),
    };
  },
  lifetime: ({ from, to }, context, [, last]) =>
    lifetimeUntil(last, isDated(from) && isDated(to), TEHRAN_ZONE, context),
});
