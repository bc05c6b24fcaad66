/**
 * Builds the whole site into `dist/`. Astro builds the pages in a second process; this one writes everything else
 * meanwhile, and at the end the files that list the pages. The build writes into a new folder, which replaces the old
 * one when it is complete.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { BUILT_FOR_FILE, type BuiltFor, builtForNow } from '#server/node/built-for.ts';
import { readSettings } from '#server/settings.ts';
import { tables } from '#tables/index.ts';
import { readData } from '../compile/data.ts';
import { apiFiles } from './api-files.ts';
import { buildWith } from './build-with.ts';
import { besideTool, runTool } from './disk-fault.ts';
import { writeDownloads } from './downloads/write.ts';
import { writeFunctionBundles } from './function-bundles.ts';
import { NOTICES_FILE, noticesOf, packagesOfPages } from './notices.ts';
import { moveInto } from './output-folder.ts';
import { writeFilesAboutPages, writeFilesBesidePages } from './site-files.ts';

/** Without a limit, V8 lets the build of the pages take some 200 MB more before it collects garbage. */
const MAX_PAGES_HEAP_MB = 560;
/**
 * Size of the space for new objects: with the default of 16 MB, many objects of a page are copied before they are
 * garbage.
 */
const MAX_PAGES_SEMI_SPACE_MB = 32;

async function buildPages(folder: string, siteUrl: string, signal: AbortSignal): Promise<void> {
  const start = performance.now();
  await runTool('node_modules/.bin/astro', ['build', '--silent', '--outDir', folder], {
    env: {
      ...process.env,
      // Options of the environment come last, so they take precedence.
      NODE_OPTIONS: `--max-old-space-size=${MAX_PAGES_HEAP_MB} --max-semi-space-size=${MAX_PAGES_SEMI_SPACE_MB} ${process.env.NODE_OPTIONS ?? ''}`,
      // One memory arena for each thread, the default of the C library, takes some 40 MB more.
      MALLOC_ARENA_MAX: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_URL: siteUrl,
    },
    signal,
  });
  told('pages', start);
}

const told = (stage: string, start: number): void =>
  console.log(`${stage} … ${((performance.now() - start) / 1000).toFixed(1)} s`);

function writeApiFiles(root: string, siteUrl: string, now: number): void {
  const folders = new Set<string>();
  for (const { path, text } of apiFiles({ data: readData(), siteUrl, now })) {
    const target = root + path;
    const folder = dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    writeFileSync(target, text);
  }
}

/** Cloudflare refuses a site with a larger file; the same table is there in other formats. */
const MAX_HOSTED_BYTES = 25 * 1024 * 1024;

function writeDownloadFiles(folder: string): void {
  const files = writeDownloads(`${folder}/downloads`, readData(), createAlmanac(tables, createCaches()));
  const tooLarge = files.filter(({ bytes }) => bytes > MAX_HOSTED_BYTES);
  appendFileSync(`${folder}/.assetsignore`, tooLarge.map(({ name }) => `/downloads/${name}\n`).join(''));
}

function writeFunctions(folder: string, builtFor: BuiltFor): void {
  const packages = writeFunctionBundles(folder, builtFor);
  writeFileSync(`${folder}/${NOTICES_FILE}`, noticesOf([...packages, ...packagesOfPages()]));
}

function inStages(stages: Readonly<Record<string, () => void>>): void {
  for (const [name, write] of Object.entries(stages)) {
    const start = performance.now();
    write();
    told(name, start);
  }
}

/** @param folder empty, without a slash at its end */
async function fillSite(folder: string): Promise<void> {
  const now = Date.now();
  const { siteUrl, contact } = readSettings(process.env);
  const builtFor = builtForNow(siteUrl, now, contact);
  const pagesFolder = `${folder}/.pages`;
  await besideTool(
    (signal) => buildPages(pagesFolder, siteUrl, signal),
    () =>
      inStages({
        functions: () => writeFunctions(folder, builtFor),
        'files of the API': () => writeApiFiles(folder, siteUrl, now),
        downloads: () => writeDownloadFiles(folder),
        'files beside the pages': () => writeFilesBesidePages(folder, siteUrl, now),
      }),
  );
  inStages({
    'files about the pages': () => {
      moveInto(pagesFolder, folder);
      writeFilesAboutPages(folder, siteUrl);
    },
  });
  writeFileSync(`${folder}/${BUILT_FOR_FILE}`, JSON.stringify(builtFor));
}

/** @returns exit code */
export const runBuild = (): Promise<number> => buildWith(fillSite);

if (import.meta.main) process.exitCode = await runBuild();
