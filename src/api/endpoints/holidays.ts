import { z } from 'zod';
import { addDays } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { occasionObject, persianDayFields } from '../date-objects.ts';
import { defineEndpoint } from '../endpoint.ts';
import { optional, wholeNumber } from '../parameters.ts';
import { HOLIDAY_YEARS, yearsOf } from '../ranges.ts';
import { HolidayDay } from '../schemas.ts';
import { currentPersianYear, lifetimeOfDays } from '../tehran.ts';

export const holidays = defineEndpoint({
  id: 'holidays',
  path: '/holidays',
  summary: 'Public holidays of a Persian year',
  description: 'In date order; a day on which two holidays fall lists both.',
  parameters: {
    year: optional(
      wholeNumber('Persian year; default the current year in Tehran', HOLIDAY_YEARS.first, HOLIDAY_YEARS.last),
    ),
  },
  response: z.strictObject({ year: z.int(), data: z.array(HolidayDay) }).meta({ id: 'Holidays' }),
  example: { year: '1405' },
  resolve({ year }, { almanac, now }) {
    const askedYear = year ?? currentPersianYear(now);
    const days = groupByDay(almanac.occasions.inYear(askedYear).filter(({ isHoliday }) => isHoliday));
    return { year: askedYear, data: days.map(holidayDay) };
  },
  lifetime({ year }, { now }) {
    const lastDay = addDays(persian.firstDayOfYear((year ?? currentPersianYear(now)) + 1), -1);
    return lifetimeOfDays(lastDay, year === undefined, now);
  },
  *twins() {
    for (const year of yearsOf(HOLIDAY_YEARS)) yield { path: `/holidays/${year}.json`, parameters: { year } };
  },
});

function groupByDay(occurrences: readonly Occurrence[]): Occurrence[][] {
  const days: Occurrence[][] = [];
  for (const occurrence of occurrences) {
    const day = days.at(-1);
    if (day?.[0]?.jdn === occurrence.jdn) day.push(occurrence);
    else days.push([occurrence]);
  }
  return days;
}

function holidayDay(occurrences: readonly Occurrence[]) {
  const { jdn } = occurrences[0]!;
  const weekday = weekdayName(jdn);
  return {
    ...persianDayFields(jdn),
    weekday_fa: weekday.fa,
    weekday_en: weekday.en,
    estimate: occurrences.some(({ estimate }) => estimate),
    events: occurrences.map(({ occasion }) => ({ ...occasionObject(occasion, true), is_holiday: true as const })),
  };
}
