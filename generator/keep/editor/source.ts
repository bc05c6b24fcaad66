/** The source that an edit cites. */
import type { Data } from '../../compile/data.ts';
import { isOf } from '../../compile/lint/sources.ts';
import { Refusal } from './refusal.ts';
import { type Given, readText, readUrl } from './values.ts';

export interface Source {
  readonly id: string;
  readonly title: string;
  readonly url: string | undefined;
}

export type GivenSource = Given<'source' | 'url'>;

/**
 * Returns a source of the data, named by its id or by the same title and address, or else a new one.
 * @param base id of a new source; the second one of that name is `base-2`, so that none replaces another
 * @throws {Refusal} for a missing title, an address that is not the one of the named source, or one of an unknown host
 */
export function sourceOf(
  { sources: known, sourceHosts }: Pick<Data, 'sources' | 'sourceHosts'>,
  base: string,
  given: GivenSource,
): Source {
  const title = readText('--source', given.source);
  const url = readUrl('--url', given.url);
  const named = known.find(({ id }) => id === title);
  if (named) {
    if (url === undefined || url === named.url) return { id: named.id, title: named.title, url: named.url };
    throw new Refusal('--url', url, `the address of ${named.id}, or a title for a new source in --source`);
  }
  if (url && !isOf(new URL(url).hostname, new Set(sourceHosts.map(({ host }) => host)))) {
    throw new Refusal('--url', url, 'a page of a host in data/source-hosts.csv, or none');
  }
  const same = known.find((each) => each.title === title && each.url === url);
  return { id: same?.id ?? freeId(base, new Set(known.map(({ id }) => id))), title, url };
}

/**
 * Publisher and number of a page, so that two editors give two pages two ids: `https://www.irna.ir/news/85000001/…` is
 * `irna-85000001`. Undefined for an address without a number.
 */
export function idOfPage(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const publisher = hostname === 't.me' ? `telegram-${pathname.split('/')[1]}` : hostname.split('.').at(-2);
  const [number] = (pathname.replaceAll(/%../g, ' ').match(/\d+/g) ?? []).toSorted((a, b) => b.length - a.length);
  return number && publisher && `${publisher}-${number}`.toLowerCase();
}

/** The base, or with `-2`, `-3` … the first id that is not taken. */
export function freeId(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}
