/** Counts the rows of the data with one source and with more. */
import type { SourceCount } from '#tables/accuracy-types.ts';
import type { Data } from '../data.ts';

type Cited = { readonly value: { readonly sources: readonly string[] } };

/** Persian years of the official lists: before the printed calendars that have been read, and since. */
const FIRST_PRINTED_YEAR = 1381;

const countOf = (rows: string, entries: readonly Cited[]): SourceCount => ({
  rows,
  one: entries.filter(({ value }) => value.sources.length <= 1).length,
  more: entries.filter(({ value }) => value.sources.length > 1).length,
});

export function sourceCounts(data: Data): SourceCount[] {
  const holidays = data.holidays.filter(({ value }) => value.published);
  const isAfter1358 = ({ value: { last_year } }: (typeof holidays)[number]): boolean => (last_year ?? Infinity) >= 1358;
  const isPrinted = ({ value: { last_year } }: (typeof holidays)[number]): boolean =>
    (last_year ?? Infinity) >= FIRST_PRINTED_YEAR;
  const inIran = ({ value: { country } }: Data['cities'][number]): boolean => country === 'IR';
  return [
    countOf('holidays kept after 1358', holidays.filter(isAfter1358)),
    countOf('holidays kept after 1380', holidays.filter(isPrinted)),
    countOf(
      'one-off closures',
      data.closures.filter(({ value }) => value.official),
    ),
    countOf('occasions', data.occasions),
    countOf('cities in Iran', data.cities.filter(inIran)),
    countOf(
      'cities abroad',
      data.cities.filter((entry) => !inIran(entry)),
    ),
    countOf('announced moments of Nowruz', data.announcedNowruz),
  ];
}
