/**
 * The package `salnama-data`: the built JSON files, calendar files and downloads, for CDNs that serve npm packages.
 * Each file has the same path and bytes as on the site.
 */
import { copyFileSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { NOTICES_FILE } from './notices.ts';
import type { ProjectLinks } from './project-manifest.ts';

/**
 * jsDelivr serves npm packages up to 100 MB and files up to 20 MB; unpkg documents no limit.
 * @see https://github.com/jsdelivr/jsdelivr/issues/18395
 */
export const MAX_PACKAGE_BYTES = 100_000_000;
export const MAX_FILE_BYTES = 20_000_000;

/** Month files take 1.2 MB a year; with all years the package would be too large for jsDelivr. */
const MONTH_YEARS = { first: 1390, last: 1425 } as const;
const MONTH_FILE = /^api\/(?:calendar|events)\/(\d{4})(?:\/|\.json$)/;
const PATHS = ['api/**/*.json', '**/*.ics', 'feeds/*', 'downloads/**/*', 'llms.txt'];

/** Returns the paths of the site's files that go into the package, sorted. */
export function dataFiles(dist: string): string[] {
  const paths = new Set(globSync(PATHS, { cwd: dist }).filter((path) => statSync(`${dist}/${path}`).isFile()));
  return [...paths].filter((path) => isPackaged(path) && statSync(`${dist}/${path}`).size <= MAX_FILE_BYTES).sort();
}

function isPackaged(path: string): boolean {
  const year = MONTH_FILE.exec(path)?.[1];
  return year === undefined || (Number(year) >= MONTH_YEARS.first && Number(year) <= MONTH_YEARS.last);
}

const README = `# salnama-data

The calendar of Iran as files: public holidays, occasions, month grids, Nowruz, Islamic months, calendar feeds and downloads.
The files have the paths and the bytes that they have on the site, so any CDN that serves npm packages can serve them:

    https://cdn.jsdelivr.net/npm/salnama-data@VERSION/api/holidays/1405.json
    https://cdn.jsdelivr.net/npm/salnama-data@VERSION/feeds/holidays.ics

A version never changes. \`api/meta.json\` tells the version of its data.
Month files (\`api/calendar\`, \`api/events\`) are here for the Persian years ${MONTH_YEARS.first} to ${MONTH_YEARS.last}; the site has more.

Licence: see LICENSE-DATA.
`;

/** Writes the package into an empty folder. @returns bytes of all its files */
export function writeDataPackage(dist: string, folder: string, version: string, links: ProjectLinks): number {
  let bytes = 0;
  for (const path of dataFiles(dist)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    copyFileSync(`${dist}/${path}`, `${folder}/${path}`);
    bytes += statSync(`${folder}/${path}`).size;
  }
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
  writeFileSync(`${folder}/README.md`, README);
  copyFileSync('LICENSE-DATA', `${folder}/LICENSE-DATA`);
  copyFileSync(`${dist}/${NOTICES_FILE}`, `${folder}/${NOTICES_FILE}`);
  if (bytes > MAX_PACKAGE_BYTES) {
    throw new Error(`salnama-data has ${bytes} bytes; CDNs take at most ${MAX_PACKAGE_BYTES}`);
  }
  return bytes;
}
