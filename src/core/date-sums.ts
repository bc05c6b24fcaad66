/** Sums and differences of dates in the years and months of a calendar. */
import { type Calendar, monthsLater } from './calendars.ts';
import { addDays, DAYS_A_WEEK, type Jdn, MONTHS_A_YEAR } from './jdn.ts';

/** Signed whole numbers. */
export interface DateAmounts {
  readonly years?: number | undefined;
  readonly months?: number | undefined;
  readonly weeks?: number | undefined;
  readonly days?: number | undefined;
}

/**
 * The day that lies the amounts later: years and months together, then weeks and days. A month that is too short ends
 * with its last day, as `constrain` in Temporal.
 * @throws {RangeError} outside the calendar's range
 * @example laterBy(persian, 31 Shahrivar 1405, { months: 1 }) // 30 Mehr 1405
 */
export function laterBy(
  calendar: Calendar,
  jdn: Jdn,
  { years = 0, months = 0, weeks = 0, days = 0 }: DateAmounts,
): Jdn {
  const allMonths = years * MONTHS_A_YEAR + months;
  const after = allMonths === 0 ? jdn : monthsLater(calendar, calendar.fromJdn(jdn), allMonths);
  return addDays(after, weeks * DAYS_A_WEEK + days);
}

/** All three have the sign of the difference, or are 0. */
export interface DateDifference {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/**
 * Years, months and days from one day to another, as `Temporal.PlainDate.until` with years as the largest unit: as many
 * whole months as fit, then days. A month that is too short does not count as whole: 31 January to 28 February is 28
 * days. {@link laterBy} with it leads from the first day to the other one. Negative if `to` is earlier.
 * @throws {RangeError} outside the calendar's range
 */
export function difference(calendar: Calendar, from: Jdn, to: Jdn): DateDifference {
  const sign = Math.sign(to - from);
  const [start, end] = [calendar.fromJdn(from), calendar.fromJdn(to)];
  let months = (end.year - start.year) * MONTHS_A_YEAR + end.month - start.month;
  if ((start.day - end.day) * sign > 0) months -= sign;
  // Adding 0 makes −0 to 0.
  return {
    years: Math.trunc(months / MONTHS_A_YEAR) + 0,
    months: (months % MONTHS_A_YEAR) + 0,
    days: to - monthsLater(calendar, start, months),
  };
}
