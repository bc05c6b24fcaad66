/** What search engines read about a page. Build only. */
import { EQUINOX_YEARS, HOLIDAY_YEARS } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { holidaysOf, nowruzOf } from '#site/data/answers.build.ts';
import { buildDay } from '#site/data/now.build.ts';
import { type InLanguages, type Language, otherLanguage, pagePath, said, titleIn } from '#site/kit/language.ts';
import { MORE_NAVIGATION, NAVIGATION } from '#site/kit/navigation.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { openGraphImage } from './open-graph.build.ts';

type Thing = Readonly<Record<string, unknown>>;

interface Page {
  readonly language: Language;
  /** Persian address */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** public address of the site */
  readonly site: URL;
}

const CONTEXT = { '@context': 'https://schema.org' } as const;
const IRAN = { '@type': 'Country', name: 'Iran' } as const;

/** Facts about an event that search engines ask for. @param section path of a page of the section, for its picture */
const eventFacts = (language: Language, section: string, site: URL) => ({
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { ...IRAN, address: 'IR' },
  image: new URL(openGraphImage(language, section), site).href,
});

/** The subjects of a page, and its place in the site; the first page and the sections have no place. */
export const structuredData = (page: Page): Thing[] => [...subjectsOf(page), ...breadcrumbs(page)];

/** From the first page over the section to this page. */
function breadcrumbs(page: Page): Thing[] {
  const { language, path, title, site } = page;
  const section = [...NAVIGATION, ...MORE_NAVIGATION].find(
    (one) => one.path !== '/' && path.startsWith(`${one.path}/`),
  );
  if (!section) return [];
  const places = [
    { name: SITE_TEXT[language].name, path: '/' },
    { name: section.label[language], path: section.path },
    { name: title, path },
  ];
  const itemListElement = places.map(({ name, path: to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(pagePath(language, to), site).href,
  }));
  return [{ ...CONTEXT, '@type': 'BreadcrumbList', itemListElement }];
}

function subjectsOf(page: Page): Thing[] {
  if (page.path === '/') return [website(page)];
  if (page.path === '/docs') return [dataset(page)];
  if (page.path === '/nowruz') return [nowruz(page)];
  const year = /^\/holidays\/(1\d{3})$/.exec(page.path)?.[1];
  return year === undefined ? [] : holidays(Number(year), page);
}

const address = ({ language, path, site }: Page): string => new URL(pagePath(language, path), site).href;

function website(page: Page): Thing {
  const { language, description } = page;
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name: SITE_TEXT[language].name,
    alternateName: SITE_TEXT[otherLanguage(language)].name,
    url: address(page),
    inLanguage: language,
    description,
  };
}

const DATASET_NAME: InLanguages<string> = { fa: 'دادهٔ تقویم ایران', en: 'The calendar of Iran as data' };
const TABLES = ['days', 'holidays', 'occasions', 'hijri-months', 'nowruz', 'cities'] as const;

function dataset(page: Page): Thing {
  const { language, description, site } = page;
  const download = (path: string, encodingFormat: string) => ({
    '@type': 'DataDownload',
    contentUrl: new URL(path, site).href,
    encodingFormat,
  });
  const gregorianYear = (year: number) => gregorian.fromJdn(persian.firstDayOfYear(year)).year;
  return {
    ...CONTEXT,
    '@type': 'Dataset',
    name: DATASET_NAME[language],
    description,
    url: address(page),
    inLanguage: ['fa', 'en'],
    isAccessibleForFree: true,
    license: `${new URL(pagePath(language, '/accuracy'), site).href}#licences`,
    creator: { '@type': 'Organization', name: SITE_TEXT[language].name, url: site.href },
    spatialCoverage: IRAN,
    temporalCoverage: `${gregorianYear(EQUINOX_YEARS.first)}/${gregorianYear(HOLIDAY_YEARS.last)}`,
    distribution: [
      ...TABLES.map((name) => download(`/downloads/${name}.csv`, 'text/csv')),
      download('/holidays.ics', 'text/calendar'),
      download('/api/openapi.json', 'application/json'),
    ],
  };
}

/** The next new year from the day of the build on. */
function nowruz(page: Page): Thing {
  const { language, site } = page;
  const year = persian.yearOf(buildDay) + 1;
  const { utc } = nowruzOf(year);
  return {
    ...CONTEXT,
    '@type': 'Event',
    name: `${SITE_TEXT[language].nowruzOf} ${numeral(language, year)}`,
    startDate: `${utc.replace(' ', 'T')}Z`,
    url: address(page),
    ...eventFacts(language, '/nowruz', site),
  };
}

/** Holidays whose date is certain: an event cannot say that its date is an estimate. */
const holidays = (year: number, page: Page): Thing[] =>
  holidaysOf(year)
    .data.filter(({ estimate }) => !estimate)
    .flatMap(({ date_gregorian, events }) =>
      events.map(({ title_fa, title_en }) => ({
        ...CONTEXT,
        '@type': 'Event',
        name: said(page.language, 'title', { title_fa, title_en }),
        startDate: date_gregorian,
        endDate: date_gregorian,
        url: address(page),
        ...eventFacts(page.language, page.path, page.site),
      })),
    );

/** JSON that may stand inside a script element. */
export const scriptText = (things: readonly Thing[]): string =>
  JSON.stringify(things.length === 1 ? things[0] : things).replaceAll('<', '\\u003c');

interface OccasionPage {
  readonly language: Language;
  readonly occasion: Occasion;
  readonly next: Occurrence;
  readonly site: URL;
  readonly description: string | undefined;
}

/** The next day of an occasion. Returns undefined while the day is an estimate, because schema.org cannot express an uncertain date. */
export function eventOf({ language, occasion, next, site, description }: OccasionPage) {
  if (next.estimate) return undefined;
  const day = gregorian.toIsoDate(next.jdn);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: titleIn(language, occasion),
    ...(description !== undefined && { description }),
    startDate: day,
    endDate: day,
    url: new URL(pagePath(language, `/occasions/${occasion.slug}`), site).href,
    ...eventFacts(language, '/occasions', site),
  };
}
