/**
 * Days off in a row, and the working days between two of them (بین‌التعطیلین) that a leave would bridge. Fridays and
 * Thursdays count as days off, as in most offices of Iran.
 */
import { addDays, type Jdn, weekdayOf } from '#core/jdn.ts';

export interface LongWeekend {
  readonly first: Jdn;
  readonly last: Jdn;
  /** days from first to last */
  readonly days: number;
  /** single working days in between */
  readonly leave: readonly Jdn[];
}

const THURSDAY = 4;
const FRIDAY = 5;
const LEAST_DAYS = 3;
/** Longer than any span. */
const LONGEST_DAYS = 30;

/**
 * Spans of three days and more, by day. Two runs of days off belong to one span if a single working day parts them.
 * @param holidays official holidays, the days around the span of interest among them
 * @param from first day of the time of interest; a span that began before it is given whole
 * @param to last day on which a span may begin
 */
export function longWeekends(holidays: ReadonlySet<number>, from: Jdn, to: Jdn): LongWeekend[] {
  const isOff = (jdn: Jdn) => weekdayOf(jdn) === THURSDAY || weekdayOf(jdn) === FRIDAY || holidays.has(jdn);
  const found: LongWeekend[] = [];
  for (let first = addDays(from, -LONGEST_DAYS); first <= to; first = addDays(first, 1)) {
    if (!isOff(first) || isOff(addDays(first, -1)) || isOff(addDays(first, -2))) continue;
    const span = spanFrom(first, isOff);
    if (span.days >= LEAST_DAYS && span.last >= from) found.push(span);
    first = span.last;
  }
  return found;
}

function spanFrom(first: Jdn, isOff: (jdn: Jdn) => boolean): LongWeekend {
  const leave: Jdn[] = [];
  let last = first;
  for (;;) {
    const next = addDays(last, 1);
    if (isOff(next)) last = next;
    else if (isOff(addDays(next, 1))) {
      leave.push(next);
      last = addDays(next, 1);
    } else return { first, last, days: last - first + 1, leave };
  }
}
