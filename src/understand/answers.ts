/** Days that answer a question, found among the days off: for the sentences of `/api/search` and the rows of the search box. */
import { type Break, type IsOff, longWeekends } from '#core/breaks.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import type { WorkdaySum } from './reading.ts';

/** What the answers rest on. */
export interface DaysOffFacts {
  readonly today: Jdn;
  /** an official holiday; undefined outside the days whose holidays are known */
  isHoliday(jdn: Jdn): boolean | undefined;
  /** a holiday or of the weekend */
  readonly isOff: IsOff;
}

const DAYS_AHEAD = 366;

export const nextHoliday = ({ today, isHoliday }: DaysOffFacts): Jdn | undefined =>
  Array.from({ length: DAYS_AHEAD }, (_, away) => addDays(today, away + 1)).find(isHoliday);

export const nextLongWeekend = ({ today, isOff }: DaysOffFacts): Break | undefined =>
  longWeekends(isOff, today, addDays(today, DAYS_AHEAD))[0];

/** Undefined outside the days whose holidays are known. */
export function dayOfSum({ from, days }: WorkdaySum, { isHoliday, isOff }: DaysOffFacts): Jdn | undefined {
  let jdn = from;
  for (let left = Math.abs(days); left > 0; ) {
    jdn = addDays(jdn, Math.sign(days));
    if (!isOff(jdn)) left--;
  }
  return isHoliday(from) === undefined || isHoliday(jdn) === undefined ? undefined : jdn;
}
