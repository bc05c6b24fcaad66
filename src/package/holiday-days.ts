/** Reads the compact list of holidays. */
import HOLIDAY_DATA from 'salnama-data:holidays';
import type { Jdn } from '#core/jdn.ts';

export interface HolidayDay {
  readonly jdn: Jdn;
  readonly estimate: boolean;
  readonly isClosure: boolean;
}

/** A letter encodes a step in days by its position in the alphabet. */
const MIN_STEP = 350;
const CODE_OF_A = 97;

/**
 * Days of every occasion. A line has the first day in base 36, a mark (`!` one-off closure, `~` hijri date, `.` other).
 * Then come the steps, in days, from each day to the next: `a` for 350 days, `b` for 351 and so on, others as numbers
 * between commas.
 */
export const readHolidays = (): HolidayDay[][] =>
  HOLIDAY_DATA.rows.split('\n').map((row) => {
    const [, first = '', kind, steps = ''] = /^(\w+)([!~.])(.*)$/.exec(row) ?? [];
    let jdn = Number.parseInt(first, 36);
    const days = [jdn, ...(steps.match(/[a-z]|\d+/g) ?? []).map((step) => (jdn += daysOf(step)))];
    return days.map((day) => ({
      jdn: day as Jdn,
      estimate: kind === '~' && day >= HOLIDAY_DATA.firstEstimate,
      isClosure: kind === '!',
    }));
  });

const daysOf = (step: string): number => (step >= 'a' ? step.charCodeAt(0) - CODE_OF_A + MIN_STEP : Number(step));
