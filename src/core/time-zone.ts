/**
 * Time zones by `Intl.DateTimeFormat`, which every runtime of the service has in full.
 *
 * Offsets are whole minutes. Local mean time of the past has seconds (Tehran: +3:25:44 until June 1935); it is rounded to
 * the minute. So a local time printed with its offset always names the exact moment in UTC.
 */
import { iranMinutesAt } from './iran-time.ts';
import { addDays, fromEpochMs, type Jdn, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, toEpochMs, twoDigits } from './jdn.ts';

/** IANA name. Its offsets are in a table, because `Intl` takes 20 ms to initialise in a new process. */
export const TEHRAN_ZONE = 'Asia/Tehran';

/** A time zone with its offsets. */
export interface Zone {
  /** in IANA letter case */
  readonly name: string;
  /** Minutes that the zone's clock is ahead of UTC at a moment. @param epochMs milliseconds since 1970 */
  offsetMinutesAt(epochMs: number): number;
}

/** @param name IANA name of a zone or alias @throws {RangeError} if the runtime has no such zone */
export type ZoneOf = (name: string) => Zone;

export function createZone(name: string): Zone {
  const isTehran = name === TEHRAN_ZONE;
  let format = isTehran ? undefined : createFormat(name);
  return {
    name,
    offsetMinutesAt(epochMs) {
      const known = isTehran ? iranMinutesAt(epochMs) : undefined;
      if (known !== undefined) return known;
      format ??= createFormat(name);
      return measureOffset(format, epochMs);
    },
  };
}

const createFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', timeZoneName: 'longOffset' });

/** Parses the `GMT+03:30` or `GMT-00:25:21` that `longOffset` prints. */
function measureOffset(format: Intl.DateTimeFormat, epochMs: number): number {
  const [, sign, hours, minutes, seconds] =
    /GMT(?:([+-−])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(epochMs)) ?? [];
  if (!sign) return 0;
  const value = Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds ?? 0) / 60);
  return sign === '+' ? value : -value;
}

export interface TimeZones {
  /** as people write them */
  readonly names: readonly string[];
  /** The zone of an IANA name or alias in any letter case; undefined if it does not exist. */
  find(name: string): Zone | undefined;
}

/**
 * Names of the IANA database. Aliases keep their own name: `Intl` would answer `Asia/Calcutta` for `Asia/Kolkata`.
 * @param names names of zones and links in IANA letter case
 */
export function createTimeZones(names: readonly string[], zoneOf: ZoneOf = createZone): TimeZones {
  return {
    names,
    find(name) {
      // Offsets like +03:30 are not zones, although `Intl` accepts them.
      if (!ZONE_NAME.test(name)) return undefined;
      const lower = name.toLowerCase();
      const listed = names.includes(name) ? name : names.find((known) => known.toLowerCase() === lower);
      try {
        // A name that is not listed is a zone newer than the list.
        return zoneOf(listed ?? createFormat(name).resolvedOptions().timeZone);
      } catch {
        return undefined;
      }
    },
  };
}

const ZONE_NAME = /^[A-Za-z][\w+-]{0,40}(\/[\w+-]{1,40}){0,3}$/;

/** A moment on a zone's clock. */
export interface LocalTime {
  readonly jdn: Jdn;
  /** milliseconds since the clock's midnight, 0 … 86 399 999 */
  readonly msOfDay: number;
  readonly offsetMinutes: number;
}

export const localTimeAt = (zone: Zone, epochMs: number): LocalTime =>
  timeAtOffset(zone.offsetMinutesAt(epochMs), epochMs);

/** A moment on a clock that is so many minutes ahead of UTC. */
export function timeAtOffset(offsetMinutes: number, epochMs: number): LocalTime {
  const onClock = epochMs + offsetMinutes * MS_PER_MINUTE;
  const jdn = fromEpochMs(onClock);
  return { jdn, msOfDay: onClock - toEpochMs(jdn), offsetMinutes };
}

/** Moment, in ms since 1970, at which a civil day begins in a zone: midnight, or the change of clocks that skips it. */
export function startOfDay(zone: Zone, jdn: Jdn): number {
  const midnight = toEpochMs(jdn);
  const candidates = [midnight - MS_PER_DAY, midnight + MS_PER_DAY]
    .map((nearby) => midnight - zone.offsetMinutesAt(nearby) * MS_PER_MINUTE)
    .filter((candidate) => localTimeAt(zone, candidate).jdn >= jdn);
  return Math.min(...candidates);
}

/** Moment at which the civil day that holds `epochMs` ends in the zone. */
export const endOfDay = (zone: Zone, epochMs: number): number =>
  startOfDay(zone, addDays(localTimeAt(zone, epochMs).jdn, 1));

/** `HH:MM:SS` of a time of day in milliseconds; fractions of a second are dropped. */
export const clockOf = (msOfDay: number): string =>
  [msOfDay / MS_PER_HOUR, (msOfDay / MS_PER_MINUTE) % 60, (msOfDay / 1000) % 60]
    .map((part) => twoDigits(Math.floor(part)))
    .join(':');

/** `+03:30` */
export function isoOffset(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
