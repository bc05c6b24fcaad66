/** Days off in a row, and the single working days between two of them (بین‌التعطیلین) that a day of leave would bridge. */
import { addDays, type Jdn, weekdayOf } from '#core/jdn.ts';
import { WEEKEND_DAYS, type Weekend } from '#site/settings/settings.ts';

export interface LongWeekend {
  readonly first: Jdn;
  readonly last: Jdn;
  /** days from first to last */
  readonly days: number;
  /** single working days in between */
  readonly leave: readonly Jdn[];
}

const MIN_DAYS = 3;
/** Longer than any span. */
const LONGEST_DAYS = 30;

/**
 * Spans of three days and more, by day. Two runs of days off form one span if a single working day separates them.
 * @param holidays official holidays, the days around the span of interest among them
 * @param weekend days off of every week
 * @param from first day of the time of interest; a span that began before it is given whole
 * @param to last day on which a span may begin
 */
export function longWeekends(holidays: ReadonlySet<number>, weekend: Weekend, from: Jdn, to: Jdn): LongWeekend[] {
  const isOff = (jdn: Jdn) => WEEKEND_DAYS[weekend].includes(weekdayOf(jdn)) || holidays.has(jdn);
  const found: LongWeekend[] = [];
  for (let first = addDays(from, -LONGEST_DAYS); first <= to; first = addDays(first, 1)) {
    if (!isOff(first) || isOff(addDays(first, -1)) || isOff(addDays(first, -2))) continue;
    const span = spanFrom(first, isOff);
    if (span.days >= MIN_DAYS && span.last >= from) found.push(span);
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
