/**
 * Builds the pages for all site tests, at a fixed date, with only those static API files that scripts of the pages read:
 * `NODE_OPTIONS=--conditions=frozen node --import tsx test/site/sample-site.ts FOLDER`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createAlmanac } from '#api/base/almanac.ts';
import { jsonText } from '#api/base/answer.ts';
import { answerOf } from '#api/base/endpoint.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { holidays } from '#api/endpoints/holidays.ts';
import { nowruzMoment } from '#api/facts/moments.ts';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedPath, feedText } from '#api/feeds/file.ts';
import type { Published } from '#api/resources/resource.ts';
import { type Data, readData } from '#generator/compile/data.ts';
import { changesBody } from '#generator/keep/changes/change-rows.ts';
import { kitFiles } from '#generator/publish/kits/index.ts';
import { moduleFiles } from '#generator/publish/modules/modules.ts';
import { runNode } from '#generator/site/child-process.ts';
import { writeDownloads } from '#generator/site/downloads/write.ts';
import { writeFilesAboutPages, writeFilesBesidePages } from '#generator/site/site-files.ts';
import { tables } from '#tables/index.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import { FROZEN } from '../support/frozen.ts';
import { resourceAt } from '../support/resource-at.ts';
import { BUILD_MOMENT } from './build-moment.ts';

/** SITE_URL of the build. */
const PUBLIC_URL = 'https://salnama.example';
/** Repository for error reports. */
export const REPOSITORY = 'https://github.com/someone/salnama';
export const CONTACT = 'editor@salnama.example';
/** Years and cities with pages in this build. Pages without a year or city are complete; the slow tests build all pages. */
const PAGES = [
  ...[
    1347, 1350, 1357, 1368, 1370, 1371, 1380, 1389, 1395, 1396, 1399, 1404, 1405, 1406, 1407, 1410, 1420, 1448, 2026,
    2027,
  ],
  ...['tehran', 'isfahan', 'shiraz', 'tabriz', 'mashhad', 'bandar-abbas', 'karaj', 'ahvaz', 'abadan', 'zanjan', 'qom'],
  ...['khorramabad', 'khorramdarreh', 'kabul', 'berlin', 'london', 'madrid', 'zurich', 'tromso', 'toronto', 'new-york'],
  ...['los-angeles', 'san-jose', 'honolulu', 'sydney', 'auckland'],
];
/** Years with static files. The browser renders the months of 1370, 1394, 1431 and 1500. */
const YEARS = [1370, 1394, 1404, 1405, 1406, 1407, 1431, 1500];

/** Static files that the day details read. */
function* filesOfDays(data: Data): Generator<{ path: string; body: unknown }> {
  const published = {
    changes: changesBody(data),
    hijriSources: new Map(),
    occasionDetails,
  } as unknown as Published;
  const context = {
    almanac: createAlmanac(tables),
    now: Date.parse(BUILD_MOMENT),
    siteUrl: PUBLIC_URL,
    published,
  };
  yield { path: 'changes.json', body: published.changes };
  for (const { body } of resourceAt('/api/occasions.json').files!(context)) yield { path: 'occasions.json', body };
  for (const { path, body } of resourceAt('/api/hijri/{year}.json').files!(context)) {
    if (/\/14(48|49|74)\.json$/.test(path)) yield { path: path.slice('/api/'.length), body };
  }
}

function* apiSnapshots(): Generator<{ path: string; body: unknown }> {
  const almanac = createAlmanac(tables);
  const context = { almanac, now: Date.parse(BUILD_MOMENT) };
  for (const year of YEARS) {
    for (let month = 1; month <= 12; month++) {
      yield { path: `calendar/${year}/${month}.json`, body: answerOf(calendar, { year, month }, context) };
    }
    yield { path: `holidays/${year}.json`, body: answerOf(holidays, { year }, context) };
  }
  // One year has no other files: its months come from the API.
  for (const year of [...YEARS, 1200]) yield { path: `nowruz/${year}.json`, body: nowruzMoment(year, almanac) };
}

/** Builds only the pages, as of a moment. @param only years and cities with pages */
export async function buildPages(dist: string, now: string, only: readonly (string | number)[]): Promise<void> {
  await runNode(['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', dist], {
    ...process.env,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    SALNAMA_NOW: now,
    SITE_URL: PUBLIC_URL,
    REPOSITORY,
    CONTACT,
    SALNAMA_ONLY: only.join(),
  });
}

async function writeSite(dist: string): Promise<void> {
  await buildPages(dist, BUILD_MOMENT, PAGES);
  writeFilesBesidePages(dist, PUBLIC_URL, Date.parse(BUILD_MOMENT));
  writeFilesAboutPages(dist, PUBLIC_URL);
  const data = readData(FROZEN);
  writeDownloads(join(dist, 'downloads'), data, createAlmanac(tables));
  const files = [...apiSnapshots(), ...filesOfDays(data)].map(({ path, body }) => ({
    path: join('api', path),
    text: jsonText(body),
  }));
  const kits = kitFiles(createAlmanac(tables), PUBLIC_URL).map(({ name, text }) => ({
    path: join('downloads/kits', name),
    text,
  }));
  const modules = moduleFiles(tables).map(({ path, text }) => ({ path: join('downloads', path), text }));
  // Feeds are static files on every host.
  const almanac = createAlmanac(tables);
  const place = { almanac, siteUrl: PUBLIC_URL, now: Date.parse(BUILD_MOMENT) };
  const feeds = FEEDS.map((feed) => ({ path: feedPath(feed), text: feedText(feed, place) }));
  for (const { path, text } of [...files, ...kits, ...modules, ...feeds]) {
    const target = join(dist, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

if (import.meta.main) await writeSite(process.argv[2]!);
