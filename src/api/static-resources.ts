/** Resources that exist as static files only: the shapes, and how they are made. */

import { z } from 'zod';
import * as gregorian from '#core/gregorian.ts';
import { fromEpochMs } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { CATEGORIES } from '#core/occasions.ts';
import type { Almanac } from './almanac.ts';
import { utcText, wholeSecond } from './endpoints/nowruz.ts';
import { CONVERT_YEARS, EQUINOX_YEARS, HOLIDAY_YEARS, PRAYER_YEARS, STATIC_YEARS } from './ranges.ts';
import { isoDate } from './schemas.ts';

const utc = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .meta({ description: 'YYYY-MM-DD HH:MM:SS' });

export const NowruzMoment = z
  .strictObject({
    year_sh: z.int(),
    year_gregorian: z.int(),
    utc,
    time_scale: z.string().meta({ description: 'UT1 before 1972, UTC from then on' }),
    ephemeris: z.string(),
    announced: z
      .strictObject({
        utc,
        difference_seconds: z.int().meta({ description: 'announced minus computed' }),
        by: z.string(),
      })
      .nullable()
      .meta({ description: 'the moment announced by the Calendar Centre, where it is known' }),
  })
  .meta({ id: 'NowruzMoment', description: 'The moment of the March equinox that starts a Persian year' });

/** @returns undefined for a year without data */
export function nowruzMoment(year: number, almanac: Almanac): z.output<typeof NowruzMoment> | undefined {
  const equinox = almanac.equinox(year);
  if (!equinox) return undefined;
  const moment = wholeSecond(equinox.moment);
  const { announced } = equinox;
  return {
    year_sh: year,
    year_gregorian: gregorian.fromJdn(fromEpochMs(moment)).year,
    utc: utcText(moment),
    time_scale: equinox.timeScale,
    ephemeris: 'NASA JPL DE431',
    announced:
      announced === undefined
        ? null
        : {
            utc: utcText(announced),
            difference_seconds: (announced - moment) / 1000,
            by: 'Calendar Centre, Institute of Geophysics, University of Tehran',
          },
  };
}

const range = z.strictObject({ first: z.int(), last: z.int() });

export const Meta = z
  .strictObject({
    data_version: z.string(),
    data_changed: isoDate,
    fingerprint: z.string().meta({ description: 'the same data, the same fingerprint' }),
    persian_years: z.strictObject({
      convert: range,
      holidays: range,
      events: range,
      calendar: range,
      nowruz: range,
      prayer_times: range,
      static_months: range,
    }),
    last_announced_hijri_month: z.strictObject({
      year: z.int(),
      month: z.int(),
      month_name_fa: z.string(),
      month_name_en: z.string(),
      first_day_gregorian: isoDate,
    }),
    counts: z.strictObject({
      occasions: z.record(z.enum(CATEGORIES), z.int()),
      cities: z.int(),
      countries: z.int(),
    }),
  })
  .meta({ id: 'Meta', description: 'Version of the data, ranges of years and counts' });

export function metaOf(almanac: Almanac, occasionCounts: Readonly<Record<string, number>>): z.output<typeof Meta> {
  const [year, month] = almanac.lastPublishedHijriMonth;
  const name = monthName('hijri', month);
  return {
    data_version: almanac.dataset.version,
    data_changed: almanac.dataset.changed,
    fingerprint: almanac.dataset.fingerprint,
    persian_years: {
      convert: CONVERT_YEARS,
      holidays: HOLIDAY_YEARS,
      events: EQUINOX_YEARS,
      calendar: EQUINOX_YEARS,
      nowruz: EQUINOX_YEARS,
      prayer_times: PRAYER_YEARS,
      static_months: STATIC_YEARS,
    },
    last_announced_hijri_month: {
      year,
      month,
      month_name_fa: name.fa,
      month_name_en: name.en,
      first_day_gregorian: gregorian.toIsoDate(almanac.hijri.toJdn({ year, month, day: 1 })),
    },
    counts: {
      occasions: Object.fromEntries(
        CATEGORIES.map((category) => [category, occasionCounts[category] ?? 0]),
      ) as z.output<typeof Meta>['counts']['occasions'],
      cities: almanac.cities.length,
      countries: almanac.countries.size,
    },
  };
}

export const Changes = z
  .strictObject({
    data: z.array(
      z.strictObject({
        slug: z.string(),
        rule_year: z.int().meta({ description: "year of the occasion's own calendar" }),
        old_date_gregorian: isoDate,
        new_date_gregorian: isoDate,
        was_estimate: z.boolean(),
        recorded: isoDate.meta({ description: 'day on which the change was published' }),
        reason: z.string(),
        sources: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Changes', description: 'Published dates of holidays that have moved' });
