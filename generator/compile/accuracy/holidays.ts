/** Counts the basis of the public holidays, year by year. */
import { type Almanac, createAlmanac } from '#api/almanac.ts';
import { HOLIDAY_YEARS, yearsOf } from '#api/ranges.ts';
import { ruleCalendarOf } from '#core/occasion-days.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import type { Occurrence } from '#core/occasions.ts';
import type { HolidayAccuracy, HolidayBasis, HolidayYear } from '#tables/accuracy-types.ts';
import type { Tables } from '#tables/types.ts';
import type { Data } from '../data.ts';
import { countBy } from './agreement.ts';

export function holidayAccuracy(data: Data, tables: Tables): HolidayAccuracy {
  const almanac = createAlmanac(tables);
  const closures = new Set(data.closures.map(({ value }) => value.slug));
  const published = data.holidays.map(({ value }) => value).filter((rule) => rule.published);
  return {
    years: [...yearsOf(HOLIDAY_YEARS)].map((year) => holidayYear(year, almanac, closures)),
    byLaw: data.laws
      .map(({ value: { id, title_en } }) => ({
        law: id,
        title: title_en,
        rules: published.filter(({ basis }) => basis.includes(id)).length,
      }))
      .filter((law) => law.rules > 0),
  };
}

function holidayYear(year: number, almanac: Almanac, closures: ReadonlySet<string>): HolidayYear {
  const holidays = almanac.holidays.inYear(year).filter(({ isHoliday }) => isHoliday);
  return {
    year,
    days: new Set(holidays.map(({ jdn }) => jdn)).size,
    byBasis: Object.fromEntries(countBy(holidays, (holiday) => basisOf(holiday, almanac, closures))),
  };
}

function basisOf(
  { occasion, jdn, ruleYear }: Occurrence,
  { hijri }: Almanac,
  closures: ReadonlySet<string>,
): HolidayBasis {
  if (closures.has(occasion.slug)) return 'closure';
  if (occasion.moved?.some(([movedYear]) => movedYear === ruleYear)) return 'decision';
  const calendar = ruleCalendarOf(parseOccasionRule(occasion.rule));
  if (calendar === 'hijri') return hijri.fromJdn(jdn).basis;
  return calendar === 'persian' ? 'persian' : 'other';
}
