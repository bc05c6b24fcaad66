/** Days off in a row around a holiday, and the leave that makes them longer. */
import { addDays, type Jdn, weekdayOf } from '#core/jdn.ts';

const MAX_LEAVE = 2;
const LONG = 3;

export interface Break {
  /** days off in a row, the leave included */
  readonly days: number;
  /** working days to take as leave */
  readonly leave: number;
}

export type IsOff = (day: Jdn) => boolean;

/**
 * @param holidays day numbers of public holidays
 * @param weekend ISO weekdays that are off
 */
export function dayOff(holidays: ReadonlySet<number>, weekend: readonly number[]): IsOff {
  return (day) => holidays.has(day) || weekend.includes(weekdayOf(day));
}

/** Days off in a row with one of them, when some working days on either side are taken off. */
function rowWith(day: Jdn, isOff: IsOff, before: number, after: number): number {
  const length = (step: 1 | -1, leave: number): number => {
    let days = 0;
    let left = leave;
    for (let next = addDays(day, step); isOff(next) || left > 0; next = addDays(next, step)) {
      if (!isOff(next)) left--;
      days++;
    }
    return days;
  };
  return 1 + length(-1, before) + length(1, after);
}

/** The days off in a row at a holiday: three or more, with no, one or two days of leave. */
export function breakAt(day: Jdn, isOff: IsOff): Break | undefined {
  const plain = rowWith(day, isOff, 0, 0);
  if (plain >= LONG) return { days: plain, leave: 0 };
  for (let leave = 1; leave <= MAX_LEAVE; leave++) {
    const rows = Array.from({ length: leave + 1 }, (_, before) => rowWith(day, isOff, before, leave - before));
    const days = Math.max(...rows);
    // A day of leave that only adds itself makes no bridge.
    if (days >= LONG && days > plain + leave) return { days, leave };
  }
  return undefined;
}
