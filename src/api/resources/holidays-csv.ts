/** The holidays of a Persian year as a table. */
import { isoText } from '#core/jdn.ts';
import type { Almanac } from '../base/almanac.ts';
import { csvText } from '../base/csv.ts';
import { holidayDays } from '../facts/occasion-days.ts';

const HEADER = ['date_sh', 'date_gregorian', 'weekday_fa', 'weekday_en', 'estimate', 'titles_fa', 'titles_en'];

/** A line a day. */
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
  return csvText([HEADER, ...rows]);
}
