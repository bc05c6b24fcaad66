import type { Check } from './rule.ts';

/** Zones of cities are names of the IANA database that the runtime knows. */
export const timeZones: Check = ({ cities, zones }, report) => {
  const names = new Set(zones.map(({ zone }) => zone));
  const supported = new Map<string, boolean>();
  for (const entry of cities) {
    const { zone } = entry;
    if (!names.has(zone)) report(entry, 'a zone of data/time-zones.csv', zone);
    if (!supported.has(zone)) supported.set(zone, isSupported(zone));
    if (!supported.get(zone)) report(entry, 'a time zone of Intl', zone);
  }
};

function isSupported(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
