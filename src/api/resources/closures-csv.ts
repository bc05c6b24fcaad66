/** The one-off closures of a Persian year as a table. */
import * as persian from '#core/persian.ts';
import type { Almanac } from '../base/almanac.ts';
import { csvText } from '../base/csv.ts';
import { closureDays } from '../facts/closures.ts';

const HEADER = 'date_sh date_gregorian kind bodies provinces counties hours title_fa title_en sources'.split(' ');

/** A line a day and decision. Provinces are empty if it is nationwide; `sources` has addresses, or ids where there is none. */
export function closuresCsv(year: number, { closures }: Almanac): string {
  const rows = closureDays(closures, persian.daysOfYear(year), { sector: 'public' }).map((day) => [
    day.date_sh,
    day.date_gregorian,
    day.kind,
    ...[day.bodies, day.provinces, day.counties].map((names) => names.join(' ') || null),
    day.hours,
    day.title_fa,
    day.title_en,
    day.sources.map(({ id, url }) => url ?? id).join(' '),
  ]);
  return csvText([HEADER, ...rows]);
}
