/** What the tools have in common: sources, the parameter of sectors, and tables in the language of the query. */

import type { Language } from '#api/base/text.ts';
import type { Mood } from '#core/occasions.ts';
import type { Fact, Short } from '../answer.ts';
import { gregorianOr } from '../queries.ts';
import type { Query } from '../tool.ts';

export const CALENDARS = ['ut-calendar', 'ut-yearly-calendars'];
export const PLACES = ['geonames', 'iana-tz'];
export const SKY = ['jpl-de431', 'iers-2010', 'ut-centre-list'];
export const PRAYER = ['institute-tables-1405', ...PLACES];

/** Only the first tool lists sectors and weekends, since agents read all tools. */
export const AS_OF_DAY = { type: 'string', description: 'As of day' };

/** A key of the rows, or another name with what stands under it. */
type Column<Row> = (keyof Row & string) | readonly [name: string, cell: (row: Row) => Fact];

/** The rows by columns. */
export const tableOf = <Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Required<Pick<Short, 'columns' | 'rows'>> => ({
  columns: columns.map((column) => (typeof column === 'string' ? column : column[0])),
  rows: rows.map((row) =>
    columns.map((column) => (typeof column === 'string' ? (row[column] as Fact) : column[1](row))),
  ),
});

interface Titled {
  readonly title: string;
}

export const titlesOf = (language: Language, events: readonly Titled[]): string =>
  events.map(({ title }) => title).join(language === 'fa' ? '، ' : ', ');

/** The official holidays of a day, or `-` */
export const holidaysOf = (
  language: Language,
  events: readonly (Titled & { readonly is_holiday: boolean })[],
): string =>
  titlesOf(
    language,
    events.filter(({ is_holiday }) => is_holiday),
  ) || '-';

/** The moods of a day's occasions, or `-` */
export const moodOf = (events: readonly { readonly mood: Mood | null }[]): string =>
  [...new Set(events.flatMap(({ mood }) => mood ?? []))].join(', ') || '-';

/** Date of a row in the calendar of the query's dates, for the query of the next rows. */
export const dateAt =
  (data: readonly { readonly date_sh: string; readonly date_gregorian: string }[], query: Query) =>
  (row: number): string => {
    const { date_sh, date_gregorian } = data[row]!;
    return gregorianOr(query) === 'gregorian' ? date_gregorian : date_sh;
  };
