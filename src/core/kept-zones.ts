/** Time zones with a memory, for what asks for the same ones again and again. */
import { MS_PER_DAY } from './jdn.ts';
import { createZone, type Zone, type ZoneOf } from './time-zone.ts';

/** A formatter of `Intl` takes 30 kB and a tenth of a millisecond to make; this is room for those of all zones. */
const MOST_ZONES = 640;
const MOST_DAYS_PER_ZONE = 512;

/** Each zone made once. */
export const keepZones = (): ZoneOf => kept((name) => keepOffsets(createZone(name)), MOST_ZONES);

/** The same zone, which knows the days on which its clocks do not change. */
function keepOffsets({ name, offsetMinutesAt }: Zone): Zone {
  /** offset in minutes at the beginning of a UTC day, by days since 1970 */
  const offsetAtMidnight = kept((day: number) => offsetMinutesAt(day * MS_PER_DAY), MOST_DAYS_PER_ZONE);

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

/** What `make` gives, made once for each key; beyond `most` of them the one made first is forgotten. */
function kept<K, V>(make: (key: K) => V, most: number): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) {
      if (known.size >= most) known.delete(known.keys().next().value!);
      known.set(key, make(key));
    }
    return known.get(key)!;
  };
}
