/** Grids of Gregorian months, assembled from the grids of the Persian months that they overlap. */

import * as gregorian from '#core/gregorian.ts';
import { addDays, DAYS_A_WEEK, type Jdn, type YearMonth } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { required } from '#core/required.ts';
import { dayNumber } from '#site/kit/dates.ts';
import type { Cell, MonthGrid } from './resources.ts';

const ROWS = 6;

export const isGregorian = (year: number): boolean => year >= gregorian.FIRST_GREGORIAN_YEAR;

/** The first day of the grid: the Saturday on or before the first of the month. Day number 5 is a Saturday. */
function firstDay({ year, month }: YearMonth): Jdn {
  const first = gregorian.toJdn({ year, month, day: 1 });
  return addDays(first, -((first - 5) % DAYS_A_WEEK));
}

/** Persian months that the six weeks of a Gregorian month overlap. */
export function persianMonthsOf(month: YearMonth): YearMonth[] {
  const first = firstDay(month);
  const found = new Map<string, YearMonth>();
  for (let away = 0; away < ROWS * DAYS_A_WEEK; away++) {
    const { year, month } = persian.fromJdn(addDays(first, away));
    found.set(`${year}-${month}`, { year, month });
  }
  return [...found.values()];
}

/** @param grids of {@link persianMonthsOf} the month */
export function gregorianMonth({ year, month }: YearMonth, grids: readonly MonthGrid[]): MonthGrid {
  const days = new Map<Jdn, Cell>();
  for (const cell of grids.flatMap(({ calendar }) => calendar.flat())) {
    if (cell.is_current_month) days.set(dayNumber(cell.gregorian), cell);
  }
  const first = firstDay({ year, month });
  const cells = Array.from({ length: ROWS * DAYS_A_WEEK }, (_, away) => {
    const cell = required(days, addDays(first, away));
    return { ...cell, is_current_month: cell.gregorian.month === month };
  });
  const { fa, en } = monthName('gregorian', month);
  return {
    year,
    month,
    month_name_fa: fa,
    month_name_en: en,
    gregorian_span: `${en} ${year}`,
    hijri_span: '',
    calendar: Array.from({ length: ROWS }, (_, row) => cells.slice(row * DAYS_A_WEEK, (row + 1) * DAYS_A_WEEK)),
  };
}

/** The month of a day, in the main calendar of the language. */
export function monthOfDay(language: 'fa' | 'en', jdn: Jdn): YearMonth {
  const { year, month } = language === 'fa' ? persian.fromJdn(jdn) : gregorian.fromJdn(jdn);
  return { year, month };
}
