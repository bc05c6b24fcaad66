/** The calendars, occasions, cities and equinoxes of the compiled tables, ready for queries. */

import { cachedNoons, cachedZones, memoized } from '#core/caches.ts';
import {
  isDayOff,
  provinceSlug,
  sectorDaysOff,
  WORKDAY_SECTORS,
  type WorkdayScope,
  type WorkdaySector,
} from '#core/closures.ts';
import { createHijriProbability, type HijriProbability } from '#core/day-probability.ts';
import { createHijriCalendar, type HijriCalendar } from '#core/hijri.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS, type Years } from '#core/known-years.ts';
import { lazy } from '#core/lazy.ts';
import {
  createOccasionYears,
  mergedYears,
  type Occasion,
  type OccasionYears,
  occasionYearsOf,
} from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { findIn } from '#core/required.ts';
import { createRevisions, type Revisions } from '#core/revisions.ts';
import type { NoonPlaces } from '#core/sun.ts';
import { createTimeZones, type TimeZones, type ZoneOf } from '#core/time-zone.ts';
import { createWorkdays, type DayOff, type Workdays } from '#core/workdays.ts';
import type { City, Country, EquinoxTable, Tables } from '#tables/types.ts';
import { yearsOf } from './ranges.ts';

/** First and last day whose holidays are known. */
export const FIRST_DAY = persian.firstDayOfYear(HOLIDAY_YEARS.first);
export const LAST_DAY = persian.lastDayOfYear(HOLIDAY_YEARS.last);
/** First and last day that is converted: of the Persian years 1 and 3000. */
export const CONVERT_DAYS = [persian.FIRST_DAY, persian.LAST_DAY] as const;

export interface Equinox {
  /** milliseconds since 1970 */
  readonly moment: number;
  readonly timeScale: string;
  /** as announced by the Calendar Centre, milliseconds since 1970 */
  readonly announced: number | undefined;
}

export interface Almanac extends Pick<Tables, 'dataset' | 'mourningPeriods' | 'closures' | 'sectors' | 'holidayLaws'> {
  readonly hijri: HijriCalendar;
  /** probabilities of the first days of hijri months */
  readonly hijriProbability: HijriProbability;
  /** year and month of the last hijri month whose first day is published */
  readonly lastPublishedHijriMonth: readonly [year: number, month: number];
  readonly occasions: OccasionYears;
  /** days of the occasions and of the periods of mourning, for answers that tell the mood */
  readonly daysWithMood: OccasionYears;
  readonly occasionList: readonly Occasion[];
  /** the official holidays alone, of one occasion in twenty */
  readonly holidays: OccasionYears;
  /** days of one occasion or period; undefined for an unknown slug */
  occasionYears(slug: string): OccasionYears | undefined;
  /** workdays of the Persian years 1347 … 1577; computed on first use */
  readonly workdays: Workdays;
  /** workdays of a sector, with the closures of a province */
  workdaysOf(scope: WorkdayScope): Workdays;
  /** Persian and English name by slug */
  readonly provinces: ReadonlyMap<string, { readonly fa: string; readonly en: string }>;
  /** places of the Sun at noon, for prayer times */
  readonly noonPlaces: NoonPlaces;
  /** other spellings by slug, as people type them, Latin ones in small letters */
  readonly occasionAliases: ReadonlyMap<string, readonly string[]>;
  /** when each event last changed */
  readonly revisions: Revisions;
  /** by the names that people write */
  readonly zones: TimeZones;
  /** by the names that the tables have */
  readonly zoneOf: ZoneOf;
  readonly cities: readonly City[];
  readonly countries: ReadonlyMap<string, Country>;
  /** undefined for an unknown slug */
  city(slug: string): City | undefined;
  /** March equinox that begins a Persian year; undefined outside 979 … 1577 */
  equinox(persianYear: number): Equinox | undefined;
}

/** All years whose equinox is known, with one year before and after. */
const MAX_YEARS = 604;
/** All days of the Persian years 1300 … 1500, with a margin. */
const MAX_NOONS = 75_000;

/**
 * Each table is parsed when the first query needs it, because at the edge a runtime's first answer waits for that.
 * @param limits how many years of occasions and places of the Sun to cache, where memory is scarce
 */
