/** Reads the compact list of holidays. */
import HOLIDAY_DATA from 'salnama-data:holidays';
import type { Jdn } from '#core/jdn.ts';

export interface HolidayDay {
  readonly jdn: Jdn;
  readonly estimate: boolean;
  readonly isClosure: boolean;
}

/** A letter encodes a difference in days by its position in the alphabet. */
const MIN_DIFFERENCE = 350;
const CODE_OF_A = 97;

/**
 * Days of every occasion. A line has the first day in base 36, a mark (`!` one-off closure, `~` hijri date, `.` other).
 * Then come the differences in days from each day to the next: `a` for 350 days, `b` for 351 and so on, others as numbers
 * between commas.
 */
export const readHolidays = (): HolidayDay[][] =>
  HOLIDAY_DATA.rows.split('\n').map((row) => {
    const [, first = '', kind, differences = ''] = /^(\w+)([!~.])(.*)$/.exec(row) ?? [];
    let jdn = Number.parseInt(first, 36);
    const days = [jdn, ...(differences.match(/[a-z]|\d+/g) ?? []).map((difference) => (jdn += daysOf(difference)))];
    return days.map((day) => ({
      jdn: day as Jdn,
      estimate: kind === '~' && day >= HOLIDAY_DATA.firstEstimate,
      isClosure: kind === '!',
    }));
  });

const daysOf = (difference: string): number =>
  difference >= 'a' ? difference.charCodeAt(0) - CODE_OF_A + MIN_DIFFERENCE : Number(difference);
