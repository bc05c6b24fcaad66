/** The ledger as an Atom feed (RFC 4287), newest first. */
import type { LedgerEntry } from '../resources/ledger.ts';

/** Readers come back within days; the whole record is in the JSON file. */
const MOST_ENTRIES = 200;
/** Names of entries belong to the project, not to an address, so that they stay when the site moves. */
const TAG = 'tag:salnama,2026-11-21:changes';

export function atomText(entries: readonly LedgerEntry[], siteUrl: string, path: string): string {
  const newest = entries.slice(-MOST_ENTRIES).reverse();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${TAG}</id>`,
    '<title>Salnama: published changes</title>',
    '<author><name>Salnama</name></author>',
    `<updated>${updated(newest[0])}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(siteUrl + path)}"/>`,
    `<link rel="alternate" type="application/json" href="${escaped(siteUrl)}/api/ledger.json"/>`,
    ...newest.map((entry) => entryText(entry, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}

const updated = (entry: LedgerEntry | undefined): string => `${entry?.recorded ?? '2026-11-21'}T00:00:00Z`;

function entryText(entry: LedgerEntry, siteUrl: string): string {
  const { version, kind, subject, before, after, was_estimate, by, reason, sources } = entry;
  const words = [
    before && `before: ${before}${was_estimate ? ' (estimate)' : ''}`,
    after && `now: ${after}`,
    reason && `reason: ${reason}`,
    sources.length > 0 && `sources: ${sources.join(', ')}`,
  ].filter(Boolean);
  return [
    '<entry>',
    `<id>${TAG}:${[version, kind, ...subject.split(' ')].filter(Boolean).map(encodeURIComponent).join(':')}</id>`,
    `<title>${escaped([kind, subject].filter(Boolean).join(': '))}</title>`,
    `<updated>${updated(entry)}</updated>`,
    `<author><name>${escaped(by)}</name></author>`,
    `<link rel="alternate" href="${escaped(siteUrl)}/api/ledger.json"/>`,
    `<content type="text">${escaped(words.join('; '))}</content>`,
    '</entry>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
