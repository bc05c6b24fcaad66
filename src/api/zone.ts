import type { Zone } from '#core/time-zone.ts';
import type { Almanac } from './almanac.ts';
import { parameterError } from './errors.ts';
import { timeZone } from './parameters.ts';

/** Zone of a name in any letter case. @throws {RequestError} 422 if it does not exist */
export function zoneFor(name: string, { zones }: Almanac): Zone {
  const zone = zones.find(name);
  if (zone === undefined) throw parameterError('tz', name, timeZone.allowed);
  return zone;
}
