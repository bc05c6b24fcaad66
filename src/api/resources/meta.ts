/** `/api/meta.json`: version of the data, ranges and counts. */
import { z } from 'zod';
import * as gregorian from '#core/gregorian.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS } from '#core/known-years.ts';
import { CATEGORIES } from '#core/occasions.ts';
import type { ClosureRecall } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import { CONVERT_YEARS, PRAYER_YEARS, STATIC_YEARS } from '../base/ranges.ts';
import { totalRecall } from '../facts/closures.ts';
import { monthNames } from '../facts/four-calendars.ts';
import { isoDate, monthNames as monthNamesShape } from '../schemas/shapes.ts';

const range = z.strictObject({ first: z.int(), last: z.int() }).meta({ description: 'first and last year' });

const recallCounts = { found: z.int(), in_data: z.int() };

/** Persian years of each subject. */
const YEARS = {
  convert: CONVERT_YEARS,
  holidays: HOLIDAY_YEARS,
  events: EQUINOX_YEARS,
  calendar: EQUINOX_YEARS,
  nowruz: EQUINOX_YEARS,
  prayer_times: PRAYER_YEARS,
  static_months: STATIC_YEARS,
};

const each = <Key extends string, Shape extends z.ZodType>(keys: readonly Key[], shape: Shape) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>);

export const Meta = z
  .strictObject({
    data_version: z.string(),
    data_changed: isoDate,
    fingerprint: z.string(),
    persian_years: each(Object.keys(YEARS) as (keyof typeof YEARS)[], range),
    last_announced_hijri_month: z.strictObject({
      year: z.int(),
      month: z.int(),
      ...monthNamesShape,
      first_day_gregorian: isoDate,
    }),
    closures: z.strictObject({
      first_day_sh: isoDate,
      last_day_sh: isoDate,
      count: z.int(),
      is_complete: z.literal(false),
      recall: z.strictObject({ ...recallCounts, years: z.array(z.strictObject({ year: z.int(), ...recallCounts })) }),
    }),
    counts: z.strictObject({ occasions: each(CATEGORIES, z.int()), cities: z.int(), countries: z.int() }),
  })
  .meta({ id: 'Meta', description: 'Version of the data, ranges of years and counts' });

export function metaOf(almanac: Almanac, fingerprint: string): z.output<typeof Meta> {
  const [year, month] = almanac.lastPublishedHijriMonth;
  return {
    data_version: almanac.dataset.version,
    data_changed: almanac.dataset.changed,
    fingerprint,
    persian_years: YEARS,
    last_announced_hijri_month: {
      year,
      month,
      ...monthNames('hijri', month),
      first_day_gregorian: gregorian.toIsoDate(almanac.hijri.toJdn({ year, month, day: 1 })),
    },
    closures: {
      first_day_sh: almanac.closures.collected.first,
      last_day_sh: almanac.closures.collected.last,
      count: almanac.closures.rows.length,
      is_complete: false,
      recall: recallOf(almanac.closures.recall),
    },
    counts: {
      occasions: Object.fromEntries(
        CATEGORIES.map((category) => [
          category,
          almanac.occasionList.filter((occasion) => occasion.category === category).length,
        ]),
      ) as z.output<typeof Meta>['counts']['occasions'],
      cities: almanac.cities.length,
      countries: almanac.countries.size,
    },
  };
}

function recallOf(recall: readonly ClosureRecall[]): z.output<typeof Meta>['closures']['recall'] {
  const counts = ({ found, present }: Pick<ClosureRecall, 'found' | 'present'>) => ({ found, in_data: present });
  return {
    ...counts(totalRecall(recall)),
    years: recall.map((year) => ({ year: year.year, ...counts(year) })),
  };
}
