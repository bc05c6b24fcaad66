/** Atom feeds (RFC 4287). */

/** Readers come back within days; the whole record is in the JSON file. */
const MAX_ENTRIES = 200;
/** Names of entries do not depend on an address, so they stay the same if the site moves. */
const TAG = 'tag:salnama,2026-11-21';

interface AtomFeed {
  /** identifies the feed permanently */
  readonly name: string;
  readonly title: string;
  readonly subtitle?: string;
  /** address of the feed */
  readonly self: string;
  /** URL of the same content in another format */
  readonly alternate: string;
  readonly alternateType: string;
}

export interface AtomEntry {
  /** identifies the entry permanently within its feed */
  readonly name: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly updated: string;
  readonly author?: string;
  /** of a page or file about it */
  readonly address: string;
  readonly content: string;
}

/** A feed of the first entries, newest first. @param fallback when it was updated if it has no entry, YYYY-MM-DD */
export function atomFeed(feed: AtomFeed, entries: readonly AtomEntry[], fallback: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${TAG}:${feed.name}</id>`,
    `<title>${escaped(feed.title)}</title>`,
    ...(feed.subtitle ? [`<subtitle>${escaped(feed.subtitle)}</subtitle>`] : []),
    '<author><name>Salnama</name></author>',
    `<updated>${entries[0]?.updated ?? fallback}T00:00:00Z</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>`,
    `<link rel="alternate" type="${feed.alternateType}" href="${escaped(feed.alternate)}"/>`,
    ...entries.slice(0, MAX_ENTRIES).map((entry) => entryText(feed.name, entry)),
    '</feed>',
    '',
  ].join('\n');
}

const entryText = (feed: string, { name, title, updated, author, address, content }: AtomEntry): string =>
  [
    '<entry>',
    `<id>${TAG}:${feed}:${name}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}T00:00:00Z</updated>`,
    ...(author === undefined ? [] : [`<author><name>${escaped(author)}</name></author>`]),
    `<link rel="alternate" href="${escaped(address)}"/>`,
    `<content type="text">${escaped(content)}</content>`,
    '</entry>',
  ].join('\n');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
