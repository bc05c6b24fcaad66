/** Caches for programs that answer many queries: results of a function, time zones, the Sun's place at noon. */
import { MS_PER_DAY } from './jdn.ts';
import { type NoonPlaces, placeAtNoon } from './sun.ts';
import { createZone, type Zone, type ZoneOf } from './time-zone.ts';

/** A formatter of `Intl` takes 30 kB and 0.1 ms to make; this is room for all zones. */
const MAX_ZONES = 640;
/** Room for two days, the equinox and the day after it, in every year with a known equinox. */
const MAX_DAYS_PER_ZONE = 1_280;

/** {@link placeAtNoon}, cached, because it takes ten times as long as the prayer times computed from it. */
export const cachedNoons = (max: number): NoonPlaces => memoized(placeAtNoon, max);

/** {@link createZone}, with the days on which a zone's clocks do not change. */
export const cachedZones = (): ZoneOf => memoized((name) => withOffsetsOfDays(createZone(name)), MAX_ZONES);

function withOffsetsOfDays({ name, offsetMinutesAt }: Zone): Zone {
  /** offset in minutes at the beginning of a UTC day, by days since 1970 */
  const offsetAtMidnight = memoized((day: number) => offsetMinutesAt(day * MS_PER_DAY), MAX_DAYS_PER_ZONE);
  return {
    name,
    offsetMinutesAt(epochMs) {
      const day = Math.floor(epochMs / MS_PER_DAY);
      const atStart = offsetAtMidnight(day);
      // Clocks change at most once in a UTC day: equal ends hold for all of it.
      return atStart === offsetAtMidnight(day + 1) ? atStart : offsetMinutesAt(epochMs);
    },
  };
}

/** A function with a cache of its results; beyond `max` of them the oldest is dropped. */
export function memoized<K, V>(make: (key: K) => V, max: number): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (known.has(key)) return known.get(key) as V;
    const value = make(key);
    const [oldest] = known.size >= max ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, value);
    return value;
  };
}