export function createAlmanac(tables: Tables, { maxYears = MAX_YEARS, maxNoons = MAX_NOONS } = {}): Almanac {
  const hijri = createHijriCalendar(tables.hijriMonths);
  const yearsOfList = (list: readonly Occasion[]) => createOccasionYears(list, hijri, tables.dayLists);
  const cachedYearsOf = (list: readonly Occasion[]) => occasionYearsOf(memoized(yearsOfList(list).inYear, maxYears));
  const almanac: Almanac = lazy<Almanac>({
    hijri: () => hijri,
    hijriProbability: () => createHijriProbability(tables.hijriProbabilities, hijri),
    lastPublishedHijriMonth: () => tables.hijriMonths.lastPublished,
    noonPlaces: () => cachedNoons(maxNoons),
    zoneOf: cachedZones,
    zones: () => createTimeZones(tables.timeZones, almanac.zoneOf),
    dataset: () => tables.dataset,
    revisions: () => createRevisions(tables.revisions, hijri),
    occasions: () => cachedYearsOf(tables.occasions),
    daysWithMood() {
      const { inYear } = mergedYears([almanac.occasions, cachedYearsOf(tables.mourningPeriods)]);
      return occasionYearsOf(memoized(inYear, maxYears));
    },
    occasionList: () => tables.occasions,
    mourningPeriods: () => tables.mourningPeriods,
    occasionAliases: () => new Map(tables.occasionAliases),
    occasionYears() {
      const bySlug = new Map(
        [...tables.occasions, ...tables.mourningPeriods].map((occasion) => [occasion.slug, occasion]),
      );
      return (slug) => {
        const occasion = bySlug.get(slug);
        return occasion && yearsOfList([occasion]);
      };
    },
    holidays() {
      const { inYear } = yearsOfList(tables.occasions.filter(({ holidayYears }) => holidayYears.length > 0));
      return occasionYearsOf(memoized((year) => inYear(year).filter(({ isHoliday }) => isHoliday), maxYears));
    },
    holidayLaws: () => tables.holidayLaws,
    closures: () => tables.closures,
    sectors: () => tables.sectors,
    workdays: () => almanac.workdaysOf({ sector: 'public' }),
    workdaysOf: () => workdaysBySector(tables, daysOffOf(almanac.holidays, HOLIDAY_YEARS)),
    cities: () => tables.places.cities,
    provinces: () => provincesOf(tables.places.cities),
    countries: () => new Map(tables.places.countries.map((country) => [country.code, country])),
    city() {
      const bySlug = new Map(tables.places.cities.map((city) => [city.slug, city]));
      return (slug) => bySlug.get(slug);
    },
    equinox: () => equinoxesOf(tables.equinoxes),
  });
  return almanac;
}

/** Provinces whose days are kept for each sector; the days of one take 170 kB. */
const MAX_PROVINCES = 4;

function workdaysBySector(tables: Tables, daysOff: readonly DayOff[]): Almanac['workdaysOf'] {
  const workdaysIn = (scope: WorkdayScope): Workdays => {
    const rule = findIn(tables.sectors, ({ sector }) => sector === scope.sector);
    const yearly = rule.days_off.map(({ month, day, first_year }) => [month, day, first_year] as const);
    const closures = tables.closures.rows.filter((closure) => isDayOff(closure, scope));
    const spans = closures.map(({ firstDay, lastDay }) => [firstDay, lastDay] as const);
    const own = sectorDaysOff(yearly, HOLIDAY_YEARS.last, spans);
    return createWorkdays(FIRST_DAY, LAST_DAY, [...daysOff, ...own], rule.weekends);
  };
  const nationwide = memoized((sector: WorkdaySector) => workdaysIn({ sector }), WORKDAY_SECTORS.length);
  const inProvinces = memoized(
    (sector: WorkdaySector) => memoized((province: string) => workdaysIn({ sector, province }), MAX_PROVINCES),
    WORKDAY_SECTORS.length,
  );
  return ({ sector, province }) => (province === undefined ? nationwide(sector) : inProvinces(sector)(province));
}

function equinoxesOf({ firstYear, moments, timeScales, announced }: EquinoxTable): Almanac['equinox'] {
  const announcedIn = new Map(announced);
  return (persianYear) => {
    // The table holds one equinox more, which ends the last year.
    const moment = persianYear > EQUINOX_YEARS.last ? undefined : moments[persianYear - firstYear];
    if (moment === undefined) return undefined;
    const [, timeScale] = timeScales.findLast(([from]) => from <= persianYear)!;
    return { moment, timeScale, announced: announcedIn.get(persianYear) };
  };
}

/** The official holidays of some years, as days off. */
export const daysOffOf = (holidays: OccasionYears, years: Years): DayOff[] =>
  [...yearsOf(years)]
    .flatMap(holidays.inYear)
    .map(({ jdn, estimate, occasion }) => ({ jdn, estimate, isClosure: occasion.isClosure === true }));

const provincesOf = (cities: readonly City[]) =>
  new Map(
    cities
      .filter(({ province_en }) => province_en !== '')
      .map(
        ({ province_fa, province_en }) => [provinceSlug(province_en), { fa: province_fa, en: province_en }] as const,
      ),
  );
