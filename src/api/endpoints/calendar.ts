import { z } from 'zod';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, type CalendarDate, daysSinceSaturday, type Jdn, weekdayOf } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from '../almanac.ts';
import { fourCalendars, monthNames, occasionObject } from '../date-objects.ts';
import {
  datesOf,
  fourCalendarsText,
  inner,
  MONTH_NUMBERS,
  occasionsOfDays,
  pieceOfYear,
  piecesOf,
  piecesOfDays,
} from '../date-texts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { type Letters, lettersOf } from '../letters.ts';
import { persianMonth, persianYear } from '../parameters.ts';
import { EQUINOX_YEARS, MONTHS, STATIC_YEARS, yearsOf } from '../ranges.ts';
import { CalendarCell } from '../schemas.ts';
import { lifetimeOfDays } from '../tehran.ts';

const ROWS = 6;
const COLUMNS = 7;
const CELLS = ROWS * COLUMNS;
const FRIDAY = 5;
const MONTHS_OF_YEAR = 12;
/** More than a year's number is in any of the calendars here. */
const YEARS = 2_300;
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
    const grid = gridOf(year, month);
    const occurrences = Map.groupBy(almanac.occasions.onDays(grid.corner, grid.end), ({ jdn }) => jdn);
    const cells = Array.from({ length: CELLS }, (_, place) => {
      const jdn = addDays(grid.corner, place);
      return cellObject(jdn, grid, occurrences.get(jdn) ?? [], almanac.hijri);
    });
    return { ...heading(grid, almanac), calendar: inRows(cells) };
  },
  write({ year, month }, { almanac }) {
    const grid = gridOf(year, month);
    const { texts, areHolidays } = occasionsOfDays(almanac, grid.corner, grid.end);
    let cells = '';
    for (let place = 0; place < CELLS; place++) {
      const jdn = addDays(grid.corner, place);
      cells += cellStart(jdn, grid, areHolidays[place]!, almanac.hijri) + texts[place]! + CELL_ENDS[place]!;
    }
    return `{${headingText(grid, almanac)},"calendar":[[${cells}`;
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

interface Grid {
  readonly year: number;
  readonly month: number;
  /** of the month itself */
  readonly first: Jdn;
  readonly last: Jdn;
  /** the first and last day of its six weeks, from the Saturday on or before the first of the month */
  readonly corner: Jdn;
  readonly end: Jdn;
}

function gridOf(year: number, month: number): Grid {
  const first = persian.toJdn({ year, month, day: 1 });
  const last = addDays(first, persian.monthLength(year, month) - 1);
  const corner = addDays(first, -daysSinceSaturday(first));
  return { year, month, first, last, corner, end: addDays(corner, CELLS - 1) };
}

/** Months from the one that was asked for: −1, 0 or 1. */
const monthsOffOf = (jdn: Jdn, { first, last }: Grid): number => (jdn < first ? -1 : jdn > last ? 1 : 0);

/** All of the answer but its cells. */
function heading({ year, month, first, last }: Grid, { hijri }: Almanac) {
  return {
    year,
    month,
    ...monthNames('persian', month),
    gregorian_span: span(gregorian.fromJdn(first), gregorian.fromJdn(last), GREGORIAN_WORDS),
    hijri_span: span(hijri.fromJdn(first), hijri.fromJdn(last), HIJRI_WORDS),
  };
}

function headingText({ year, month, first, last }: Grid, { hijri }: Almanac): Letters {
  return (
    `"year":${year},${monthText(month)}` +
    `,"gregorian_span":"${span(gregorian.fromJdn(first), gregorian.fromJdn(last), GREGORIAN_LETTERS)}"` +
    `,"hijri_span":"${span(hijri.fromJdn(first), hijri.fromJdn(last), HIJRI_LETTERS)}"`
  );
}

const monthText = piecesOf(MONTH_NUMBERS, (month) => inner({ month, ...monthNames('persian', month) }));

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

function cellObject(jdn: Jdn, grid: Grid, occurrences: readonly Occurrence[], hijri: HijriCalendar) {
  const dates = fourCalendars(jdn, hijri);
  const { year, month, day } = dates.sh;
  return {
    day,
    month,
    year,
    ...dates,
    ...cellFlags(monthsOffOf(jdn, grid), weekdayOf(jdn) === FRIDAY, occurrences.some(isHolidayOf)),
    events: occurrences.map(({ occasion, isHoliday }) => occasionObject(occasion, isHoliday)),
  };
}

const cellDay = piecesOfDays((month, day) => `{"day":${day},"month":${month},"year":`);
const cellYear = pieceOfYear((year) => `${year},`);

/** What comes after the occasions of each cell, up to the next one or to the end of the answer. */
const CELL_ENDS = Array.from({ length: CELLS }, (_, place) => {
  if (place === CELLS - 1) return ']}]]}';
  return (place + 1) % COLUMNS === 0 ? ']}],[' : ']},';
});

/** A cell up to its occasions. */
function cellStart(jdn: Jdn, grid: Grid, isHoliday: boolean, hijri: HijriCalendar): Letters {
  const dates = datesOf(jdn, hijri);
  const flags = flagsText(monthsOffOf(jdn, grid), weekdayOf(jdn) === FRIDAY, isHoliday);
  return cellDay(dates.persian) + cellYear(dates.persian.year) + fourCalendarsText(jdn, dates) + flags;
}

const FLAG_COMBINATIONS = 3 * 2 * 2;
/** The five of a cell, by their combination, with what stands around them. */
const flagsPieces = piecesOf(
  FLAG_COMBINATIONS,
  (place) => `,${inner(cellFlags((place >> 2) - 1, (place & 2) > 0, (place & 1) > 0))},"events":[`,
);

const flagsText = (monthsOff: number, isFriday: boolean, isHoliday: boolean): Letters =>
  flagsPieces((monthsOff + 1) * 4 + (isFriday ? 2 : 0) + (isHoliday ? 1 : 0));

type YearMonth = Pick<CalendarDate, 'year' | 'month'>;

const DASH = ' – ';

/** What a span is made of, as text or as letters. */
interface Words {
  month(month: number): string;
  year(year: number): string;
  readonly dash: string;
}

const GREGORIAN_WORDS: Words = { month: (month) => monthName('gregorian', month).en, year: String, dash: DASH };
const HIJRI_WORDS: Words = { month: (month) => monthName('hijri', month).fa, year: toPersianDigits, dash: DASH };

const inLetters = ({ month, year, dash }: Words): Words => ({
  month: piecesOf(MONTH_NUMBERS, (place) => lettersOf(month(place))),
  year: piecesOf(YEARS, (place) => lettersOf(year(place))),
  dash: lettersOf(dash),
});

const GREGORIAN_LETTERS = inLetters(GREGORIAN_WORDS);
const HIJRI_LETTERS = inLetters(HIJRI_WORDS);

/** Names of months from one to another, with the year after the last month of each year: "December 2025 – January 2026". */
function span(from: YearMonth, to: YearMonth, words: Words): string {
  let text = '';
  for (let { year, month } = from; ; month += 1) {
    const isLast = year === to.year && month === to.month;
    const isLastOfYear = month === MONTHS_OF_YEAR;
    text += words.month(month);
    if (isLast || isLastOfYear) text += ` ${words.year(year)}`;
    if (isLast) return text;
    text += words.dash;
    if (isLastOfYear) [year, month] = [year + 1, 0];
  }
}
