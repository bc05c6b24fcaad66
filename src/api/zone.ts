import type { Almanac } from './almanac.ts';
import { parameterError } from './errors.ts';
import { timeZone } from './parameters.ts';

/** Zone in IANA letter case. @throws {RequestError} 422 if there is none of that name */
export function zoneFor(name: string, { zones }: Almanac): string {
  const zone = zones.find(name);
  if (zone === undefined) throw parameterError('tz', name, timeZone.allowed);
  return zone;
}
