/** The holidays of a Persian year as a table. */
import { isoText } from '#core/jdn.ts';
import type { Almanac } from './almanac.ts';
import { holidayDays } from './occasion-days.ts';

const HEADER = ['date_sh', 'date_gregorian', 'weekday_fa', 'weekday_en', 'estimate', 'titles_fa', 'titles_en'];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** RFC 4180, a line a day, with the byte order mark by which Excel knows UTF-8. */
export function holidaysCsv(year: number, almanac: Almanac): string {
  const rows = holidayDays(almanac.occasions.inYear(year)).map((day) => [
    isoText({ year: day.year_sh, month: day.month_sh, day: day.day_sh }),
    day.date_gregorian,
    day.weekday_fa,
    day.weekday_en,
    String(day.estimate),
    day.events.map(({ title_fa }) => title_fa).join('، '),
    day.events.map(({ title_en }) => title_en).join(', '),
  ]);
  return `\uFEFF${[HEADER, ...rows].map((row) => `${row.map(quoted).join()}\r\n`).join('')}`;
}
