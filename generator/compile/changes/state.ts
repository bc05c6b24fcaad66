/**
 * The published state: days of holidays, titles and rules of occasions, and first days of hijri months, as of the last
 * release. Changes are differences from this file, because users have seen its state.
 */
import { stringify } from 'csv-stringify/sync';
import { createAlmanac } from '#api/almanac.ts';
import { HOLIDAY_YEARS, yearsOf } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Tables } from '#tables/types.ts';
import { readCsv } from '../csv.ts';

export interface PublishedHoliday {
  readonly slug: string;
  readonly ruleYear: number;
  readonly ordinal: number;
  /** Gregorian, YYYY-MM-DD, as all days here */
  readonly day: string;
  readonly estimate: boolean;
}

export interface PublishedOccasion {
  readonly slug: string;
  readonly titleFa: string;
  readonly titleEn: string;
  readonly rule: string;
}

export interface PublishedMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly firstDay: string;
  readonly estimate: boolean;
}

/** Entries by their lasting names, in the order of the days, of the tables, of the months. */
export interface PublishedState {
  readonly holidays: ReadonlyMap<string, PublishedHoliday>;
  readonly occasions: ReadonlyMap<string, PublishedOccasion>;
  readonly months: ReadonlyMap<string, PublishedMonth>;
}

export const PUBLISHED_FOLDER = 'data/published';
/** Number of estimated months after the table that are stored, to detect what an announcement moves. */
const ESTIMATED_MONTHS = 60;

export const holidayName = ({ slug, ruleYear, ordinal }: Omit<PublishedHoliday, 'day' | 'estimate'>): string =>
  `${slug} ${ruleYear} ${ordinal}`;

export function stateOf(tables: Tables): PublishedState {
  const occasions = tables.occasions.map(({ slug, titleFa, titleEn, rule }) => ({ slug, titleFa, titleEn, rule }));
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
      ruleYear,
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
    const name = `${year}-${String(month).padStart(2, '0')}`;
    months.push({ month: name, firstDay: gregorian.toIsoDate(firstDay), estimate });
  }
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const csv = (rows: readonly (readonly (string | number)[])[]): string => stringify(rows as (string | number)[][]);

/** File name → text of every file that records the state of a release. @param cities slugs */
export function publishedFiles(state: PublishedState, cities: readonly string[]): ReadonlyMap<string, string> {
  return new Map([
    ['cities.csv', csv([['slug'], ...[...cities].sort().map((slug) => [slug])])],
    [
      'holidays.csv',
      csv([
        ['slug', 'rule_year', 'ordinal', 'day', 'estimate'],
        ...[...state.holidays.values()].map((row) => [
          row.slug,
          row.ruleYear,
          row.ordinal,
          row.day,
          yesNo(row.estimate),
        ]),
      ]),
    ],
    [
      'occasions.csv',
      csv([
        ['slug', 'title_fa', 'title_en', 'rule'],
        ...[...state.occasions.values()].map((row) => [row.slug, row.titleFa, row.titleEn, row.rule]),
      ]),
    ],
    [
      'hijri-months.csv',
      csv([
        ['month', 'first_day', 'estimate'],
        ...[...state.months.values()].map((row) => [row.month, row.firstDay, yesNo(row.estimate)]),
      ]),
    ],
  ]);
}

/** The state of the last release. @param root folder that holds `data/` */
export function readPublishedState(root = process.cwd()): PublishedState {
  const rows = (name: string) => readCsv(`${PUBLISHED_FOLDER}/${name}.csv`, root).map(({ cells }) => cells);
  const holidays = rows('holidays').map(
    (cells): PublishedHoliday => ({
      slug: cells.slug!,
      ruleYear: Number(cells.rule_year),
      ordinal: Number(cells.ordinal),
      day: cells.day!,
      estimate: cells.estimate === 'yes',
    }),
  );
  const occasions = rows('occasions').map(
    (cells): PublishedOccasion => ({
      slug: cells.slug!,
      titleFa: cells.title_fa!,
      titleEn: cells.title_en!,
      rule: cells.rule!,
    }),
  );
  const months = rows('hijri-months').map(
    (cells): PublishedMonth => ({
      month: cells.month!,
      firstDay: cells.first_day!,
      estimate: cells.estimate === 'yes',
    }),
  );
  return {
    holidays: byName(holidays, holidayName),
    occasions: byName(occasions, ({ slug }) => slug),
    months: byName(months, ({ month }) => month),
  };
}
