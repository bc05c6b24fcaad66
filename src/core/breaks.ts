/** Days off in a row, and the working days that make them longer when taken as leave. */

import { addDays, daysBetween, type Jdn, weekdayOf } from './jdn.ts';
import { lastOf } from './required.ts';

export type IsOff = (day: Jdn) => boolean;

/** Days off in a row, once the working days among them are taken as leave. */
export interface Break {
  readonly first: Jdn;
  readonly last: Jdn;
  /** working days among them, in order */
  readonly leave: readonly Jdn[];
}

const MIN_DAYS = 3;

export const lengthOf = ({ first, last }: Pick<Break, 'first' | 'last'>): number => last - first + 1;

/** @param holidays day numbers of public holidays @param weekend ISO weekdays that are off */
export const dayOff =
  (holidays: ReadonlySet<number>, weekend: readonly number[]): IsOff =>
  (day) =>
    holidays.has(day) || weekend.includes(weekdayOf(day));

/** The last day of a row that goes on from a day in one direction, when some working days are taken off. */
function endOf(day: Jdn, step: 1 | -1, isOff: IsOff, leave = 0): Jdn {
  let left = leave;
  let end = day;
  for (let next = addDays(day, step); isOff(next) || left > 0; next = addDays(next, step)) {
    if (!isOff(next)) left--;
    end = next;
  }
  return end;
}

const MAX_LEAVE = 2;

/** The row of days off at a holiday. */
interface BreakAt extends Pick<Break, 'first' | 'last'> {
  readonly days: number;
  /** working days to take as leave */
  readonly leave: number;
}

/** The days off in a row at a holiday, if they are three or more, with no, one or two days of leave. */
export function breakAt(day: Jdn, isOff: IsOff): BreakAt | undefined {
  const rowWith = (before: number, after: number) => {
    const row = { first: endOf(day, -1, isOff, before), last: endOf(day, 1, isOff, after) };
    return { ...row, days: lengthOf(row) };
  };
  const plain = rowWith(0, 0);
  if (plain.days >= MIN_DAYS) return { ...plain, leave: 0 };
  for (let leave = 1; leave <= MAX_LEAVE; leave++) {
    const rows = Array.from({ length: leave + 1 }, (_, before) => rowWith(before, leave - before));
    const longest = rows.reduce((most, row) => (row.days > most.days ? row : most));
    // A day of leave that only adds itself makes no bridge.
    if (longest.days >= MIN_DAYS && longest.days > plain.days + leave) return { ...longest, leave };
  }
  return undefined;
}

/** Longer than any span. */
const LONGEST_DAYS = 30;

/**
 * Spans of three days and more, by day. Two rows of days off form one span if a single working day (بین‌التعطیلین)
 * separates them.
 * @param isOff also for the days around the time of interest
 * @param from first day of the time of interest; a span that began before it is given whole
 * @param to last day on which a span may begin
 */
export function longWeekends(isOff: IsOff, from: Jdn, to: Jdn): Break[] {
  const found: Break[] = [];
  for (let first = addDays(from, -LONGEST_DAYS); first <= to; first = addDays(first, 1)) {
    if (!isOff(first) || isOff(addDays(first, -1)) || isOff(addDays(first, -2))) continue;
    const span = spanFrom(first, isOff);
    if (lengthOf(span) >= MIN_DAYS && span.last >= from) found.push(span);
    first = span.last;
  }
  return found;
}

function spanFrom(first: Jdn, isOff: IsOff): Break {
  const leave: Jdn[] = [];
  let last = endOf(first, 1, isOff);
  for (let next = addDays(last, 1); isOff(addDays(next, 1)); next = addDays(last, 1)) {
    leave.push(next);
    last = endOf(next, 1, isOff);
  }
  return { first, last, leave };
}

/**
 * The longest breaks for a number of leave days within a span of days; several if they are equally long.
 * @param leave number of working days taken, 1 or more
 * @returns in the order of the year; none if the span has fewer working days
 */
export function longestBreaks(isOff: IsOff, [from, to]: readonly [Jdn, Jdn], leave: number): Break[] {
  const working = daysBetween(from, to).filter((day) => !isOff(day));
  const breaks = working.slice(0, Math.max(0, working.length - leave + 1)).map((first, index): Break => {
    const taken = working.slice(index, index + leave);
    return { first: endOf(first, -1, isOff), last: endOf(lastOf(taken), 1, isOff), leave: taken };
  });
  const longest = Math.max(0, ...breaks.map(lengthOf));
  return breaks.filter((each) => lengthOf(each) === longest);
}
