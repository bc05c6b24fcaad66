/** Time zones with a memory, for what asks for the same ones again and again. */
import { MS_PER_DAY } from './jdn.ts';
import { createZone, type Zone, type ZoneOf } from './time-zone.ts';

/** A formatter of `Intl` takes 30 kB and a tenth of a millisecond to make; this is room for those of all zones. */
const MOST_ZONES = 640;
const MOST_DAYS_PER_ZONE = 512;

/** Each zone made once; the one kept longest makes room. */
export function keepZones(): ZoneOf {
  const zones = new Map<string, Zone>();
  return (name) => {
    const known = zones.get(name);
    if (known) return known;
    const made = keepOffsets(createZone(name));
    if (zones.size >= MOST_ZONES) zones.delete(zones.keys().next().value!);
    zones.set(name, made);
    return made;
  };
}

/** The same zone, which knows the days on which its clocks do not change. */
function keepOffsets({ name, offsetMinutesAt }: Zone): Zone {
  /** offset in minutes at the beginning of a UTC day, by days since 1970 */
  const midnights = new Map<number, number>();

  function offsetAtMidnight(day: number): number {
    let offset = midnights.get(day);
    if (offset === undefined) {
      if (midnights.size >= MOST_DAYS_PER_ZONE) midnights.clear();
      offset = offsetMinutesAt(day * MS_PER_DAY);
      midnights.set(day, offset);
    }
    return offset;
  }

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
