/** `/feeds/changes.atom`: published changes as a feed. */
import { type AtomEntry, atomFeed } from '../feeds/atom.ts';
import type { PublishedChange } from '../schemas/published.ts';

/** @param entries the oldest first @param self public address of the feed */
export function changesAtom(entries: readonly PublishedChange[], siteUrl: string, self: string): string {
  const feed = {
    name: 'changes',
    title: 'Salnama: published changes',
    self,
    alternate: `${siteUrl}/api/changes.json`,
    alternateType: 'application/json',
  };
  const newest = entries.toReversed().map((entry) => changeEntry(entry, siteUrl));
  return atomFeed(feed, newest, '2026-11-21');
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
