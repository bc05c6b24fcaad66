/** Compares computed prayer times with printed ones. */

import { cachedZones } from '#core/caches.ts';
import * as gregorian from '#core/gregorian.ts';
import { MINUTES_PER_DAY } from '#core/jdn.ts';
import { PRAYERS, type Prayer } from '#core/prayer-names.ts';
import { clockTime, type PrayerTimes, prayerTimes } from '#core/prayer-times.ts';
import type { PrayerAccuracy, PrayerAgreement, PrayerDifference } from '#tables/accuracy-types.ts';
import { type Row, readCsv } from '../csv.ts';

export const PRAYER_ORACLE = 'data/references/prayer-times.csv';
const zoneOf = cachedZones();

interface PrintedValue extends PrayerDifference {
  readonly prayer: Prayer;
  /** between the two minutes, without sign */
  readonly minutesApart: number;
}

export function prayerAccuracy(root: string): PrayerAccuracy {
  const values = readCsv(PRAYER_ORACLE, root).flatMap(valuesOfRow);
  const { of: _, ...all } = agreement('all', values);
  return {
    ...all,
    byPrayer: grouped(values, ({ prayer }) => prayer),
    differing: values.filter(({ minutesApart }) => minutesApart > 0).map(({ minutesApart: _, ...value }) => value),
  };
}

const agreement = (of: string, values: readonly PrintedValue[]): PrayerAgreement => ({
  of,
  compared: values.length,
  agreeing: values.filter(({ minutesApart }) => minutesApart === 0).length,
  withinMinute: values.filter(({ minutesApart }) => minutesApart <= 1).length,
});

const grouped = (values: readonly PrintedValue[], keyOf: (value: PrintedValue) => string): PrayerAgreement[] =>
  [...Map.groupBy(values, keyOf)].map(([of, group]) => agreement(of, group));

function valuesOfRow({ cells }: Row): PrintedValue[] {
  const { city, date, zone } = cells as Record<string, string>;
  const times = timesOf(cells);
  return PRAYERS.filter((prayer) => cells[prayer]).map((prayer) => {
    const printed = cells[prayer]!;
    const computed = clockTime(times[prayer], zoneOf(zone!).offsetMinutesAt(times[prayer]));
    const minutesApart = minutesBetween(minuteOfDay(printed), minuteOfDay(computed));
    return { city: city!, date: date!, prayer, printed, computed, minutesApart };
  });
}

const timesOf = ({ latitude, longitude, date, zone }: Row['cells']): PrayerTimes =>
  prayerTimes(
    { latitudeDegrees: Number(latitude), longitudeDegrees: Number(longitude) },
    gregorian.fromIsoDate(date!),
    zoneOf(zone!).offsetMinutesAt,
  );

/** Minute of `HH:MM` or the nearest one of `HH:MM:SS`. */
function minuteOfDay(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes + Math.round(seconds / 60);
}

/** Round the clock the short way. */
const minutesBetween = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % MINUTES_PER_DAY;
  return Math.min(apart, MINUTES_PER_DAY - apart);
};
