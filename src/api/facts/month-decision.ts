/** How the Islamic month of a day was decided, and how sure an answer about the day is. */
import { isDayOff } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { basisOn } from '#core/hijri.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import type { Occurrence } from '#core/occasions.ts';
import type { Almanac } from '../base/almanac.ts';
import { type WorkdayQuery, workdaysFor } from '../query/sectors.ts';
import { closuresIn } from './closures.ts';
import { confidenceOf, type DayFacts } from './confidence.ts';
import { monthNames } from './four-calendars.ts';

export function monthDecision(jdn: Jdn, { hijri, hijriProbability }: Almanac, today: Jdn) {
  const { year, month } = hijri.fromJdn(jdn);
  const first = hijri.toJdn({ year, month, day: 1 });
  const start = hijriProbability.ofMonth(year, month, today);
  return {
    year,
    month,
    ...monthNames('hijri', month),
    first_day_gregorian: gregorian.toIsoDate(first),
    basis: basisOn(hijri.fromJdn(first).basis, first, today),
    probability: start?.probability ?? null,
    other_first_day_gregorian: start?.otherFirstDay ? gregorian.toIsoDate(start.otherFirstDay) : null,
  };
}

export type Decision = ReturnType<typeof monthDecision>;

const isLastOfMonth = ({ occasion }: Occurrence): boolean => parseOccasionRule(occasion.rule).kind === 'month-end';

/**
 * The facts on which the confidence of an answer about a day rests.
 * @throws {RequestError} 422 for an unknown province
 */
export function certaintyOf(jdn: Jdn, query: WorkdayQuery, almanac: Almanac, today: Jdn) {
  const { workdays, options } = workdaysFor(query, almanac);
  const { sector, province } = query;
  const holidays = almanac.holidays.onDays(jdn, jdn);
  const closures = closuresIn(almanac.closures.rows, [jdn, jdn], query);
  const facts: DayFacts = {
    jdn,
    sector,
    province,
    isWorkday: workdays.isWorkday(jdn, options),
    holidays,
    closing: closures.filter((closure) => isDayOff(closure, { sector, province })),
    today,
  };
  const month = monthDecision(jdn, almanac, today);
  // The first of the next month decides which day is the last of this one.
  const deciding = holidays.some(isLastOfMonth) ? monthDecision(addDays(jdn, 1), almanac, today) : month;
  return { facts, closures, month, deciding, confidence: confidenceOf(facts, deciding, almanac) };
}
