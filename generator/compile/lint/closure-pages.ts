import type { Data } from '../data.ts';
import type { Check } from './rule.ts';

/**
 * Every source of a closure of provinces says how far it was read, and it names the provinces of the closures that cite
 * it: a page that is cited for one province was read for the others too. A list of all closed provinces was read to its
 * end.
 */
export const closurePages: Check = (data, report) => {
  const cited = citedFor(data);
  const seen = new Set<string>();
  for (const entry of data.closurePages) {
    const { source, read, provinces, not_taken } = entry;
    if (seen.has(source)) report(entry, 'a source once', source);
    seen.add(source);
    const of = cited.get(source) ?? new Set();
    // A closure that was taken back cites it no more; the page still names the province.
    const missing = [...of, ...not_taken].filter((province) => !provinces.includes(province));
    if (missing.length > 0 || provinces.toSorted().join() !== provinces.join()) {
      const expected = [...new Set([...provinces, ...missing])].toSorted();
      report(
        entry,
        `provinces of the closures that cite it and of not_taken: ${expected.join(' ')}`,
        provinces.join(' '),
      );
    }
    if (read === 'one' && provinces.length > 1) report(entry, 'end or part for a page of more provinces', read);
  }
  for (const entry of data.closures) {
    if (entry.provinces.length === 0) continue;
    for (const id of entry.sources.filter((source) => !seen.has(source))) {
      report(entry, 'a source of data/closure-pages.csv, with how far it was read', id);
      seen.add(id);
    }
  }
  const toTheEnd = new Set(data.closurePages.filter(({ read }) => read === 'end').map(({ source }) => source));
  for (const entry of data.closureLists) {
    for (const id of entry.sources.filter((source) => !toTheEnd.has(source))) {
      report(entry, 'a list that closure-pages.csv has as read to its end', id);
    }
  }
};

/** Provinces for which closures cite each source. */
function citedFor({ closures }: Data): ReadonlyMap<string, ReadonlySet<string>> {
  const cited = new Map<string, Set<string>>();
  for (const { sources, provinces: places } of closures) {
    for (const id of sources) {
      const provinces = cited.get(id) ?? new Set();
      for (const province of places) provinces.add(province);
      cited.set(id, provinces);
    }
  }
  return cited;
}
