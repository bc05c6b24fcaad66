/**
 * The published state: days of holidays, titles and rules of occasions, first days of hijri months, closures and weekends,
 * as of the last release. Changes are differences from this file, because users have seen its state.
 */

import type { z } from 'zod';
import { createAlmanac } from '#api/base/almanac.ts';
import { yearsOf } from '#api/base/ranges.ts';
import type { Closure } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, monthAfter } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { pick } from '#core/pick.ts';
import type { WeekendSpans } from '#core/workdays.ts';
import type { Tables } from '#tables/types.ts';
import { csvText, readCsv } from '../../compile/csv.ts';
import {
  PublishedClosure,
  PublishedHoliday,
  PublishedMonth,
  PublishedOccasion,
  PublishedWeekend,
} from '../../compile/forms/changes.ts';
import { monthText } from '../../compile/forms/months.ts';
import { PublishedCity } from '../../compile/forms/places.ts';

/** Entries by their permanent names: holidays by day, occasions in the order of the tables, months in order. */
export interface PublishedState {
  readonly holidays: ReadonlyMap<string, PublishedHoliday>;
  readonly occasions: ReadonlyMap<string, PublishedOccasion>;
  readonly months: ReadonlyMap<string, PublishedMonth>;
  /** closures that are no public holidays, as text by slug */
  readonly closures: ReadonlyMap<string, string>;
  /** weekends as text by sector */
  readonly weekends: ReadonlyMap<string, string>;
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
    closures: new Map(
      tables.closures.rows.filter(({ official }) => !official).map((closure) => [closure.slug, closedText(closure)]),
    ),
    weekends: new Map(tables.sectors.map(({ sector, weekends }) => [sector, weekendsText(weekends)])),
  };
}

/** `2027-02-14/2027-02-15, offices schools, gilan mazandaran, 12:00-24:00` */
function closedText({ firstDay, lastDay, bodies, provinces, counties, hours }: Closure): string {
  const days = [...new Set([firstDay, lastDay])].map(gregorian.toIsoDate).join('/');
  const places = [counties, provinces].find((names) => names.length > 0)?.join(' ') ?? 'national';
  return [days, bodies.join(' '), places, ...(hours === null ? [] : [hours])].join(', ');
}

/** `thu-fri, fri-sat from 2027-09-23` */
const weekendsText = (weekends: WeekendSpans): string =>
  weekends
    .map(([from, days]) => (from === null ? days : `${days} from ${gregorian.toIsoDate(from as Jdn)}`))
    .join(', ');

const byName = <T>(entries: readonly T[], nameOf: (entry: T) => string): Map<string, T> =>
  new Map(entries.map((entry) => [nameOf(entry), entry]));

function holidaysOf(tables: Tables): PublishedHoliday[] {
  const { holidays } = createAlmanac(tables);
  return [...yearsOf(HOLIDAY_YEARS)].flatMap(holidays.inYear).map(({ occasion, jdn, ruleYear, ordinal, estimate }) => ({
    slug: occasion.slug,
    rule_year: ruleYear,
    ordinal,
    day: gregorian.toIsoDate(jdn),
    estimate,
  }));
}

function monthsOf(tables: Tables): PublishedMonth[] {
  const { hijri, lastPublishedHijriMonth } = createAlmanac(tables);
  const [year, month] = lastPublishedHijriMonth;
  const months: PublishedMonth[] = [];
  for (let step = ESTIMATED_MONTHS; ; step -= 1) {
    const other = monthAfter({ year, month }, step);
    const firstDay = hijri.toJdn({ ...other, day: 1 });
    const estimate = hijri.fromJdn(firstDay).basis === 'estimate';
    if (estimate && step <= 0) return months.reverse();
    months.push({ month: monthText(other), first_day: gregorian.toIsoDate(firstDay), estimate });
  }
}

/** File name → text of every file that records the state of a release. @param cities slugs */
export function publishedFiles(state: PublishedState, cities: readonly string[]): ReadonlyMap<string, string> {
  const slugs = cities.toSorted().map((slug) => ({ slug }));
  const closures = Array.from(state.closures, ([slug, closed]) => ({ slug, closed }));
  const weekends = Array.from(state.weekends, ([sector, days]) => ({ sector, weekends: days }));
  return new Map([
    ['cities.csv', csvText(PublishedCity, slugs)],
    ['holidays.csv', csvText(PublishedHoliday, [...state.holidays.values()])],
    ['occasions.csv', csvText(PublishedOccasion, [...state.occasions.values()])],
    ['hijri-months.csv', csvText(PublishedMonth, [...state.months.values()])],
    ['closures.csv', csvText(PublishedClosure, closures)],
    ['weekends.csv', csvText(PublishedWeekend, weekends)],
  ]);
}

/** The state of the last release. @param root folder that holds `data/` */
export function readPublishedState(root = process.cwd()): PublishedState {
  const read = <T>(name: string, form: z.ZodType<T>): T[] =>
    readCsv(`${PUBLISHED_FOLDER}/${name}.csv`, root).map(({ cells }) => form.parse(cells));
  return {
    holidays: byName(read('holidays', PublishedHoliday), holidayName),
    occasions: byName(read('occasions', PublishedOccasion), ({ slug }) => slug),
    months: byName(read('hijri-months', PublishedMonth), ({ month }) => month),
    closures: new Map(read('closures', PublishedClosure).map(({ slug, closed }) => [slug, closed])),
    weekends: new Map(read('weekends', PublishedWeekend).map(({ sector, weekends }) => [sector, weekends])),
  };
}
