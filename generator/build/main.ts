/**
 * Builds the whole site into `dist/`: pages by Astro, then the files of the API. Everything is written into a new folder,
 * which takes the place of the old one only when it is complete.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createAlmanac } from '#api/almanac.ts';
import { createMemory } from '#api/memory.ts';
import { SITE_URL_FILE } from '#server/node/built-for.ts';
import { readSettings } from '#server/policy/settings.ts';
import { tables } from '#tables/index.ts';
import { readData } from '../compile/data.ts';
import { apiFiles } from './api-files.ts';
import { buildWith } from './build-with.ts';
import { runTool } from './disk-fault.ts';
import { writeDownloads } from './downloads/write.ts';
import { writeFunctionBundles } from './function-bundles.ts';
import { NOTICES_FILE, noticesOf, packagesOfPages } from './notices.ts';
import { writeSiteFiles } from './site-files.ts';

const PROGRESS_EVERY = 500;
/** Left to itself, V8 lets the pages' build take some 200 MB more before it tidies up. */
const MOST_PAGES_HEAP_MB = 560;

function buildPages(folder: string, siteUrl: string): void {
  console.log('pages …');
  runTool('node_modules/.bin/astro', ['build', '--silent', '--outDir', folder], {
    env: {
      ...process.env,
      // What the surroundings say comes later and counts more.
      NODE_OPTIONS: `--max-old-space-size=${MOST_PAGES_HEAP_MB} ${process.env.NODE_OPTIONS ?? ''}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_URL: siteUrl,
    },
  });
}

function writeApiFiles(root: string, siteUrl: string, now: number): void {
  const folders = new Set<string>();
  let count = 0;
  for (const { path, text } of apiFiles({ data: readData(), siteUrl, now })) {
    const target = root + path;
    const folder = dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    writeFileSync(target, text);
    count += 1;
    if (count % PROGRESS_EVERY === 0) console.log(`files … ${count} (${path})`);
  }
  console.log(`files … ${count}`);
}

/** Cloudflare refuses a site with a larger file; the other forms of the same table are there. */
const MOST_HOSTED_BYTES = 25 * 1024 * 1024;

function writeDownloadFiles(folder: string): void {
  console.log('downloads …');
  const files = writeDownloads(`${folder}/downloads`, readData(), createAlmanac(tables, createMemory()));
  const tooLarge = files.filter(({ bytes }) => bytes > MOST_HOSTED_BYTES);
  appendFileSync(`${folder}/.assetsignore`, tooLarge.map(({ name }) => `/downloads/${name}\n`).join(''));
}

/** @param folder empty, without a slash at its end */
function fillSite(folder: string): void {
  const now = Date.now();
  const { siteUrl } = readSettings(process.env);
  buildPages(folder, siteUrl);
  writeSiteFiles(folder, siteUrl, now);
  const packages = writeFunctionBundles(folder);
  writeFileSync(`${folder}/${NOTICES_FILE}`, noticesOf([...packages, ...packagesOfPages()]));
  // The server warns when it is reached at another address than the one that stands in the files.
  writeFileSync(`${folder}/${SITE_URL_FILE}`, siteUrl);
  writeApiFiles(folder, siteUrl, now);
  writeDownloadFiles(folder);
}

/** @returns exit code */
export const runBuild = (): number => buildWith(fillSite);

if (import.meta.main) process.exitCode = runBuild();
