/** Conformance vectors: official, printed and announced values and the reference computations, in one file. */

import type { z } from 'zod';
import type { Almanac } from '#api/base/almanac.ts';
import { yearsOf } from '#api/base/ranges.ts';
import type { Vectors } from '#api/schemas/published.ts';
import * as gregorian from '#core/gregorian.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { PRAYERS } from '#core/prayer-names.ts';
import type { Tables } from '#tables/types.ts';
import { EQUINOX_ORACLE } from '../compile/accuracy/equinox.ts';
import { PRAYER_ORACLE } from '../compile/accuracy/prayer-times.ts';
import { readCsv } from '../compile/csv.ts';
import type { Data } from '../compile/data.ts';
import { publicStatus } from '../compile/hijri-months.ts';
import { ANNOUNCED_TOLERANCE_SECONDS } from '../compile/lint/announced-nowruz.ts';

type Body = z.output<typeof Vectors>;
type Group = Body['groups'][number];
type Vector = Group['vectors'][number];

/** Official leap years are known from the law of 1304; the zodiac calendar before it had the same years. */
const LEAP_YEARS = { first: 1206, last: 1498 } as const;
/** Years in which the arithmetic, the equinox and every official calendar agree. */
const FIRST_DAY_YEARS = { first: 1178, last: 1502 } as const;
/** First year of the holidays by the law in force. */
const FIRST_HOLIDAY_YEAR = 1390;

export function vectorsBody(data: Data, tables: Tables, almanac: Almanac): Body {
  const groups: Omit<Group, 'licence'>[] = [
    {
      id: 'persian-leap-years',
      description: 'Is the Persian year a leap year? Every year in which rule, equinox and official calendars agree.',
      sources: ['ut-calendar'],
      vectors: [...yearsOf(LEAP_YEARS)].map((year) => ({ year_sh: year, is_leap: persian.isLeapYear(year) })),
    },
    {
      id: 'persian-first-days',
      description: '1 Farvardin as a Gregorian date; equal to the day whose noon follows the March equinox.',
      sources: ['ut-calendar'],
      vectors: [...yearsOf(FIRST_DAY_YEARS)].map((year) => ({
        year_sh: year,
        date_gregorian: gregorian.toIsoDate(persian.firstDayOfYear(year)),
      })),
    },
    {
      id: 'hijri-month-starts',
      description: 'First day of every published month of the Islamic calendar as kept in Iran, as a Gregorian date.',
      sources: [...new Set(data.hijriMonths.flatMap(({ sources }) => sources))].sort(),
      vectors: hijriMonthStarts(data, almanac),
    },
    {
      id: 'holidays',
      description:
        'Official holidays of a Persian year, closures among them, as Gregorian dates; Fridays are none by themselves.',
      sources: [...new Set(data.holidays.flatMap(({ sources }) => sources))].sort(),
      vectors: [...announcedHolidays(almanac)],
    },
    {
      id: 'equinoxes',
      description:
        'The March equinox that begins a Persian year: full reductions of DE431, and moments announced in Iran. Within tolerance_seconds.',
      sources: ['jpl-de431', 'ut-centre-list'],
      vectors: equinoxes(tables),
    },
    {
      id: 'prayer-times',
      description: 'Prayer times as printed in Iran, on the clock of the time zone. Within tolerance_minutes.',
      sources: [...new Set(readCsv(PRAYER_ORACLE).map(({ cells }) => cells.source!))].sort(),
      vectors: prayerTimes(),
    },
  ];
  return {
    version: tables.dataset.version,
    groups: groups.map(({ id, description, ...rest }) => ({ id, description, licence: 'CC0-1.0', ...rest })),
  };
}

function hijriMonthStarts(data: Data, { hijri }: Almanac): Vector[] {
  return data.hijriMonths.map((row) => ({
    year: row.year,
    month: row.month,
    first_day_gregorian: row.first_day,
    status: publicStatus(row, hijri),
  }));
}

/** Each year up to the first one with a holiday whose Islamic month is not announced yet. */
function* announcedHolidays({ holidays }: Almanac): Generator<Vector> {
  for (const year of yearsOf({ first: FIRST_HOLIDAY_YEAR, last: HOLIDAY_YEARS.last })) {
    const days = holidays.inYear(year);
    if (days.some(({ estimate }) => estimate)) return;
    yield { year_sh: year, dates_gregorian: [...new Set(days.map(({ jdn }) => gregorian.toIsoDate(jdn)))] };
  }
}

/** Seconds by which a full reduction may differ from another. */
const REFERENCE_TOLERANCE = 0.1;

function equinoxes({ equinoxes: { announced } }: Tables): Vector[] {
  const reduced = readCsv(EQUINOX_ORACLE).map(({ cells }) => ({
    year_sh: Number(cells.sh_year),
    moment: `${cells.ut}Z`,
    time_scale: cells.time_scale!,
    tolerance_seconds: REFERENCE_TOLERANCE,
    kind: 'computed',
  }));
  const published = announced.map(([year, moment]) => ({
    year_sh: year,
    moment: new Date(moment).toISOString(),
    time_scale: 'UTC',
    tolerance_seconds: ANNOUNCED_TOLERANCE_SECONDS,
    kind: 'announced',
  }));
  return [...reduced, ...published];
}

function prayerTimes(): Vector[] {
  return readCsv(PRAYER_ORACLE).flatMap(({ cells }) =>
    PRAYERS.filter((prayer) => cells[prayer]).map((prayer) => ({
      city: cells.city!,
      latitude: Number(cells.latitude),
      longitude: Number(cells.longitude),
      timezone: cells.zone!,
      date_gregorian: cells.date!,
      prayer,
      printed: cells[prayer]!,
      tolerance_minutes: 1,
      source: cells.source!,
    })),
  );
}
