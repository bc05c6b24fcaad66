/**
 * The table of pages, and of the files that scripts of pages read: the address below the root, and the file of `src/site`
 * that prints it. Pages exist in both languages, the English ones below `/en`; `[...year]` may be missing in the address.
 */

const PAGES = {
  '': 'home/Page',
  404: 'errors/NotFoundPage',
  accuracy: 'accuracy/Page',
  'calendar/[...month]': 'calendar/month/Page',
  'calendar/[year]': 'calendar/year/Page',
  'calendar/any': 'calendar/any/Page',
  closures: 'closures/Page',
  converter: 'converter/Page',
  docs: 'docs/StartPage',
  'docs/[page]': 'docs/Page',
  downloads: 'downloads/Page',
  'holidays/[...year]': 'holidays/Page',
  moon: 'crescent/Page',
  'my-dates': 'my-dates/Page',
  nowruz: 'nowruz/Page',
  'nowruz/[slug]': 'nowruz/city/Page',
  occasions: 'occasions/Page',
  'occasions/[slug]': 'occasions/one/Page',
  offline: 'errors/OfflinePage',
  'prayer-times': 'prayer-times/Page',
  'prayer-times/[slug]': 'prayer-times/city/Page',
  'prayer-times/[slug]/ramadan/[year]': 'ramadan/Page',
  ramadan: 'ramadan/Page',
  subscribe: 'subscribe/Page',
  wall: 'printable/Page',
  widget: 'widget-page/Page',
  'workdays/[...year]': 'workdays/Page',
} as const;

const FILES = {
  'calendar/day.json': 'day/day.json',
  'converter/days-off.json': 'converter/days-off.json',
  'converter/hijri.json': 'converter/hijri.json',
  'favicon.svg': 'frame/favicon.svg',
  'moon/[future].ics': 'crescent/future.ics',
  'moon/[month].json': 'crescent/month.json',
  'prayer-times/cities.json': 'cities/index.json',
  'prayer-times/zones/[area].json': 'cities/zones.json',
} as const;

/** Addresses of the pages, as in the table. */
export const PAGE_PATTERNS = Object.keys(PAGES);

interface Route {
  readonly pattern: string;
  readonly entrypoint: string;
}

/** A page with parameters makes the paths of both languages itself. */
const rootsOf = (path: string) => (path.includes('[') ? ['/[...language]/'] : ['/', '/en/']);

/** Astro integration that prints the pages and files of the table. */
export const pagesOfTable = {
  name: 'salnama-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }: { readonly injectRoute: (route: Route) => void }) => {
      for (const [path, file] of Object.entries(PAGES))
        for (const root of rootsOf(path)) injectRoute({ pattern: root + path, entrypoint: `./src/site/${file}.astro` });
      for (const [path, file] of Object.entries(FILES))
        injectRoute({ pattern: `/${path}`, entrypoint: `./src/site/${file}.ts` });
    },
  },
};
