import { z } from 'zod';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, type CalendarDate, daysSinceSaturday, type Jdn, weekdayOf } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from '../almanac.ts';
import { fourCalendars, occasionObject } from '../date-objects.ts';
import { datesOf, fourCalendarsText, inner, occasionsText, piecesOf, piecesOfDays } from '../date-texts.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Letters } from '../letters.ts';
import { persianMonth, persianYear } from '../parameters.ts';
import { EQUINOX_YEARS, MONTHS, STATIC_YEARS, yearsOf } from '../ranges.ts';
import { CalendarCell } from '../schemas.ts';
import { lifetimeOfDays } from '../tehran.ts';

const ROWS = 6;
const COLUMNS = 7;
const FRIDAY = 5;
const YEAR = { fa: 'سال شمسی', en: 'Persian year' };

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
    const grid = gridOf(year, month, almanac);
    return { ...heading(grid, almanac), calendar: inRows(grid.days.map((day) => cellObject(day, almanac.hijri))) };
  },
  write({ year, month }, { almanac }) {
    const grid = gridOf(year, month, almanac);
    let cells = '';
    for (const [index, day] of grid.days.entries()) {
      cells += `${index === 0 ? '' : index % COLUMNS === 0 ? '],[' : ','}${cellText(day, almanac.hijri)}`;
    }
    return `{${inner(heading(grid, almanac))},"calendar":[[${cells}]]}`;
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

/** A day of the grid. */
interface GridDay {
  readonly jdn: Jdn;
  /** months from the one that was asked for: −1, 0 or 1 */
  readonly monthsOff: number;
  readonly occurrences: Occurrence[];
}

interface Grid {
  readonly year: number;
  readonly month: number;
  /** of the month itself */
  readonly first: Jdn;
  readonly last: Jdn;
  /** six weeks, from the Saturday on or before the first of the month */
  readonly days: readonly GridDay[];
}

function gridOf(year: number, month: number, { occasions }: Almanac): Grid {
  const first = persian.toJdn({ year, month, day: 1 });
  const last = addDays(first, persian.monthLength(year, month) - 1);
  const corner = addDays(first, -daysSinceSaturday(first));
  const days = Array.from({ length: ROWS * COLUMNS }, (_, index): GridDay => {
    const jdn = addDays(corner, index);
    return { jdn, monthsOff: jdn < first ? -1 : jdn > last ? 1 : 0, occurrences: [] };
  });
  for (const one of occasions.onDays(corner, addDays(corner, days.length - 1)))
    days[one.jdn - corner]!.occurrences.push(one);
  return { year, month, first, last, days };
}

/** All of the answer but its cells. */
function heading({ year, month, first, last }: Grid, { hijri }: Almanac) {
  const { fa, en } = monthName('persian', month);
  const [gregorianMonths, hijriMonths] = [gregorian, hijri].map((calendar) =>
    monthsBetween(calendar.fromJdn(first), calendar.fromJdn(last)),
  );
  return {
    year,
    month,
    month_name_fa: fa,
    month_name_en: en,
    gregorian_span: span(gregorianMonths!, 'gregorian', 'en'),
    hijri_span: toPersianDigits(span(hijriMonths!, 'hijri', 'fa')),
  };
}

const inRows = <T>(cells: readonly T[]): T[][] =>
  Array.from({ length: ROWS }, (_, row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS));

const isHolidayOf = ({ isHoliday }: Occurrence): boolean => isHoliday;

const cellFlags = (monthsOff: number, isFriday: boolean, isHoliday: boolean) => ({
  is_current_month: monthsOff === 0,
  is_prev_month: monthsOff < 0,
  is_next_month: monthsOff > 0,
  is_friday: isFriday,
  is_holiday: isHoliday,
});

function cellObject({ jdn, monthsOff, occurrences }: GridDay, hijri: HijriCalendar) {
  const dates = fourCalendars(jdn, hijri);
  const { year, month, day } = dates.sh;
  return {
    day,
    month,
    year,
    ...dates,
    ...cellFlags(monthsOff, weekdayOf(jdn) === FRIDAY, occurrences.some(isHolidayOf)),
    events: occurrences.map(({ occasion, isHoliday }) => occasionObject(occasion, isHoliday)),
  };
}

const cellStart = piecesOfDays((month, day) => `{"day":${day},"month":${month},"year":`);

function cellText({ jdn, monthsOff, occurrences }: GridDay, hijri: HijriCalendar): string {
  const dates = datesOf(jdn, hijri);
  const isFriday = weekdayOf(jdn) === FRIDAY;
  return (
    `${cellStart(dates.persian)}${dates.persian.year},${fourCalendarsText(jdn, dates)},` +
    `${flagsText(monthsOff, isFriday, occurrences.some(isHolidayOf))},"events":[${occasionsText(occurrences)}]}`
  );
}

/** The five of a cell, by their combination. */
const flagsPieces = piecesOf((place) => inner(cellFlags((place >> 2) - 1, (place & 2) > 0, (place & 1) > 0)));

const flagsText = (monthsOff: number, isFriday: boolean, isHoliday: boolean): Letters =>
  flagsPieces((monthsOff + 1) * 4 + (isFriday ? 2 : 0) + (isHoliday ? 1 : 0));

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
