/**
 * Working days of Iran. Prefix sums make a query over a century as fast as one over a week.
 *
 * A day off is a weekend day or an official holiday; a holiday on a weekend day counts as a weekend day only. Callers
 * can leave out one-off closures, which the cabinet decides for a single day, because many tables omit them.
 * Accountants' tables give 289 working days for 1402; with its two heat closures it has 287.
 */
import { addDays, daysSinceSaturday, type Jdn } from './jdn.ts';

/** Weekly days off: Friday only (the law), or Friday with the day before or after it. */
export const WEEKENDS = ['fri', 'thu-fri', 'fri-sat'] as const;
export type Weekend = (typeof WEEKENDS)[number];

export interface WorkdayOptions {
  readonly weekend: Weekend;
  /** whether one-off closures are days off */
  readonly closures: boolean;
}

/** An official holiday of a day; a day may have several. */
export interface DayOff {
  readonly jdn: Jdn;
  /** a one-off day off, which does not recur by a rule */
  readonly isClosure: boolean;
  /** the day rests on an estimated hijri date */
  readonly estimate: boolean;
}

/** `days = weekendDays + holidays + workdays` */
export interface WorkdayCount {
  readonly days: number;
  readonly weekendDays: number;
  /** holidays that are no weekend days */
  readonly holidays: number;
  readonly workdays: number;
  /** one of the holidays among the days, on a weekend or not, rests on an estimated hijri date */
  readonly estimate: boolean;
}

export interface Workdays {
  readonly firstDay: Jdn;
  readonly lastDay: Jdn;
  isWorkday(jdn: Jdn, options: WorkdayOptions): boolean;
  /** Days from one to another, both included. @throws {RangeError} if `to` is before `from` */
  count(from: Jdn, to: Jdn, options: WorkdayOptions): WorkdayCount;
  /** The `add`-th workday after `from`, or before it if `add` is negative; `from` itself if it is 0. */
  add(from: Jdn, add: number, options: WorkdayOptions): Jdn;
  /** Workdays between two days off, with Friday as weekend and closures as days off; ascending, both ends included. */
  bridgeDays(from: Jdn, to: Jdn): Jdn[];
}

/** Weekend days, counted from Saturday = 0. */
const WEEKEND_DAYS: Readonly<Record<Weekend, readonly number[]>> = {
  fri: [6],
  'thu-fri': [5, 6],
  'fri-sat': [0, 6],
};
const DAYS_A_WEEK = 7;
/** Weekend and days off by law, from which bridge days are computed. */
const LEGAL: WorkdayOptions = { weekend: 'fri', closures: true };

/** Flags of a day. */
const HOLIDAY = 1;
const CLOSURE = 2;
const ESTIMATE = 4;

/**
 * Workdays of a span of days.
 *
 * @param firstDay first day known
 * @param lastDay last day known; every method throws a {@link RangeError} for days before or after
 * @param daysOff the official holidays of these days, in any order; others are ignored
 * @example createWorkdays(firstDay, lastDay, daysOff).count(from, to, { weekend: 'fri', closures: false }).workdays
 *   // 289 from 1 Farvardin to 29 Esfand 1402
 */
export function createWorkdays(firstDay: Jdn, lastDay: Jdn, daysOff: Iterable<DayOff>): Workdays {
  const flags = new Uint8Array(lastDay - firstDay + 1);
  for (const { jdn, isClosure, estimate } of daysOff) {
    if (jdn < firstDay || jdn > lastDay) continue;
    flags[jdn - firstDay]! |= (isClosure ? CLOSURE : HOLIDAY) | (estimate ? ESTIMATE : 0);
  }
  const firstWeekday = daysSinceSaturday(firstDay);
  const estimatesBefore = countsBefore(flags.length, (index) => (flags[index]! & ESTIMATE) !== 0);
  const known = new Map<string, Int32Array>();

  /** For each day, the number of workdays before it. */
  function workdaysBefore({ weekend, closures }: WorkdayOptions): Int32Array {
    const key = `${weekend} ${closures}`;
    const off = closures ? HOLIDAY | CLOSURE : HOLIDAY;
    const counts =
      known.get(key) ??
      countsBefore(flags.length, (index) => {
        const isWeekend = WEEKEND_DAYS[weekend].includes((firstWeekday + index) % DAYS_A_WEEK);
        return !isWeekend && (flags[index]! & off) === 0;
      });
    known.set(key, counts);
    return counts;
  }

  /** @throws {RangeError} for a day that is not known */
  const indexOf = (jdn: Jdn): number => {
    if (jdn >= firstDay && jdn <= lastDay) return jdn - firstDay;
    throw new RangeError(`day ${jdn} is outside the days whose holidays are known, ${firstDay} … ${lastDay}`);
  };
  const isWorkday = (jdn: Jdn, options: WorkdayOptions): boolean => {
    const [index, before] = [indexOf(jdn), workdaysBefore(options)];
    return before[index + 1]! > before[index]!;
  };

  return {
    firstDay,
    lastDay,
    isWorkday,
    count(from, to, options) {
      const [first, after] = [indexOf(from), indexOf(to) + 1];
      if (to < from) throw new RangeError(`day ${to}, the last one, is before day ${from}, the first one`);
      const days = after - first;
      const before = workdaysBefore(options);
      const workdays = before[after]! - before[first]!;
      const weekendDays =
        weekendDaysBefore(options.weekend, firstWeekday + after) -
        weekendDaysBefore(options.weekend, firstWeekday + first);
      const estimate = estimatesBefore[after]! > estimatesBefore[first]!;
      return { days, weekendDays, holidays: days - weekendDays - workdays, workdays, estimate };
    },
    add(from, add, options) {
      const index = indexOf(from);
      if (add === 0) return from;
      const before = workdaysBefore(options);
      const ordinal = add > 0 ? before[index + 1]! + add - 1 : before[index]! + add;
      if (ordinal >= 0 && ordinal < before[flags.length]!) return addDays(firstDay, workdayAt(before, ordinal));
      throw new RangeError(`${add} workdays from day ${from} lead outside the days known, ${firstDay} … ${lastDay}`);
    },
    bridgeDays(from, to) {
      const found: Jdn[] = [];
      const last = Math.min(to, lastDay - 1);
      for (let jdn = Math.max(from, firstDay + 1) as Jdn; jdn <= last; jdn = addDays(jdn, 1)) {
        const isBridge =
          isWorkday(jdn, LEGAL) && !isWorkday(addDays(jdn, -1), LEGAL) && !isWorkday(addDays(jdn, 1), LEGAL);
        if (isBridge) found.push(jdn);
      }
      return found;
    },
  };
}

/** For each index, and for the end, the number of earlier indexes that pass the test. */
function countsBefore(length: number, test: (index: number) => boolean): Int32Array {
  const counts = new Int32Array(length + 1);
  for (let index = 0; index < length; index++) counts[index + 1] = counts[index]! + (test(index) ? 1 : 0);
  return counts;
}

/** Number of weekend days among the first `days` days, counted from a Saturday. */
const weekendDaysBefore = (weekend: Weekend, days: number): number =>
  Math.floor(days / DAYS_A_WEEK) * WEEKEND_DAYS[weekend].length +
  WEEKEND_DAYS[weekend].filter((weekday) => weekday < days % DAYS_A_WEEK).length;

/** Index of the workday that has `ordinal` workdays before it. */
function workdayAt(before: Int32Array, ordinal: number): number {
  let [low, high] = [0, before.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (before[middle]! <= ordinal) low = middle;
    else high = middle;
  }
  return low;
}
