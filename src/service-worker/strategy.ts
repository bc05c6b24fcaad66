/** Which requests the service worker answers, and how. */

export type Strategy =
  /** a file whose name holds the hash of its content */
  | 'kept'
  /** what is the same on every day, or works the day out by itself: from the network, else the copy of the last visit */
  | 'network-or-copy'
  /** a page that speaks of today: from the network, else the offline page, which works today out by itself */
  | 'network-or-offline-page'
  /** data: from the network, else the function's own answer, worked out here */
  | 'network-or-answer'
  /** calendar files and everything else are the browser's own affair */
  | 'untouched';

const SAME_EVERY_DAY = /^\/(en\/)?(holidays\/\d+|docs|widget|accuracy)$/;
const UNVERSIONED = new Set(['/widget.js', '/favicon.svg']);

export function strategyOf(path: string, isNavigation: boolean): Strategy {
  if (path.startsWith('/_astro/')) return 'kept';
  if (UNVERSIONED.has(path)) return 'network-or-copy';
  if (path.startsWith('/api/') && !path.endsWith('.ics')) return 'network-or-answer';
  if (!isNavigation || path.endsWith('.ics')) return 'untouched';
  return SAME_EVERY_DAY.test(path) ? 'network-or-copy' : 'network-or-offline-page';
}

export const offlinePageOf = (path: string): string => (/^\/en(\/|$)/.test(path) ? '/en/offline' : '/offline');
