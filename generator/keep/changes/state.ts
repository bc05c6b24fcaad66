/**
 * The published state: days of holidays, titles and rules of occasions, and first days of hijri months, as of the last
 * release. Changes are differences from this file, because users have seen its state.
 */

import type { z } from 'zod';
import { createAlmanac } from '#api/almanac.ts';
import { HOLIDAY_YEARS, yearsOf } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import { pick } from '#core/pick.ts';
import type { Tables } from '#tables/types.ts';
import { csvText, readCsv } from '../../compile/csv.ts';
import { PublishedHoliday, PublishedMonth, PublishedOccasion } from '../../compile/forms/changes.ts';
import { monthText } from '../../compile/forms/months.ts';
import { PublishedCity } from '../../compile/forms/places.ts';

/** Entries by their permanent names: holidays by day, occasions in the order of the tables, months in order. */
export interface PublishedState {
  readonly holidays: ReadonlyMap<string, PublishedHoliday>;
  readonly occasions: ReadonlyMap<string, PublishedOccasion>;
  readonly months: ReadonlyMap<string, PublishedMonth>;
}

export const PUBLISHED_FOLDER = 'data/published';
/** Number of estimated months after the table that are stored, to detect what an announcement moves. */
const ESTIMATED_MONTHS = 60;

export const holidayName = ({ slug, rule_year, ordinal }: PublishedHoliday): string =>
  `${slug} ${rule_year} ${ordinal}`;

export function stateOf(tables: Tables): PublishedState {
  const occasions = tables.occasions.map((occasion) => pick(occasion, ['slug', 'title_fa', 'title_en', 'rule']));
  return {
    holidays: byName(holidaysOf(tables), holidayName),
    occasions: byName(occasions, ({ slug }) => slug),
    months: byName(monthsOf(tables), ({ month }) => month),
  };
}

const byName = <T>(entries: readonly T[], nameOf: (entry: T) => string): Map<string, T> =>
  new Map(entries.map((entry) => [nameOf(entry), entry]));

function holidaysOf(tables: Tables): PublishedHoliday[] {
  // Days are computed only for occasions that are days off: one in twenty.
  const daysOff = tables.occasions.filter(({ holidayYears }) => holidayYears.length > 0);
  const { occasions } = createAlmanac({ ...tables, occasions: daysOff });
  return [...yearsOf(HOLIDAY_YEARS)]
    .flatMap((year) => occasions.inYear(year))
    .filter(({ isHoliday }) => isHoliday)
    .map(({ occasion, jdn, ruleYear, ordinal, estimate }) => ({
      slug: occasion.slug,
      rule_year: ruleYear,
      ordinal,
      day: gregorian.toIsoDate(jdn),
      estimate,
    }));
}

function monthsOf(tables: Tables): PublishedMonth[] {
  const { hijri, lastPublishedHijriMonth } = createAlmanac(tables);
  const [lastYear, lastMonth] = lastPublishedHijriMonth;
  const months: PublishedMonth[] = [];
  for (let index = lastYear * 12 + lastMonth - 1 + ESTIMATED_MONTHS; ; index -= 1) {
    const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
    const firstDay = hijri.toJdn({ year, month, day: 1 });
    const estimate = hijri.fromJdn(firstDay).basis === 'estimate';
    const isAfterTable = index > lastYear * 12 + lastMonth - 1;
    if (estimate && !isAfterTable) return months.reverse();
    months.push({ month: monthText({ year, month }), first_day: gregorian.toIsoDate(firstDay), estimate });
  }
}

/** File name → text of every file that records the state of a release. @param cities slugs */
export const publishedFiles = (state: PublishedState, cities: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    [
      'cities.csv',
      csvText(
        PublishedCity,
        [...cities].sort().map((slug) => ({ slug })),
      ),
    ],
    ['holidays.csv', csvText(PublishedHoliday, [...state.holidays.values()])],
    ['occasions.csv', csvText(PublishedOccasion, [...state.occasions.values()])],
    ['hijri-months.csv', csvText(PublishedMonth, [...state.months.values()])],
  ]);

/** The state of the last release. @param root folder that holds `data/` */
export function readPublishedState(root = process.cwd()): PublishedState {
  const read = <T>(name: string, form: z.ZodType<T>): T[] =>
    readCsv(`${PUBLISHED_FOLDER}/${name}.csv`, root).map(({ cells }) => form.parse(cells));
  return {
    holidays: byName(read('holidays', PublishedHoliday), holidayName),
    occasions: byName(read('occasions', PublishedOccasion), ({ slug }) => slug),
    months: byName(read('hijri-months', PublishedMonth), ({ month }) => month),
  };
}
