/** Prayer times of any place, Persian years 1300 … 1500. */

import METHODS from 'salnama-data:prayer-methods';
import { PRAYER_YEARS } from '#api/base/ranges.ts';
import { MS_PER_MINUTE } from '#core/jdn.ts';
import { firstDayOfYear } from '#core/persian-cycle.ts';
import type { PrayerMethodId } from '#core/prayer-methods.ts';
import { EIGHT_TIMES } from '#core/prayer-names.ts';
import { eightTimes } from '#core/prayer-times.ts';
import { placeAtNoon } from '#core/sun.ts';
import { dayOf, objectOf, oneOf, optionsOf, refuse } from './check.ts';
import type { AnyDate } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { AnyDate, CalendarDate, DateInZone } from './types.ts';

export interface Place {
  /** degrees, north positive, −90 … 90 */
  readonly latitude: number;
  /** degrees, east positive, −180 … 180 */
  readonly longitude: number;
}

/** Methods by their usual names; `tehran` is the method of the Institute of Geophysics, University of Tehran. */
export type PrayerMethod = PrayerMethodId;
const SHADOWS = { standard: 1, hanafi: 2 } as const;

export interface PrayerOptions {
  /** IANA zone whose civil day the date is; without it, the day of the place's mean solar time */
  readonly timeZone?: string;
  /** 'tehran' if left out */
  readonly method?: PrayerMethod;
  /** length of the shadow at asr: once or twice the height; default 'standard' */
  readonly asr?: keyof typeof SHADOWS;
}

export interface PrayerTimes {
  readonly fajr: Date;
  readonly sunrise: Date;
  readonly dhuhr: Date;
  readonly asr: Date;
  readonly sunset: Date;
  readonly maghrib: Date;
  readonly isha: Date;
  /** halfway from sunset to the next day's fajr or sunrise, as the method has it */
  readonly midnight: Date;
  /** rules that replaced angles that the Sun does not reach; empty in Iran */
  readonly rules: readonly string[];
}

/** First and last Persian year that is known. */
export const YEARS = PRAYER_YEARS;
const MINUTES_PER_DEGREE = 4;

const degrees = (field: string, value: number, most: number): number =>
  typeof value === 'number' && value >= -most && value <= most
    ? value
    : refuse(field, value, `a number from -${most} to ${most}`);

const rowOf = <Key extends string, Row>(table: Readonly<Record<Key, Row>>, field: string, key: Key): Row =>
  table[oneOf(field, key, Object.keys(table) as Key[])];

/**
 * Prayer times of a place on a date, as moments that are not rounded.
 *
 * @throws {RangeError} for an invalid place, date, time zone or method
 * @example prayerTimes({ latitude: 35.69, longitude: 51.42 }, { year: 1405, month: 1, day: 1 }, { timeZone: 'Asia/Tehran' })
 */
export function prayerTimes(coordinates: Place, date: AnyDate, options: PrayerOptions = {}): PrayerTimes {
  const { latitude, longitude } = objectOf('place', coordinates);
  const { timeZone, method = 'tehran', asr = 'standard' } = optionsOf(options, ['timeZone', 'method', 'asr']);
  const place = {
    latitudeDegrees: degrees('latitude', latitude, 90),
    longitudeDegrees: degrees('longitude', longitude, 180),
  };
  const { rules, ...moments } = eightTimes(
    place,
    dayOf(date, YEARS, firstDayOfYear),
    offsetOf(timeZone, longitude),
    placeAtNoon,
    rowOf(METHODS, 'method', method),
    rowOf(SHADOWS, 'asr', asr),
  );
  // Never rounds up: a moment just before half a minute belongs to the minute before.
  const dates = EIGHT_TIMES.map((name) => [name, new Date(Math.floor(moments[name]))]);
  return { ...(Object.fromEntries(dates) as Omit<PrayerTimes, 'rules'>), rules };
}

/** The clock of the last call's zone: most programs ask for one. */
let clock: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;

/** Minutes that the clock of the zone, or of the place's mean solar time, is ahead of UTC at a moment. */
function offsetOf(timeZone: string | undefined, longitude: number): (epochMs: number) => number {
  if (timeZone === undefined) return () => longitude * MINUTES_PER_DEGREE;
  if (clock?.timeZone !== timeZone) clock = { timeZone, format: formatOf(timeZone) };
  const { format } = clock;
  return (epochMs) => (Date.parse(`${format.format(epochMs).replace(' ', 'T')}Z`) - epochMs) / MS_PER_MINUTE;
}

/** Prints YYYY-MM-DD HH:MM:SS, as the Swedish locale writes dates. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return refuse('timeZone', timeZone, 'an IANA zone such as Asia/Tehran');
  }
}
