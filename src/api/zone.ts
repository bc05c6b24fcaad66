import type { Zone } from '#core/time-zone.ts';
import type { Almanac } from './almanac.ts';
import { parameterError } from './errors.ts';
import { timeZone } from './parameters.ts';
import { TEHRAN } from './tehran.ts';

/** Zone of a name in any letter case. @throws {RequestError} 422 if it does not exist */
export function zoneFor(name: string, almanac: Almanac): Zone {
  // Tehran needs no list of all zones, which a new process would have to parse.
  const zone = name === TEHRAN ? almanac.zoneOf(name) : almanac.zones.find(name);
  if (zone === undefined) throw parameterError('tz', name, timeZone.allowed);
  return zone;
}
