/** Names of time zones that are not those of the IANA database. */

import { nearest } from '#understand/near.ts';
import { isSearchable } from '#understand/search.ts';
import type { Almanac } from '../base/almanac.ts';
import { cityOfName } from './city-names.ts';

/** Windows' names without "Standard Time", and the zone of each. Source: `windowsZones` of Unicode CLDR. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = Object.fromEntries(
  `Iran=Asia/Tehran|Afghanistan=Asia/Kabul|Arabic=Asia/Baghdad|Arab=Asia/Riyadh|Arabian=Asia/Dubai|Azerbaijan=Asia/Baku
  Caucasus=Asia/Yerevan|Georgian=Asia/Tbilisi|Turkey=Europe/Istanbul|Syria=Asia/Damascus|Middle East=Asia/Beirut|Jordan=Asia/Amman
  Israel=Asia/Jerusalem|Egypt=Africa/Cairo|Pakistan=Asia/Karachi|India=Asia/Kolkata|West Asia=Asia/Tashkent|Central Asia=Asia/Bishkek
  Sri Lanka=Asia/Colombo|Nepal=Asia/Kathmandu|Bangladesh=Asia/Dhaka|Myanmar=Asia/Yangon|SE Asia=Asia/Bangkok|China=Asia/Shanghai
  Singapore=Asia/Singapore|Taipei=Asia/Taipei|Tokyo=Asia/Tokyo|Korea=Asia/Seoul|Ulaanbaatar=Asia/Ulaanbaatar|Vladivostok=Asia/Vladivostok
  GMT=Europe/London|Greenwich=Atlantic/Reykjavik|W. Europe=Europe/Berlin|Central Europe=Europe/Budapest|Romance=Europe/Paris
  Central European=Europe/Warsaw|E. Europe=Europe/Chisinau|FLE=Europe/Kyiv|GTB=Europe/Bucharest|Russian=Europe/Moscow
  Belarus=Europe/Minsk|Kaliningrad=Europe/Kaliningrad|Morocco=Africa/Casablanca|Libya=Africa/Tripoli|South Africa=Africa/Johannesburg
  W. Central Africa=Africa/Lagos|E. Africa=Africa/Nairobi|Eastern=America/New_York|Central=America/Chicago|Mountain=America/Denver
  US Mountain=America/Phoenix|Pacific=America/Los_Angeles|Alaskan=America/Anchorage|Hawaiian=Pacific/Honolulu|Atlantic=America/Halifax
  Newfoundland=America/St_Johns|E. South America=America/Sao_Paulo|Argentina=America/Argentina/Buenos_Aires|SA Pacific=America/Bogota
  AUS Eastern=Australia/Sydney|E. Australia=Australia/Brisbane|Cen. Australia=Australia/Adelaide|W. Australia=Australia/Perth
  New Zealand=Pacific/Auckland|Ekaterinburg=Asia/Yekaterinburg|Qyzylorda=Asia/Qyzylorda`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split('=') as [string, string])
    .map(([name, zone]) => [name.toLowerCase(), zone]),
);

/** The IANA zone of Windows' name for it, of a city, or with a few other letters; undefined if there is none. */
export function zoneMeant(name: string, almanac: Almanac): string | undefined {
  const windows = name
    .toLowerCase()
    .replace(/ (?:standard|daylight|summer)? ?time$/, '')
    .trim();
  const city = isSearchable(name) ? cityOfName(name, almanac) : undefined;
  return WINDOWS_ZONES[windows] ?? city?.zone ?? nearest(name, almanac.zones.names);
}
