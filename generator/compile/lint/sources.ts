import type { Data } from '../data.ts';
import { claimsOf } from '../forms/months.ts';
import type { Check } from './rule.ts';

/**
 * Every source id is one of data/sources.json, and a published holiday has a source that can be opened. Addresses are
 * those of hosts that we know: readers open them. A source that nothing cites any more stays: a fact that was taken back
 * had it, and its id must never name another source.
 */
export const sources: Check = (data, report) => {
  const known = new Set(data.sources.map(({ id }) => id));
  for (const [row, id] of citations(data)) {
    if (!known.has(id)) report(row, 'a source id of data/sources.json', `"${id}"`);
  }
  const hosts = new Set(data.sourceHosts.map(({ host }) => host));
  for (const entry of data.sources) {
    const host = entry.url && new URL(entry.url).hostname;
    if (host && !isOf(host, hosts)) report(entry, 'a host of data/source-hosts.csv', host);
  }
  const addressed = new Set(data.sources.filter(({ url }) => url).map(({ id }) => id));
  for (const entry of data.holidays) {
    const { published, sources: ids } = entry;
    if (published && !ids.some((id) => addressed.has(id))) {
      report(entry, 'a source with an address in data/sources.json', ids.join(' '));
    }
  }
};

/** Is it one of the hosts, or a subdomain of one? */
export const isOf = (host: string, hosts: ReadonlySet<string>): boolean =>
  host.split('.').some((_, index, parts) => hosts.has(parts.slice(index).join('.')));

/**
 * Rows and ids. Sources are in the `sources` cell of a row (for months also in the cell of dissenting sources) or in the head of a
 * file.
 */
function citations(data: Data): (readonly [row: object, id: string])[] {
  const rows = [
    ...data.hijriMonths,
    ...data.occasions,
    ...data.names,
    ...data.occasionTexts,
    ...data.holidays,
    ...data.closures,
    ...data.withdrawals,
    ...data.closureLists,
    ...data.sectors,
    ...data.checked,
    ...data.exceptions,
    ...data.changes,
    ...data.countries,
    ...data.occasionTitles,
    ...data.occasionMoods,
    ...data.mourningPeriods,
    ...data.cities,
    ...data.announcedNowruz,
  ];
  return [
    ...rows.flatMap((row) => row.sources.map((id) => [row, id] as const)),
    ...data.closurePages.map((row) => [row, row.source] as const),
    ...data.hijriMonths.flatMap((row) => claimsOf(row.disagreeing).map(([id]) => [row, id] as const)),
    ...data.fileSources.map((comment) => [comment, comment.text] as const),
  ];
}
