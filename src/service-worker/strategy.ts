/** Which requests the service worker answers, and how. */

export type Strategy =
  /** a file whose name holds the hash of its content */
  | 'kept'
  /** what is the same on every day, or works the day out by itself: from the network, else its copy */
  | 'network-or-copy'
  /** a page that speaks of the day it was built: from the network, else the offline page, which works today out by itself */
  | 'network-or-offline-page'
  /** data: from the network, else the function's own answer, worked out here */
  | 'network-or-answer'
  /** calendar files and everything else are the browser's own affair */
  | 'untouched';

/** The pages that show what their build knew of its own day. */
const OF_THEIR_DAY = /^\/(en\/)?(prayer-times|moon)$/;
/** Every address of a page; files have an ending. */
const PAGE = /^[^.]*$/;
const UNVERSIONED = new Set([
  '/widget.js',
  '/favicon.svg',
  '/calendar/day.json',
  '/converter/hijri.json',
  '/occasions/index.json',
  '/prayer-times/cities.json',
  '/tools/days-off.json',
]);

export function strategyOf(path: string, isNavigation: boolean): Strategy {
  if (path.startsWith('/_astro/')) return 'kept';
  if (UNVERSIONED.has(path)) return 'network-or-copy';
  if (path.startsWith('/api/') && !path.endsWith('.ics')) return 'network-or-answer';
  if (!isNavigation || path.endsWith('.ics')) return 'untouched';
  return PAGE.test(path) && !OF_THEIR_DAY.test(path) ? 'network-or-copy' : 'network-or-offline-page';
}

export type PageLanguage = 'fa' | 'en';

export const languageOf = (path: string): PageLanguage => (/^\/en(\/|$)/.test(path) ? 'en' : 'fa');

export const offlinePageOf = (path: string): string => (languageOf(path) === 'en' ? '/en/offline' : '/offline');

/** The page that draws any month or year in the browser, asked for the one of this address; undefined for other addresses. */
export function drawnPageOf(path: string): string | undefined {
  const [whole, english = '', year, month] = /^(\/en)?\/calendar\/(\d+)(?:\/(\d+))?$/.exec(path) ?? [];
  return whole && `${english}/calendar/any?year=${year}${month ? `&month=${month}` : ''}`;
}
