/**
 * Working days of Iran.
 *
 * A day off is a weekend day or an official holiday; a holiday on a weekend day counts as a weekend day only. Callers
 * can leave out one-off closures, which the cabinet decides for a single day, because many tables omit them.
 * Accountants' tables give 289 working days for 1402; with its two heat closures it has 287.
 */
import { addDays, type Jdn, weekdayOf } from './jdn.ts';
import { WEEKEND_DAYS, type Weekend } from './weekends.ts';

/** Weekends of a sector, ascending, each from its first day on; the first one has no beginning. */
export type WeekendSpans = readonly (readonly [firstDay: number | null, weekend: Weekend])[];

export interface WorkdayOptions {
  /** `own`: that of the sector on each day */
  readonly weekend: Weekend | 'own';
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
  /** Does an official holiday fall on the day? Undefined outside the days known. */
  isHoliday(jdn: Jdn): boolean | undefined;
  /** Days from one to another, both included. @throws {RangeError} if `to` is before `from` */
  count(from: Jdn, to: Jdn, options: WorkdayOptions): WorkdayCount;
  /**
   * The `add`-th workday after `from`, or before it if `add` is negative; `from` itself if it is 0; undefined if it lies
   * outside the days known.
   */
  add(from: Jdn, add: number, options: WorkdayOptions): Jdn | undefined;
  /** Workdays between two days off, with Friday as weekend and closures as days off; ascending, both ends included. */
  bridgeDays(from: Jdn, to: Jdn): Jdn[];
}

/** Weekend and days off by law, from which bridge days are computed. */
const LEGAL: WorkdayOptions = { weekend: 'fri', closures: true };

/** Flags of a day; its ISO weekday is one of the first seven. */
const weekdayFlag = (weekday: number): number => 1 << (weekday - 1);
const HOLIDAY = 1 << 7;
const CLOSURE = 1 << 8;
const ANY_HOLIDAY = HOLIDAY | CLOSURE;
const ESTIMATE = 1 << 9;
/** Set for the days of the sector's own weekend. */
const OWN = 1 << 10;

const weekendFlags = (weekend: WorkdayOptions['weekend']): number =>
  weekend === 'own' ? OWN : WEEKEND_DAYS[weekend].reduce((flags, weekday) => flags | weekdayFlag(weekday), 0);

const FRIDAYS: WeekendSpans = [[null, 'fri']];

/**
 * Workdays of a span of days.
 *
 * @param firstDay first day known
 * @param lastDay last day known; every method throws a {@link RangeError} for days before or after
 * @param daysOff the official holidays of these days, in any order; others are ignored
 * @param weekends of the sector, for the option `own`
 * @example createWorkdays(firstDay, lastDay, daysOff).count(from, to, { weekend: 'fri', closures: false }).workdays
 *   // 289 from 1 Farvardin to 29 Esfand 1402
 */
export function createWorkdays(
  firstDay: Jdn,
  lastDay: Jdn,
  daysOff: Iterable<DayOff>,
  weekends: WeekendSpans = FRIDAYS,
): Workdays {
  const flags = new Uint16Array(lastDay - firstDay + 1);
  weekends.forEach(([from, weekend], index) => {
    const end = Math.min(weekends[index + 1]?.[0] ?? Infinity, lastDay + 1);
    const own = weekendFlags(weekend);
    for (let jdn = Math.max(from ?? firstDay, firstDay) as Jdn; jdn < end; jdn = addDays(jdn, 1)) {
      const weekday = weekdayFlag(weekdayOf(jdn));
      flags[jdn - firstDay] = weekday | (weekday & own ? OWN : 0);
    }
  });
  for (const { jdn, isClosure, estimate } of daysOff) {
    if (jdn < firstDay || jdn > lastDay) continue;
    flags[jdn - firstDay]! |= (isClosure ? CLOSURE : HOLIDAY) | (estimate ? ESTIMATE : 0);
  }

  const indexOf = (jdn: Jdn): number => {
    if (jdn >= firstDay && jdn <= lastDay) return jdn - firstDay;
    throw new RangeError(`day ${jdn} is outside the days whose holidays are known, ${firstDay} … ${lastDay}`);
  };
  const isWorkday = (jdn: Jdn, options: WorkdayOptions): boolean => (flags[indexOf(jdn)]! & offFlags(options)) === 0;

  return {
    firstDay,
    lastDay,
    isWorkday,
    isHoliday: (jdn) => (jdn < firstDay || jdn > lastDay ? undefined : (flags[jdn - firstDay]! & ANY_HOLIDAY) !== 0),
    count(from, to, options) {
      const [first, last] = [indexOf(from), indexOf(to)];
      if (to < from) throw new RangeError(`day ${to}, the last one, is before day ${from}, the first one`);
      const [weekend, off] = [weekendFlags(options.weekend), offFlags(options)];
      let [weekendDays, workdays, seen] = [0, 0, 0];
      for (let index = first; index <= last; index++) {
        const day = flags[index]!;
        if (day & weekend) weekendDays++;
        else if ((day & off) === 0) workdays++;
        seen |= day;
      }
      const days = last - first + 1;
      const holidays = days - weekendDays - workdays;
      return { days, weekendDays, holidays, workdays, estimate: (seen & ESTIMATE) !== 0 };
    },
    add(from, add, options) {
      const [off, step] = [offFlags(options), Math.sign(add)];
      let index = indexOf(from);
      for (let left = Math.abs(add); left > 0; ) {
        index += step;
        const day = flags[index];
        if (day === undefined) return undefined;
        if ((day & off) === 0) left--;
      }
      return addDays(firstDay, index);
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

/** The flags that make a day no workday. */
const offFlags = ({ weekend, closures }: WorkdayOptions): number =>
  weekendFlags(weekend) | (closures ? ANY_HOLIDAY : HOLIDAY);
