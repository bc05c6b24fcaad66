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

const routesOf = (table: Readonly<Record<string, string>>, root: string, extension: string): readonly Route[] =>
  Object.entries(table).map(([path, file]) => ({
    pattern: root + path,
    entrypoint: `./src/site/${file}.${extension}`,
  }));

/** Astro integration that prints the pages and files of the table. */
export const pagesOfTable = {
  name: 'salnama-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }: { readonly injectRoute: (route: Route) => void }) => {
      for (const route of routesOf(PAGES, '/[...language]/', 'astro')) injectRoute(route);
      for (const route of routesOf(FILES, '/', 'ts')) injectRoute(route);
    },
  },
};
