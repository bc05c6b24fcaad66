/** The longest breaks for the fewest days of leave. */
import { addDays, type Jdn } from '#core/jdn.ts';
import type { WorkdayOptions, Workdays } from '#core/workdays.ts';

/** Days off in a row, once the workdays among them are taken as leave. */
export interface Break {
  readonly first: Jdn;
  readonly last: Jdn;
  /** workdays among them, in order */
  readonly leave: readonly Jdn[];
}

/** Workdays of a span of days, in order. */
function workdaysBetween(workdays: Workdays, from: Jdn, to: Jdn, options: WorkdayOptions): Jdn[] {
  const found: Jdn[] = [];
  for (let jdn = from; jdn <= to; jdn = addDays(jdn, 1)) if (workdays.isWorkday(jdn, options)) found.push(jdn);
  return found;
}

/**
 * Returns the longest breaks for a number of leave days within the span; several if they are equally long.
 *
 * @param leave number of workdays taken, 1 or more
 * @returns in the order of the year; none if the span has fewer workdays
 */
export function longestBreaks(
  workdays: Workdays,
  [from, to]: readonly [from: Jdn, to: Jdn],
  leave: number,
  options: WorkdayOptions,
): Break[] {
  const days = workdaysBetween(workdays, from, to, options);
  const breaks = days.slice(0, Math.max(0, days.length - leave + 1)).map((first, index): Break => {
    const taken = days.slice(index, index + leave);
    const last = taken.at(-1)!;
    return { first: dayAfter(workdays, first, -1, options), last: dayAfter(workdays, last, 1, options), leave: taken };
  });
  const lengthOf = ({ first, last }: Break) => last - first + 1;
  const longest = Math.max(0, ...breaks.map(lengthOf));
  return breaks.filter((each) => lengthOf(each) === longest);
}

/** The last day off on one side of a workday, or the workday itself; the days known are the limit. */
function dayAfter(workdays: Workdays, day: Jdn, side: 1 | -1, options: WorkdayOptions): Jdn {
  let at = day;
  const isKnown = (jdn: Jdn) => jdn >= workdays.firstDay && jdn <= workdays.lastDay;
  for (let next = addDays(at, side); isKnown(next) && !workdays.isWorkday(next, options); next = addDays(next, side))
    at = next;
  return at;
}

/** Workdays between two days off. */
export function bridgeDays(workdays: Workdays, [from, to]: readonly [Jdn, Jdn], options: WorkdayOptions): Jdn[] {
  const isOff = (jdn: Jdn) => jdn < workdays.firstDay || !workdays.isWorkday(jdn, options);
  return workdaysBetween(workdays, from, to, options).filter(
    (jdn) => isOff(addDays(jdn, -1)) && isOff(addDays(jdn, 1)),
  );
}
