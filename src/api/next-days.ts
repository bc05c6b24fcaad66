/** Days on which occasions fall. */
import type { Jdn } from '#core/jdn.ts';
import type { OccasionYears, Occurrence } from '#core/occasions.ts';
import { LAST_DAY } from './dates.ts';

export interface WantedOccasions {
  readonly years: OccasionYears;
  fits(occurrence: Occurrence): boolean;
}

/** The wanted occurrences of the nearest days on which there are some, a list for each day. */
export const nextDays = (first: Jdn, limit: number, { years, fits }: WantedOccasions): Occurrence[][] =>
  groupByDay(years.eachOn(first, LAST_DAY), fits, limit);

/** The wanted occurrences by day, in their order. @param limit number of days */
export function groupByDay(
  occurrences: Iterable<Occurrence>,
  fits: (occurrence: Occurrence) => boolean,
  limit = Number.POSITIVE_INFINITY,
): Occurrence[][] {
  const days: Occurrence[][] = [];
  for (const occurrence of occurrences) {
    if (!fits(occurrence)) continue;
    const day = days.at(-1);
    if (day?.[0]?.jdn === occurrence.jdn) day.push(occurrence);
    else if (days.length === limit) break;
    else days.push([occurrence]);
  }
  return days;
}
