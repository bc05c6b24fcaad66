import { z } from 'zod';
import { toLatinDigits } from '#core/digits.ts';
import { addDays } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { occasionObject, persianDayFields } from '../date-objects.ts';
import { defineEndpoint } from '../endpoint.ts';
import { optional, persianYear } from '../parameters.ts';
import { API_ROOT } from '../paths.ts';
import { HOLIDAY_YEARS, yearsOf } from '../ranges.ts';
import { HolidayDay } from '../schemas.ts';
import { currentPersianYear, lifetimeOfDays } from '../tehran.ts';

const YEAR = persianYear(
  { fa: 'سال شمسی؛ اگر ندهید، سال جاری در تهران', en: 'Persian year; default the current year in Tehran' },
  HOLIDAY_YEARS,
);

export const Holidays = z.strictObject({ year: z.int(), data: z.array(HolidayDay) }).meta({ id: 'Holidays' });

export const holidays = defineEndpoint({
  id: 'holidays',
  path: '/holidays',
  summary: { fa: 'تعطیلات رسمی یک سال شمسی', en: 'Public holidays of a Persian year' },
  description: {
    fa: 'به ترتیب تاریخ؛ روزی که دو مناسبتِ تعطیل دارد هر دو را می‌آورد.',
    en: 'In date order; a day on which two holidays fall lists both.',
  },
  kept: {
    fa: 'گذشته یک روز؛ امسال و آینده یک ساعت؛ بدون سال یک ساعت، نه پس از نیمه‌شب تهران',
    en: 'the past a day; present and future an hour; without a year an hour, never past midnight in Tehran',
  },
  parameters: {
    year: optional({
      ...YEAR,
      hint(text) {
        const hint = YEAR.hint?.(text);
        return hint && `${hint}; its days are at ${API_ROOT}/holidays/gregorian/${toLatinDigits(text)}.json`;
      },
    }),
  },
  response: Holidays,
  example: { year: '1405' },
  samples: ['', 'year=1347', 'year=1404', 'year=1577'],
  mistakes: ['year=1346', 'year=abc', 'year=1404&year=1405', 'year=%E0%A4%A'],
  find: ({ year }, { now }) => year ?? currentPersianYear(now),
  resolve(_, { almanac }, year) {
    return { year, data: holidayDays(almanac.occasions.inYear(year)) };
  },
  lifetime: (asked, { now }, year) =>
    lifetimeOfDays(addDays(persian.firstDayOfYear(year + 1), -1), asked.year === undefined, now),
  twins: [
    {
      path: '/holidays/{year}.json',
      summary: { fa: 'تعطیلات رسمی یک سال', en: 'Public holidays of a year' },
      *instances() {
        for (const year of yearsOf(HOLIDAY_YEARS)) yield { year };
      },
    },
  ],
});

/** The days of a list on which official holidays fall, in its order. */
export const holidayDays = (occurrences: readonly Occurrence[]) =>
  groupByDay(occurrences.filter(({ isHoliday }) => isHoliday)).map(holidayDay);

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
