/** Days of occasions that an edit moves, one line each. */
import { createAlmanac } from '#api/base/almanac.ts';
import { yearsOf } from '#api/base/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Occurrence } from '#core/occasions.ts';
import type { Tables } from '#tables/types.ts';
import type { Edited } from './edit.ts';

/**
 * @param year the present Persian year: days from the year before to the second one after it are compared
 * @returns the days that move, come or go, in their order; days off are marked
 */
export function movedDays({ before, after }: Edited, year: number): string[] {
  const [was, is] = [daysOf(before, year), daysOf(after, year)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names
    .map((name) => ({ was: was.get(name), is: is.get(name) }))
    .filter((each) => each.was?.jdn !== each.is?.jdn)
    .sort((a, b) => (a.is ?? a.was!).jdn - (b.is ?? b.was!).jdn)
    .map((each) => `${dayText(each.was)} → ${dayText(each.is)}  ${titleOf((each.is ?? each.was)!)}`);
}

function daysOf(tables: Tables, year: number): Map<string, Occurrence> {
  const { occasions } = createAlmanac(tables);
  return new Map(
    [...yearsOf({ first: year - 1, last: year + 2 })]
      .flatMap((year) => occasions.inYear(year))
      .map((each) => [`${each.occasion.slug} ${each.ruleYear} ${each.ordinal}`, each]),
  );
}

const dayText = (occurrence: Occurrence | undefined): string =>
  occurrence ? gregorian.toIsoDate(occurrence.jdn) : '—';

const titleOf = ({ occasion, isHoliday }: Occurrence): string =>
  `${occasion.title_en} (${occasion.slug})${isHoliday ? ', day off' : ''}`;
