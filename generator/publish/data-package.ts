/**
 * The package `salnama-data`: the built JSON files, calendar files and downloads, for CDNs that serve npm packages.
 * Each file has the same path and bytes as on the site.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Almanac, createAlmanac } from '#api/base/almanac.ts';
import { jsonText } from '#api/base/answer.ts';
import { currentPersianYear, todayInTehran } from '#api/base/tehran.ts';
import { prayerYearJson } from '#api/facts/prayer-year.ts';
import * as gregorian from '#core/gregorian.ts';
import { tables } from '#tables/index.ts';
import { NOTICES_FILE } from '../package/notices.ts';
import type { ProjectLinks } from '../package/project-manifest.ts';
import { filledFile } from './fill.ts';

/**
 * jsDelivr serves npm packages up to 100 MB and files up to 20 MB; unpkg documents no limit. The package stays well below,
 * so that no year of growth stops a release.
 * @see https://github.com/jsdelivr/jsdelivr/issues/18395
 */
export const MAX_PACKAGE_BYTES = 60_000_000;
export const MAX_FILE_BYTES = 20_000_000;

/** Month grids take 0.7 MB a year; the site has 1347 to 1500. */
const GRID_YEARS = { first: 1380, last: 1420 } as const;
const GRID = /^api\/calendar\/(\d{4})\//;
/**
 * Left out to keep the package small: occasions by month and year, which the grids have too; feeds in two languages, with
 * reminders, with all sets or with the date of every day; and the table of days as text, which is there as Parquet.
 */
const LEFT_OUT = /^api\/events\/|^feeds\/(all\b|(persian|hijri)-date|.*-(fa-en|alarm)\b)|^downloads\/days\.csv/;
const PATHS = ['api/**/*.json', '**/*.ics', 'feeds/*', 'downloads/**/*', 'llms.txt'];
/** Files of a year that are also there under the name `current`: a folder, and the ending. */
const CURRENT = [
  ['api/holidays', 'json'],
  ['api/workdays', 'json'],
  ['api/closures', 'json'],
  ['api/nowruz', 'json'],
  ['holidays', 'ics'],
] as const;
const CURRENT_GREGORIAN = [
  ['api/holidays/gregorian', 'json'],
  ['holidays/gregorian', 'ics'],
] as const;

/** Returns the paths of the site's files that go into the package, sorted. */
function dataFiles(dist: string): string[] {
  const paths = new Set(globSync(PATHS, { cwd: dist }).filter((path) => statSync(`${dist}/${path}`).isFile()));
  return [...paths].filter((path) => isPackaged(path) && statSync(`${dist}/${path}`).size <= MAX_FILE_BYTES).sort();
}

function isPackaged(path: string): boolean {
  const year = GRID.exec(path)?.[1];
  const isKnown = year === undefined || (Number(year) >= GRID_YEARS.first && Number(year) <= GRID_YEARS.last);
  return isKnown && !LEFT_OUT.test(path);
}

/** Further name → path of the file of this year. @param now milliseconds since 1970 */
function currentFiles(now: number): ReadonlyMap<string, string> {
  const named =
    (year: number) =>
    ([folder, ending]: readonly [string, string]) =>
      [`${folder}/current.${ending}`, `${folder}/${year}.${ending}`] as const;
  const gregorianYear = gregorian.fromJdn(todayInTehran(now)).year;
  return new Map([...CURRENT.map(named(currentPersianYear(now))), ...CURRENT_GREGORIAN.map(named(gregorianYear))]);
}

/** Cities of Iran whose prayer times are in the package: the most populous ones. */
const PRAYER_CITIES = 10;

/** Path → prayer times of this year, which is also `current`, and of the next one. @param now milliseconds since 1970 */
function* prayerFiles(almanac: Almanac, now: number): Generator<readonly [path: string, text: string]> {
  const year = currentPersianYear(now);
  const cities = almanac.cities
    .filter(({ country }) => country === 'IR')
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
    .slice(0, PRAYER_CITIES);
  for (const city of cities) {
    const folder = `api/prayer-times/${city.slug}`;
    const [text, nextText] = [year, year + 1].map((each) => jsonText(prayerYearJson(city, each, almanac)));
    yield [`${folder}/current.json`, text!];
    yield [`${folder}/${year}.json`, text!];
    yield [`${folder}/${year + 1}.json`, nextText!];
  }
}

/** Writes the package into an empty folder. @param now milliseconds since 1970 @returns bytes of all its files */
export function writeDataPackage(
  dist: string,
  folder: string,
  version: string,
  links: ProjectLinks,
  now: number,
): number {
  let bytes = 0;
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, content);
    bytes += Buffer.byteLength(content);
  };
  for (const path of dataFiles(dist)) write(path, readFileSync(`${dist}/${path}`));
  for (const [path, source] of currentFiles(now)) write(path, readFileSync(`${dist}/${source}`));
  for (const [path, text] of prayerFiles(createAlmanac(tables), now)) write(path, text);
  const manifest = {
    name: 'salnama-data',
    version,
    description: 'The calendar of Iran as files: holidays, occasions, month grids, Nowruz, Islamic months, .ics feeds',
    keywords: ['iran', 'calendar', 'holidays', 'persian', 'hijri', 'nowruz', 'dataset', 'ics'],
    // Without a type, Node and CDNs have to guess it.
    type: 'module',
    license: 'SEE LICENSE IN LICENSE-DATA',
    ...links,
    publishConfig: { access: 'public', provenance: true },
  };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  const numbers = { PRAYER_CITIES, FIRST_YEAR: GRID_YEARS.first, LAST_YEAR: GRID_YEARS.last };
  writeFileSync(`${folder}/README.md`, filledFile('data-package.md', numbers));
  copyFileSync('LICENSE-DATA', `${folder}/LICENSE-DATA`);
  copyFileSync(`${dist}/${NOTICES_FILE}`, `${folder}/${NOTICES_FILE}`);
  if (bytes > MAX_PACKAGE_BYTES) {
    throw new Error(`salnama-data has ${bytes} bytes; it may have ${MAX_PACKAGE_BYTES}`);
  }
  return bytes;
}
