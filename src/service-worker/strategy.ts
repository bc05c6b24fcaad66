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

const HOME = /^\/(en)?$/;
const WITH_COPIES =
  /^\/(en\/)?(calendar(\/any|(\/\d+){1,2})?|holidays(\/\d+)?|occasions(\/[\w-]+)?|prayer-times\/[\w-]+|nowruz(\/[\w-]+)?|converter|tools|my-dates|wall|subscribe|downloads|docs(\/[\w-]+)?|widget|accuracy)$/;
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
  return HOME.test(path) || WITH_COPIES.test(path) ? 'network-or-copy' : 'network-or-offline-page';
}

export type PageLanguage = 'fa' | 'en';

export const languageOf = (path: string): PageLanguage => (/^\/en(\/|$)/.test(path) ? 'en' : 'fa');

export const offlinePageOf = (path: string): string => (languageOf(path) === 'en' ? '/en/offline' : '/offline');

/** The page that draws any month or year in the browser, asked for the one of this address; undefined for other addresses. */
export function drawnPageOf(path: string): string | undefined {
  const [whole, english = '', year, month] = /^(\/en)?\/calendar\/(\d+)(?:\/(\d+))?$/.exec(path) ?? [];
  return whole && `${english}/calendar/any?year=${year}${month ? `&month=${month}` : ''}`;
}
