/** Why a day is off for a sector, as titles. */
import { isDayOff } from '#core/closures.ts';
import type { Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from '../base/almanac.ts';
import type { Text } from '../base/text.ts';
import { closuresIn } from '../facts/closures.ts';
import { ruleOf, type WorkdayQuery, workdaysFor } from '../query/sectors.ts';

/**
 * Titles of the holidays, own days off and closures of a day off; its weekday if there are none. Empty for a workday.
 * @throws {RequestError} 422 for an unknown province
 */
export function dayOffReasons(jdn: Jdn, query: WorkdayQuery, almanac: Almanac): Text[] {
  const { workdays, options } = workdaysFor(query, almanac);
  if (workdays.isWorkday(jdn, options)) return [];
  const { sector } = query;
  const { year, month, day } = persian.fromJdn(jdn);
  const holidays = almanac.holidays
    .onDays(jdn, jdn)
    .filter(({ isHoliday, occasion }) => isHoliday && (options.closures || !occasion.isClosure))
    .map(({ occasion }) => occasion);
  const own = ruleOf(sector, almanac).days_off.filter(
    (each) => each.month === month && each.day === day && each.first_year <= year,
  );
  const closing = options.closures
    ? closuresIn(almanac.closures.rows, [jdn, jdn], query).filter((closure) => isDayOff(closure, query))
    : [];
  // An official closure is a holiday, too.
  const found = holidays.length > 0 ? [...holidays, ...own] : [...own, ...closing];
  return found.length > 0
    ? found.map(({ title_fa, title_en }) => ({ fa: title_fa, en: title_en }))
    : [weekdayName(jdn)];
}
