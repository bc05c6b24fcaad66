/** URLs of the site that the service worker handles. */

/** Pages that show the day of their build: no copy of them is used. */
const OF_THEIR_DAY = /^\/(en\/)?(prayer-times|moon)$/;
const FILE = /^\/(?!downloads\/|api\/).*\.(json|js|svg)$/;

/** Checks whether an old copy of a URL may be shown on a later day. Pages have no extension. */
export const isCacheable = (path: string): boolean => (path.includes('.') ? FILE.test(path) : !OF_THEIR_DAY.test(path));

export const languageOf = (path: string): 'fa' | 'en' => (/^\/en(\/|$)/.test(path) ? 'en' : 'fa');

export const offlinePageOf = (path: string): string => (languageOf(path) === 'en' ? '/en/offline' : '/offline');

/** The page that draws any month or year in the browser, with the question for this address; undefined for other addresses. */
export function drawnPageOf(path: string): string | undefined {
  const [whole, english = '', year, month] = /^(\/en)?\/calendar\/(\d+)(?:\/(\d+))?$/.exec(path) ?? [];
  return whole && `${english}/calendar/any?year=${year}${month ? `&month=${month}` : ''}`;
}

const assets = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, named, relative]) => `/_astro/${named ?? relative}`);

/**
 * Style sheets, scripts and fonts that a page, style sheet or script refers to; scripts refer to each other by `./`.
 */
export const assetsIn = (text: string): string[] =>
  assets(text, /\b_astro\/([\w.@-]+)|["']\.\/([\w.@-]+\.(?:js|css))["']/g);

/** The assets that a page or script loads at once: attributes of its elements and static imports. */
export const firstAssetsIn = (text: string): string[] =>
  assets(text, /(?:href|src)="\/_astro\/([\w.@-]+)"|(?:\bfrom|\bimport) ?["']\.\/([\w.@-]+\.js)["']/g);
