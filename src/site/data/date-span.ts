/** Difference of two days in whole years, whole months and days. */
import type { Calendar } from '#core/calendars.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { monthAt } from './gregorian-month.ts';

export interface DateSpan {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  /** the same span in days alone */
  readonly totalDays: number;
}

/** The same day some months later, or the last day of a month that is too short. */
export function plusMonths(calendar: Calendar, { year, month, day }: CalendarDate, months: number): Jdn {
  const to = monthAt(year, month, months);
  return calendar.toJdn({ ...to, day: Math.min(day, calendar.monthLength(to.year, to.month)!) });
}

/**
 * Span from one day to a later one, in the months of a calendar: as many whole months as fit, then days.
 * @throws {RangeError} if `to` lies before `from`
 */
export function dateSpan(calendar: Calendar, from: Jdn, to: Jdn): DateSpan {
  if (to < from) throw new RangeError(`day ${to} lies before day ${from}`);
  const start = calendar.fromJdn(from);
  const end = calendar.fromJdn(to);
  let months = (end.year - start.year) * 12 + end.month - start.month;
  if (plusMonths(calendar, start, months) > to) months -= 1;
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: to - plusMonths(calendar, start, months),
    totalDays: to - from,
  };
}
