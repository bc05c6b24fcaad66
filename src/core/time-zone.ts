/**
 * Time zones by `Intl.DateTimeFormat`, which every runtime of the service has in full (Temporal it has not).
 *
 * Offsets are whole minutes. Local mean time of the past has seconds (Tehran: +3:25:44 until 1916); it is rounded to the
 * minute, so that a local time printed with its offset always names the exact moment in UTC.
 */
import { addDays, fromEpochMs, type Jdn, MS_PER_DAY, toEpochMs } from './jdn.ts';

const MS_PER_MINUTE = 60_000;
/** A formatter of `Intl` takes 30 kB and a tenth of a millisecond to make; this is room for those of all zones. */
const MOST_FORMATTERS = 640;
const MOST_DAYS_PER_ZONE = 512;

/**
 * Iran's clocks have stood still since they were set back in the night of 31 Shahrivar 1401, as the law asks that ended summer time.
 * This is known without `Intl`, which takes a fresh process 20 ms to make ready; for other zones and earlier moments it is asked.
 */
const TEHRAN = 'Asia/Tehran';
/** 21 September 2022, 19:30 UTC */
const TEHRAN_SINCE = 1_663_788_600_000;

export interface TimeZones {
  /** IANA name of a zone or alias, written in any letter case, in IANA letter case; undefined if there is none. */
  find(name: string): string | undefined;
}

/**
 * Names of the IANA database. Aliases keep their own name: `Intl` would answer `Asia/Calcutta` for `Asia/Kolkata`.
 * @param names names of zones and links in IANA letter case
 */
export function createTimeZones(names: readonly string[]): TimeZones {
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  return {
    find(name) {
      // Offsets like +03:30 are no zone, though Intl takes them.
      if (!ZONE_NAME.test(name)) return undefined;
      const known = byLowerCase.get(name.toLowerCase());
      if (known === TEHRAN) return known;
      try {
        // A name that is not listed is a zone newer than the list.
        return known === undefined ? createFormat(name).resolvedOptions().timeZone : offsetsOf(known) && known;
      } catch {
        return undefined;
      }
    },
  };
}

const ZONE_NAME = /^[A-Za-z][\w+-]{0,40}(\/[\w+-]{1,40}){0,3}$/;

const createFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', timeZoneName: 'longOffset' });

interface ZoneOffsets {
  readonly format: Intl.DateTimeFormat;
  /** offset in minutes at the beginning of a UTC day, by days since 1970 */
  readonly midnights: Map<number, number>;
}

const zones = new Map<string, ZoneOffsets>();

function offsetsOf(zone: string): ZoneOffsets {
  const known = zones.get(zone);
  if (known) return known;
  if (zones.size >= MOST_FORMATTERS) zones.delete(zones.keys().next().value!);
  const made = { format: createFormat(zone), midnights: new Map<number, number>() };
  zones.set(zone, made);
  return made;
}

/** Parses the `GMT+03:30` or `GMT-00:25:21` that `longOffset` prints. */
function measureOffset(format: Intl.DateTimeFormat, epochMs: number): number {
  const text = format.format(epochMs);
  const match = /GMT(?:([+-−])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text);
  if (!match) throw new Error(`no offset: ${text}`);
  const [, sign, hours, minutes, seconds] = match;
  if (!sign) return 0;
  const value = Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds ?? 0) / 60);
  return sign === '+' ? value : -value;
}

function offsetAtMidnight({ format, midnights }: ZoneOffsets, day: number): number {
  let offset = midnights.get(day);
  if (offset === undefined) {
    if (midnights.size >= MOST_DAYS_PER_ZONE) midnights.clear();
    offset = measureOffset(format, day * MS_PER_DAY);
    midnights.set(day, offset);
  }
  return offset;
}

/**
 * Minutes that a zone's clock is ahead of UTC at a moment.
 * @param zone name from {@link TimeZones.find}
 */
export function offsetMinutesAt(zone: string, epochMs: number): number {
  if (zone === TEHRAN && epochMs >= TEHRAN_SINCE) return 3.5 * 60;
  const offsets = offsetsOf(zone);
  const day = Math.floor(epochMs / MS_PER_DAY);
  const atStart = offsetAtMidnight(offsets, day);
  // Clocks change at most once in a UTC day: equal ends hold for all of it.
  return atStart === offsetAtMidnight(offsets, day + 1) ? atStart : measureOffset(offsets.format, epochMs);
}

/** A moment on a zone's clock. */
export interface LocalTime {
  readonly jdn: Jdn;
  /** milliseconds since the clock's midnight, 0 … 86 399 999 */
  readonly msOfDay: number;
  readonly offsetMinutes: number;
}

export const localTimeAt = (zone: string, epochMs: number): LocalTime =>
  timeAtOffset(offsetMinutesAt(zone, epochMs), epochMs);

/** A moment on a clock that is so many minutes ahead of UTC. */
export function timeAtOffset(offsetMinutes: number, epochMs: number): LocalTime {
  const onClock = epochMs + offsetMinutes * MS_PER_MINUTE;
  const jdn = fromEpochMs(onClock);
  return { jdn, msOfDay: onClock - toEpochMs(jdn), offsetMinutes };
}

/** Moment, in ms since 1970, at which a civil day begins in a zone: midnight, or the change of clocks that skips it. */
export function startOfDay(zone: string, jdn: Jdn): number {
  const midnight = toEpochMs(jdn);
  const candidates = [midnight - MS_PER_DAY, midnight + MS_PER_DAY]
    .map((nearby) => midnight - offsetMinutesAt(zone, nearby) * MS_PER_MINUTE)
    .filter((candidate) => localTimeAt(zone, candidate).jdn >= jdn);
  return Math.min(...candidates);
}

/** Moment at which the civil day that holds `epochMs` ends in the zone. */
export const endOfDay = (zone: string, epochMs: number): number =>
  startOfDay(zone, addDays(localTimeAt(zone, epochMs).jdn, 1));

const two = (value: number): string => String(value).padStart(2, '0');

/** `HH:MM:SS` of a time of day in milliseconds; fractions of a second are dropped. */
export const clockOf = (msOfDay: number): string =>
  `${two(Math.floor(msOfDay / 3_600_000))}:${two(Math.floor(msOfDay / 60_000) % 60)}:${two(Math.floor(msOfDay / 1000) % 60)}`;

/** `+03:30` */
export function isoOffset(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
