/** The nearest days with occasions. */
import type { Jdn } from '#core/jdn.ts';
import type { OccasionYears, Occurrence } from '#core/occasions.ts';
import { LAST_DAY } from './dates.ts';

export interface WantedOccasions {
  readonly years: OccasionYears;
  fits(occurrence: Occurrence): boolean;
}

/** The wanted occurrences of the nearest days on which there are some, a list for each day. */
export function nextDays(first: Jdn, limit: number, { years, fits }: WantedOccasions): Occurrence[][] {
  const found: Occurrence[][] = [];
  for (const occurrence of years.eachOn(first, LAST_DAY)) {
    if (!fits(occurrence)) continue;
    const day = found.at(-1);
    if (day !== undefined && day[0]!.jdn === occurrence.jdn) day.push(occurrence);
    else if (found.length === limit) break;
    else found.push([occurrence]);
  }
  return found;
}
