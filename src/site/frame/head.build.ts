/** What the head of a page says to browsers (the policy), to other sites (the picture) and to search engines (the subjects). */
import { hash } from 'node:crypto';
import * as gregorian from '#core/gregorian.ts';
import { addDays, monthAfter } from '#core/jdn.ts';
import { hasPage, type Occasion, type Occurrence, WELL_KNOWN } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildDay } from '#site/data/now.build.ts';
import { type InLanguages, type Language, pagePath } from '#site/kit/language.ts';
import { PAGES, pageAt } from '#site/kit/navigation.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

/** An inline script without comments and indentation. */
export const inlineScript = (text: string): string => text.replace(/^ *\/\/.*\n/gm, '').replace(/\n */g, '\n');

const hashOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

/**
 * The Content-Security-Policy of a page. It allows the site's own files, and inline scripts by their hashes. It is in a
 * `<meta>` element, so that every host serves it.
 */
export const pagePolicy = (...scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types salnama',
  ].join('; ');

/** Months with a picture, from the month of the build on. */
const MONTHS_AHEAD = 12;
/** Years with a picture, from the year of the build on. */
const YEARS_AHEAD = 2;
/** More than a year of any calendar. */
const DAYS_AHEAD = 385;

const isKnownDayOfCulture = (occasion: Occasion): boolean =>
  occasion.category === 'cultural' && occasion.rank <= WELL_KNOWN && hasPage(occasion);

/** Holidays and well-known feasts and days of culture by slug, on their next day. */
export const nextOccasions: ReadonlyMap<string, Occurrence> = new Map(
  Array.from(
    Map.groupBy(
      almanac.occasions
        .onDays(buildDay, addDays(buildDay, DAYS_AHEAD))
        .filter(({ occasion, isHoliday }) => isHoliday || isKnownDayOfCulture(occasion)),
      ({ occasion }) => occasion.slug,
    ),
    ([slug, [next]]) => [slug, next!],
  ),
);

function monthsAhead(calendar: typeof persian | typeof gregorian): string[] {
  const now = calendar.fromJdn(buildDay);
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => monthAfter(now, ahead));
  return months.map(({ year, month }) => `/calendar/${year}/${month}`);
}

const yearsAhead = (calendar: typeof persian | typeof gregorian): number[] =>
  Array.from({ length: YEARS_AHEAD }, (_, ahead) => calendar.fromJdn(buildDay).year + ahead);

const pagesWithPicture = (language: Language): ReadonlySet<string> =>
  new Set([
    ...PAGES.map(({ path }) => path),
    ...monthsAhead(persian),
    ...(language === 'en' ? monthsAhead(gregorian) : []),
    ...yearsAhead(persian).flatMap((year) => [`/holidays/${year}`, `/calendar/${year}`]),
    ...yearsAhead(gregorian).map((year) => `/holidays/${year}`),
    ...almanac.cities.filter(({ kind }) => kind === 'province_capital').map(({ slug }) => `/prayer-times/${slug}`),
    ...[...nextOccasions.keys()].map((slug) => `/occasions/${slug}`),
  ]);

/** Persian addresses of the pages with a special picture for links. The pages below them show it, too. */
export const PICTURED_PAGES: InLanguages<ReadonlySet<string>> = {
  fa: pagesWithPicture('fa'),
  en: pagesWithPicture('en'),
};

/** In pixels. Every network shows it large; one of 1200 × 630 takes twice as long to draw. */
export const PICTURE_SIZE = { width: 800, height: 420 } as const;

/** @param page one of the pages with a picture */
export const picturePath = (language: Language, page: string): string =>
  `/og${page === '/' ? '/home' : page}-${language}.png`;

/** Address of the picture of a page: its own, or that of the nearest page above it. @param path Persian address of the page */
export function pictureOf(language: Language, path: string): string {
  let page = path;
  while (page !== '' && !PICTURED_PAGES[language].has(page)) page = page.slice(0, page.lastIndexOf('/'));
  return picturePath(language, page || '/');
}

/** A thing as schema.org describes it. */
export type Thing = Readonly<Record<string, unknown>>;

export interface Page {
  readonly language: Language;
  /** Persian address */
  readonly path: string;
  readonly title: string;
  /** public address of the site, without a slash at its end */
  readonly site: string;
}

/** The subjects of a page and its place in the site, as JSON that may stand inside a script element; undefined if there are none. */
export function structuredData(page: Page, subjects: readonly Thing[]): string | undefined {
  const things = [...subjects.map((subject) => subjectOf(page, subject)), ...breadcrumbs(page)];
  const all = things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return all.length === 0 ? undefined : JSON.stringify(all.length === 1 ? all[0] : all).replaceAll('<', '\\u003c');
}

/** A subject with the address of the page. Search engines ask for the place and the picture of an event. */
const subjectOf = ({ language, path, site }: Page, subject: Thing): Thing => ({
  ...subject,
  url: site + pagePath(language, path),
  ...(subject['@type'] === 'Event' && {
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Country', name: 'Iran', address: 'IR' },
    image: site + pictureOf(language, path),
  }),
});

/** From the first page over the section to this page; the first page and the sections have no such way. */
function breadcrumbs({ language, path, title, site }: Page): Thing[] {
  const section = pageAt(path);
  if (!section || section.path === path) return [];
  const places = [
    { name: SITE_TEXT[language].name, path: '/' },
    { name: section.label[language], path: section.path },
    { name: title, path },
  ];
  const itemListElement = places.map(({ name, path: to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + pagePath(language, to),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
