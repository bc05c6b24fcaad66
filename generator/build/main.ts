/**
 * Builds the whole site into `dist/`. Astro builds the pages in a second process; this one writes everything else
 * meanwhile, and at the end the files that list the pages. The build writes into a new folder, which replaces the old
 * one when it is complete.
 */
import { writeFileSync } from 'node:fs';
import { BUILT_FOR_FILE, builtForNow } from '#server/node/built-for.ts';
import { readSettings } from '#server/settings.ts';
import { buildWith } from './build-with.ts';
import { besideTool, runTool } from './disk-fault.ts';
import { moveInto } from './output-folder.ts';
import { stage } from './stage.ts';

/** Without a limit, V8 lets the build of the pages take some 200 MB more before it collects garbage. */
const MAX_PAGES_HEAP_MB = 560;
/**
 * Size of the space for new objects: with the default of 16 MB, many objects of a page are copied before they are
 * garbage.
 */
const MAX_PAGES_SEMI_SPACE_MB = 32;

const buildPages = (folder: string, siteUrl: string, signal: AbortSignal): Promise<void> =>
  runTool('node_modules/.bin/astro', ['build', '--silent', '--outDir', folder], {
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

/** @param folder empty, without a slash at its end */
async function fillSite(folder: string): Promise<void> {
  const now = Date.now();
  const { siteUrl, contact } = readSettings(process.env);
  const builtFor = builtForNow(siteUrl, now, contact);
  const pagesFolder = `${folder}/.pages`;
  await besideTool(
    (signal) => stage('pages', () => buildPages(pagesFolder, siteUrl, signal)),
    async () => {
      // Loaded while Astro starts.
      const { writeBesidePages } = await import('./beside-pages.ts');
      await writeBesidePages(folder, builtFor, now);
    },
  );
  await stage('files about the pages', async () => {
    const { writeFilesAboutPages } = await import('./site-files.ts');
    moveInto(pagesFolder, folder);
    writeFilesAboutPages(folder, siteUrl);
  });
  writeFileSync(`${folder}/${BUILT_FOR_FILE}`, JSON.stringify(builtFor));
}

/** @returns exit code */
export const runBuild = (): Promise<number> => buildWith(fillSite);

if (import.meta.main) process.exitCode = await runBuild();
