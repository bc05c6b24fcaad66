/** The holidays of a year as a table. */
import { isoText } from '#core/jdn.ts';
import type { Occurrence } from '#core/occasions.ts';
import { csvText } from '../base/csv.ts';
import { holidayDays } from '../facts/occasion-days.ts';

const HEADER = ['date_sh', 'date_gregorian', 'weekday_fa', 'weekday_en', 'estimate', 'titles_fa', 'titles_en'];

/** A line a day. @param occurrences of the year, by day */
export function holidaysCsv(occurrences: readonly Occurrence[]): string {
  const rows = holidayDays(occurrences).map((day) => [
    isoText({ year: day.year_sh, month: day.month_sh, day: day.day_sh }),
    day.date_gregorian,
    day.weekday_fa,
    day.weekday_en,
    day.estimate,
    day.events.map(({ title_fa }) => title_fa).join('، '),
    day.events.map(({ title_en }) => title_en).join(', '),
  ]);
  return csvText([HEADER, ...rows]);
}
