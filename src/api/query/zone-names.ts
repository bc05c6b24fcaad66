/** Names of time zones that are not those of the IANA database. */

import { nearest } from '#understand/near.ts';
import { isSearchable } from '#understand/search.ts';
import type { Almanac } from '../base/almanac.ts';
import { cityOfName } from './cities.ts';
import zones from './zone-names.json' with { type: 'json' };

/** Windows' names in lower case without "Standard Time", and the zone of each. Source: `windowsZones` of Unicode CLDR. */
const WINDOWS_ZONES = zones as Readonly<Record<string, string>>;

/** The IANA zone of Windows' name for it, of a city, or with a few other letters; undefined if there is none. */
export function zoneMeant(name: string, almanac: Almanac): string | undefined {
  const windows = name
    .toLowerCase()
    .replace(/ (?:standard|daylight|summer)? ?time$/, '')
    .trim();
  const city = isSearchable(name) ? cityOfName(name, almanac) : undefined;
  return WINDOWS_ZONES[windows] ?? city?.zone ?? nearest(name, almanac.zones.names);
}
