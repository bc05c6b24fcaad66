/** The data of the package `salnama` in compact forms. The build stops if a form does not decode to the tables. */

import { API_ROOT } from '#api/base/paths.ts';
import { STATIC_YEARS, yearsOf } from '#api/base/ranges.ts';
import { ENDPOINTS } from '#api/table.ts';
import { isDayOff, WORKDAY_SECTORS } from '#core/closures.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { CATEGORIES, createOccasionYears, type Occurrence } from '#core/occasions.ts';
import { packHijriTable } from '#core/packed-hijri.ts';
import * as persian from '#core/persian.ts';
import { PRAYER_METHODS } from '#core/prayer-methods.ts';
import { findIn, firstOf, lastOf } from '#core/required.ts';
import { toSteps } from '#core/steps.ts';
import type { Tables } from '#tables/types.ts';

/** Returns the data in the forms of the package, by the name of the module after `salnama-data:`. */
export function packageData(tables: Tables) {
  const rows = holidayRows(tables);
  const [year, month] = tables.hijriMonths.lastPublished;
  return {
    release: { dataVersion: tables.dataset.version, lastAnnouncedMonth: { year, month } },
    hijri: packHijriTable(tables.hijriMonths),
    holidays: holidayData(tables, rows),
    'holiday-titles': rows.map(({ occasion: { slug, title_fa, title_en } }) => [slug, title_fa, title_en] as const),
    nowruz: nowruzData(tables),
    'prayer-methods': Object.fromEntries(PRAYER_METHODS.map(({ id, name, ...rules }) => [id, rules])),
    sectors: sectorData(tables),
    'client-methods': Object.fromEntries(ENDPOINTS.map(({ id, path }) => [camelCase(id), API_ROOT + path])),
  };
}

/** `prayer-times` → `prayerTimes` */
export const camelCase = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Weekend, yearly days off and nationwide closures of each sector but `public`; official holidays are in `holidays`. */
function sectorData({ sectors, closures }: Tables) {
  const own = WORKDAY_SECTORS.filter((sector) => sector !== 'public').map((sector) => {
    const { weekends, days_off } = findIn(sectors, (rule) => rule.sector === sector);
    return [
      sector,
      {
        weekends,
        yearly: days_off.map(({ month, day, first_year }) => [month, day, first_year] as const),
        closures: closures.rows
          .filter((closure) => !closure.official && isDayOff(closure, { sector }))
          .map(({ firstDay, lastDay }) => [firstDay, lastDay]),
      },
    ] as const;
  });
  return { collected: closures.collected, sectors: Object.fromEntries(own) };
}

interface HolidayRow {
  readonly occasion: Occurrence['occasion'];
  readonly days: readonly Occurrence[];
}

/** The occasions that are holidays in the package's years, in the order of a day's titles. */
function holidayRows({ occasions, hijriMonths, dayLists }: Tables): HolidayRow[] {
  const years = createOccasionYears(
    occasions.filter(({ holidayYears }) => holidayYears.length > 0),
    createHijriCalendar(hijriMonths),
    dayLists,
  );
  // The last day is a bridge day if 1 Farvardin of the next year is a holiday.
  const end = persian.firstDayOfYear(STATIC_YEARS.last + 1);
  const holidays = [...yearsOf({ first: STATIC_YEARS.first, last: STATIC_YEARS.last + 1 })]
    .flatMap((year) => years.inYear(year))
    .filter(({ isHoliday, jdn }) => isHoliday && jdn <= end);
  const rank = ({ category, slug }: Occurrence['occasion']) => `${CATEGORIES.indexOf(category)} ${slug}`;
  return [...Map.groupBy(holidays, ({ occasion }) => occasion)]
    .map(([occasion, days]) => ({ occasion, days }))
    .sort((a, b) => (rank(a.occasion) < rank(b.occasion) ? -1 : 1));
}

function holidayData({ hijriMonths }: Tables, rows: readonly HolidayRow[]) {
  const estimates = rows.flatMap(({ days }) => days.filter(({ estimate }) => estimate).map(({ jdn }) => jdn));
  const firstEstimate = Math.min(...estimates);
  const data = {
    firstYear: STATIC_YEARS.first,
    lastYear: STATIC_YEARS.last,
    firstEstimate,
    rows: rows.map((row) => holidayRow(row, firstEstimate)),
  };
  if (firstEstimate > createHijriCalendar(hijriMonths).lastDay) throw new Error('no holiday is an estimate');
  return data;
}

/**
 * Kind, first day and steps of an occasion.
 * @throws {Error} if a day's estimate flag does not follow from the day itself
 */
function holidayRow({ occasion, days }: HolidayRow, firstEstimate: number) {
  const isHijri = occasion.rule.startsWith('hijri:');
  const kind = occasion.isClosure ? 'closure' : isHijri ? 'hijri' : 'solar';
  const odd = days.find(({ jdn, estimate }) => estimate !== (kind === 'hijri' && jdn >= firstEstimate));
  if (odd) throw new Error(`${occasion.slug}: the estimate of day ${odd.jdn} does not follow from its day`);
  return [kind, ...toSteps(days.map(({ jdn }) => jdn))] as const;
}

function nowruzData({ equinoxes: { firstYear, moments } }: Tables) {
  const mean = Math.round((lastOf(moments) - firstOf(moments)) / (moments.length - 1));
  const steps = toSteps(moments.map((moment, index) => moment - index * mean));
  return { firstYear, lastYear: EQUINOX_YEARS.last, mean, steps };
}
