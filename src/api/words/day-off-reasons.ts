/** Why a day is off for a sector, as titles. */
import { isDayOff, type Sector } from '#core/closures.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { WEEKEND_DAYS } from '#core/weekends.ts';
import type { Almanac } from '../base/almanac.ts';
import { type Text, titleText } from '../base/text.ts';
import { checkProvince, ownDaysOff, ruleOf, type WorkdayQuery } from '../query/sectors.ts';

/**
 * Titles of the holidays, own days off and closures of a day off; its weekday if there are none. Empty for a workday: the
 * same days as those of `workdaysFor`, without the table of all years.
 * @throws {RequestError} 422 for an unknown province
 */
export function dayOffReasons(
  jdn: Jdn,
  query: Omit<WorkdayQuery, 'sector'> & { readonly sector: Sector },
  almanac: Almanac,
): Text[] {
  checkProvince(query.province, almanac);
  const withClosures = query.closures === 'yes';
  const rule = ruleOf(query.sector, almanac);
  const holidays = almanac.holidays
    .onDays(jdn, jdn)
    .map(({ occasion }) => occasion)
    .filter(({ isClosure }) => withClosures || !isClosure);
  const own = ownDaysOff(jdn, rule);
  const closing = almanac.closures.rows.filter(
    (closure) => withClosures && closure.firstDay <= jdn && closure.lastDay >= jdn && isDayOff(closure, query),
  );
  // An official closure is a holiday, too.
  const found = holidays.length > 0 ? [...holidays, ...own] : [...own, ...closing];
  if (found.length > 0) return found.map(titleText);
  const [, ownWeekend] = rule.weekends.findLast(([from]) => (from ?? jdn) <= jdn)!;
  const isWeekend = WEEKEND_DAYS[query.weekend ?? ownWeekend].includes(weekdayOf(jdn));
  return isWeekend ? [weekdayName(jdn)] : [];
}
