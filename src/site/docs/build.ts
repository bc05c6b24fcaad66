/** The documented queries with their answers, which the real API function gives at build time. Build only. */
import type { Answer } from '#api/base/answer.ts';
import type { Endpoint } from '#api/base/endpoint.ts';
import { API_ROOT } from '#api/base/paths.ts';
import { createHandler } from '#api/handler.ts';
import * as gregorian from '#core/gregorian.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildNow } from '#site/data/now.build.ts';
import { type InLanguages, type Language, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

const handler = createHandler({ almanac, siteUrl: '' });

/** @param path under /api, with its query. @returns address, as `/api/today?tz=Asia/Tehran`, and answer */
export function ask(path: string) {
  const [name, query = ''] = path.split('?');
  const answer: Answer = handler.answer(API_ROOT + name, query, buildNow);
  return {
    address: API_ROOT + path,
    status: answer.status,
    body: JSON.parse(answer.body) as unknown,
  };
}

/** The example of an endpoint. @throws {Error} if its status is not 200 */
export function exampleOf(endpoint: Endpoint) {
  const given = Object.entries(endpoint.example).filter((entry): entry is [string, string] => entry[1] !== undefined);
  // Slashes stay as they are in a query string, and are easier to read so.
  const example = ask(`${endpoint.path}?${String(new URLSearchParams(given)).replaceAll('%2F', '/')}`);
  if (example.status !== 200) throw new Error(`the example ${example.address} is answered with ${example.status}`);
  return example;
}

/** @param site Astro's `site`; undefined if it is not set */
export const siteOf = (site: URL | undefined): string => (site ?? new URL('http://127.0.0.1:4321')).origin;

const DATASET_NAME: InLanguages<string> = { fa: 'دادهٔ تقویم ایران', en: 'The calendar of Iran as data' };
const TABLES = ['days', 'holidays', 'occasions', 'hijri-months', 'nowruz', 'cities'] as const;

const gregorianYear = (year: number): number => gregorian.fromJdn(persian.firstDayOfYear(year)).year;

/** The open data as search engines for data sets describe it. @param site public address, without a slash at its end */
export function datasetOf(language: Language, site: string, description: string) {
  const download = (path: string, encodingFormat: string) => ({
    '@type': 'DataDownload',
    contentUrl: site + path,
    encodingFormat,
  });
  return {
    '@type': 'Dataset',
    name: DATASET_NAME[language],
    description,
    inLanguage: ['fa', 'en'],
    isAccessibleForFree: true,
    license: `${site}${pagePath(language, '/accuracy')}#licences`,
    creator: { '@type': 'Organization', name: SITE_TEXT[language].name, url: `${site}/` },
    spatialCoverage: { '@type': 'Country', name: 'Iran' },
    temporalCoverage: `${gregorianYear(EQUINOX_YEARS.first)}/${gregorianYear(HOLIDAY_YEARS.last)}`,
    distribution: [
      ...TABLES.map((name) => download(`/downloads/${name}.csv`, 'text/csv')),
      download('/holidays.ics', 'text/calendar'),
      download('/api/openapi.json', 'application/json'),
    ],
  };
}
