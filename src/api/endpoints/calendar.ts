import { z } from 'zod';
import { toPersianDigits } from '#core/digits.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, type CalendarDate, daysSinceSaturday, type Jdn, weekdayOf } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { fourCalendars, occasionObject } from '../date-objects.ts';
import { defineEndpoint } from '../endpoint.ts';
import { persianMonth, persianYear } from '../parameters.ts';
import { EQUINOX_YEARS, STATIC_YEARS, yearsOf } from '../ranges.ts';
import { CalendarCell } from '../schemas.ts';
import { lifetimeOfDays } from '../tehran.ts';

const ROWS = 6;
const COLUMNS = 7;
const FRIDAY = 5;
const YEAR = { fa: 'سال شمسی', en: 'Persian year' };
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const calendar = defineEndpoint({
  id: 'calendar',
  path: '/calendar',
  summary: { fa: 'جدول شش‌هفته‌ای یک ماه شمسی', en: 'Six-week grid of a Persian month' },
  description: {
    fa: 'هفته از شنبه آغاز می‌شود؛ خانه‌های پیش و پس از ماه، روزهای ماه‌های همسایه‌اند.',
    en: 'Weeks start on Saturday; cells before and after the month are days of the neighbouring months.',
  },
  kept: {
    fa: 'گذشته یک روز؛ امسال و آینده یک ساعت',
    en: 'the past a day; present and future an hour',
  },
  parameters: {
    year: persianYear(YEAR, EQUINOX_YEARS),
    month: persianMonth,
  },
  response: z
    .strictObject({
      year: z.int(),
      month: z.int().min(1).max(12),
      month_name_fa: z.string(),
      month_name_en: z.string(),
      gregorian_span: z.string().meta({ description: 'Gregorian months covered, as "March – April 2025"' }),
      hijri_span: z.string().meta({ description: 'Islamic months covered, in Persian, as «رمضان – شوال ۱۴۴۶»' }),
      calendar: z.array(z.array(CalendarCell).length(COLUMNS)).length(ROWS),
    })
    .meta({ id: 'MonthGrid' }),
  example: { year: '1405', month: '1' },
  samples: [
    'year=979&month=1',
    'year=1404&month=12',
    'year=1577&month=12',
    'year=%DB%B1%DB%B4%DB%B0%DB%B5&month=%DB%B8',
  ],
  mistakes: ['year=1404', 'year=1404&month=13', 'year=978&month=1', 'month=1&year=14x5'],
  resolve({ year, month }, { almanac }) {
    const first = persian.toJdn({ year, month, day: 1 });
    const last = addDays(first, persian.monthLength(year, month) - 1);
    const { fa, en } = monthName('persian', month);
    const corner = addDays(first, -daysSinceSaturday(first));
    const days = Map.groupBy(almanac.occasions.onDays(corner, addDays(corner, ROWS * COLUMNS - 1)), ({ jdn }) => jdn);
    const row = (index: number) =>
      Array.from({ length: COLUMNS }, (_, column) => {
        const jdn = addDays(corner, index * COLUMNS + column);
        return calendarCell(jdn, days.get(jdn) ?? [], almanac.hijri, {
          is_current_month: jdn >= first && jdn <= last,
          is_prev_month: jdn < first,
          is_next_month: jdn > last,
        });
      });
    const ends = [fourCalendars(first, almanac.hijri), fourCalendars(last, almanac.hijri)] as const;
    return {
      year,
      month,
      month_name_fa: fa,
      month_name_en: en,
      gregorian_span: span(monthsBetween(ends[0].gregorian, ends[1].gregorian), 'gregorian', 'en'),
      hijri_span: toPersianDigits(span(monthsBetween(ends[0].hijri, ends[1].hijri), 'hijri', 'fa')),
      calendar: Array.from({ length: ROWS }, (_, index) => row(index)),
    };
  },
  lifetime: ({ year, month }, { now }) =>
    lifetimeOfDays(persian.toJdn({ year, month, day: persian.monthLength(year, month) }), false, now),
  twins: [
    {
      path: '/calendar/{year}/{month}.json',
      summary: { fa: 'جدول یک ماه', en: 'Grid of a month' },
      parameters: { year: persianYear(YEAR, STATIC_YEARS), month: persianMonth },
      *instances() {
        for (const year of yearsOf(STATIC_YEARS)) for (const month of MONTHS) yield { year, month };
      },
    },
  ],
});

type MonthFlags = Readonly<Record<'is_current_month' | 'is_prev_month' | 'is_next_month', boolean>>;

function calendarCell(jdn: Jdn, occurrences: readonly Occurrence[], hijri: HijriCalendar, flags: MonthFlags) {
  const dates = fourCalendars(jdn, hijri);
  const { year, month, day } = dates.sh;
  return {
    day,
    month,
    year,
    ...dates,
    ...flags,
    is_friday: weekdayOf(jdn) === FRIDAY,
    is_holiday: occurrences.some(({ isHoliday }) => isHoliday),
    events: occurrences.map(({ occasion, isHoliday }) => occasionObject(occasion, isHoliday)),
  };
}

type YearMonth = Pick<CalendarDate, 'year' | 'month'>;

/** Every month from one to another. */
function monthsBetween(from: YearMonth, to: YearMonth): YearMonth[] {
  const first = from.year * 12 + from.month - 1;
  const last = to.year * 12 + to.month - 1;
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    year: Math.floor((first + index) / 12),
    month: ((first + index) % 12) + 1,
  }));
}

/** Names of months, with the year after the last month of each year: "December 2025 – January 2026". */
const span = (months: readonly YearMonth[], calendar: 'gregorian' | 'hijri', language: 'fa' | 'en'): string =>
  months
    .map(({ year, month }, index) => {
      const name = monthName(calendar, month)[language];
      return months[index + 1]?.year === year ? name : `${name} ${year}`;
    })
    .join(' – ');
