/** Prayer times of any place, Persian years 1300 … 1500. */
import METHODS from 'salnama-data:prayer-methods';
import type { PrayerMethod as Method, PrayerMethodId } from '#core/prayer-methods.ts';
import { eightTimes } from '#core/prayer-times.ts';
import { placeAtNoon } from '#core/sun.ts';
import { createZone, type Zone } from '#core/time-zone.ts';
import { dayOf, oneOf, refuse } from './check.ts';
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
export const YEARS = { first: 1300, last: 1500 } as const;
const NAMES = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha', 'midnight'] as const;
const MINUTES_PER_DEGREE = 4;

const degrees = (field: string, value: number, most: number): number =>
  value >= -most && value <= most ? value : refuse(field, value, `a number from -${most} to ${most}`);

/**
 * Prayer times of a place on a date, as moments that are not rounded.
 *
 * @throws {RangeError} for an invalid place, date, time zone or method
 * @example prayerTimes({ latitude: 35.69, longitude: 51.42 }, { year: 1405, month: 1, day: 1 }, { timeZone: 'Asia/Tehran' })
 */
export function prayerTimes(
  { latitude, longitude }: Place,
  date: AnyDate,
  { timeZone, method = 'tehran', asr = 'standard' }: PrayerOptions = {},
): PrayerTimes {
  const place = {
    latitudeDegrees: degrees('latitude', latitude, 90),
    longitudeDegrees: degrees('longitude', longitude, 180),
  };
  oneOf(
    'method',
    method,
    METHODS.map(({ id }) => id as PrayerMethod),
  );
  oneOf('asr', asr, Object.keys(SHADOWS));
  const jdn = dayOf(date, YEARS.first, YEARS.last);
  const { rules, ...moments } = eightTimes(
    place,
    jdn,
    offsetOf(timeZone, longitude),
    placeAtNoon,
    METHODS.find(({ id }) => id === method) as Method,
    SHADOWS[asr],
  );
  // Never rounds up: a moment just before half a minute belongs to the minute before.
  const dates = NAMES.map((name) => [name, new Date(Math.floor(moments[name]))]);
  return { ...(Object.fromEntries(dates) as Omit<PrayerTimes, 'rules'>), rules };
}

/** The zone of the last call: most programs ask for one. */
let zone: Zone | undefined;

function offsetOf(timeZone: string | undefined, longitude: number): (epochMs: number) => number {
  if (timeZone === undefined) return () => longitude * MINUTES_PER_DEGREE;
  try {
    if (zone?.name !== timeZone) zone = createZone(timeZone);
    return zone.offsetMinutesAt;
  } catch {
    return refuse('timeZone', timeZone, 'an IANA zone such as Asia/Tehran');
  }
}
