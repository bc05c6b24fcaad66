/** `/feeds/changes.atom`: published changes as a feed. */
import { type AtomEntry, atomFeed, MAX_ENTRIES } from '../feeds/atom.ts';
import type { PublishedChange } from '../schemas/published.ts';

/** Published changes, newest first. @param self public address of the feed */
export function changesAtom(entries: readonly PublishedChange[], siteUrl: string, self: string): string {
  const feed = {
    name: 'changes',
    title: 'Salnama: published changes',
    self,
    alternate: `${siteUrl}/api/changes.json`,
    alternateType: 'application/json',
  };
  const newest = entries.slice(-MAX_ENTRIES).reverse();
  return atomFeed(
    feed,
    newest.map((entry) => changeEntry(entry, siteUrl)),
    '2026-11-21',
  );
}

function changeEntry(entry: PublishedChange, siteUrl: string): AtomEntry {
  const { version, kind, subject, before, after, was_estimate, by, reason, sources, recorded } = entry;
  const words = [
    before && `before: ${before}${was_estimate ? ' (estimate)' : ''}`,
    after && `now: ${after}`,
    reason && `reason: ${reason}`,
    sources.length > 0 && `sources: ${sources.join(', ')}`,
  ].filter(Boolean);
  return {
    name: [version, kind, ...subject.split(' ')].filter(Boolean).map(encodeURIComponent).join(':'),
    title: [kind, subject].filter(Boolean).join(': '),
    updated: recorded,
    author: by,
    address: `${siteUrl}/api/changes.json`,
    content: words.join('; '),
  };
}
