/**
 * The Imperial (Shahanshahi) calendar: the Persian calendar with years counted from 559 BC. It was in official use from
 * 24 Esfand 1354 (2535 for the year 1355) to Shahrivar 1357. Months and days are the Persian ones.
 */
import type { CalendarDate } from './jdn.ts';

/** 1 Farvardin 1355 was 1 Farvardin 2535. */
export const YEARS_BEFORE_PERSIAN = 1180;

export const fromPersianYear = (year: number): number => year + YEARS_BEFORE_PERSIAN;

export const fromPersian = ({ year, month, day }: CalendarDate): CalendarDate => ({
  year: year + YEARS_BEFORE_PERSIAN,
  month,
  day,
});

export const toPersian = ({ year, month, day }: CalendarDate): CalendarDate => ({
  year: year - YEARS_BEFORE_PERSIAN,
  month,
  day,
});
