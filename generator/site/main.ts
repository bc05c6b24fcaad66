/**
 * Builds the whole site into `dist/`. Astro builds the pages in a second process; this one writes everything else
 * meanwhile, and at the end the files that list the pages. The build writes into a new folder, which replaces the old
 * one when it is complete.
 */
import { writeFileSync } from 'node:fs';
import { currentPersianYear, todayInTehran } from '#api/base/tehran.ts';
import { toIsoDate } from '#core/gregorian.ts';
import { BUILT_FOR_FILE, type BuiltFor } from '#server/built-for.ts';
import { readSettings } from '#server/settings.ts';
import { buildClock } from '#site/data/now.build.ts';
import { compileIfStale } from '../compile/tables-if-stale.ts';
import { projectLinks } from '../package/project-manifest.ts';
import { buildWith, stage } from './build-with.ts';
import { alongsideProgram, runNode } from './child-process.ts';
import { compressLargeTexts } from './compressed-copies.ts';
import { inputsHash } from './inputs.ts';
import { moveInto } from './output-folder.ts';

/** Parameters of V8 for the build of the pages. */
const PAGES_MEMORY = [
  // Without a limit, V8 takes some 200 MB more before it collects garbage.
  '--max-old-space-size=560',
  // Permanent objects take 130 MB. With this initial size, V8 does not collect garbage among them during the start.
  '--initial-old-space-size=300',
  // Space for new objects: with the default of 16 MB, many objects of a page are copied before they are garbage.
  '--max-semi-space-size=32',
];

const buildPages = (folder: string, siteUrl: string, now: number): Promise<void> =>
  runNode([...PAGES_MEMORY, 'node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', folder], {
    ...process.env,
    // One memory arena for each thread, the default of the C library, takes some 40 MB more.
    MALLOC_ARENA_MAX: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    SITE_URL: siteUrl,
    SALNAMA_NOW: new Date(now).toISOString(),
  });

/** Parameters of this build, for the function that it writes. @param now milliseconds since 1970 */
export const builtForNow = (siteUrl: string, now: number, contact?: string): BuiltFor => ({
  siteUrl,
  persianYear: currentPersianYear(now),
  built: toIsoDate(todayInTehran(now)),
  ...(contact && { contact }),
});

/** @param folder empty, without a slash at its end */
async function fillSite(folder: string): Promise<void> {
  await stage('tables', async () => void (await compileIfStale()));
  const now = buildClock();
  const { siteUrl, contact } = readSettings(process.env);
  // A bad REPOSITORY stops the build here, not after a minute.
  projectLinks(process.env);
  const builtFor = { ...builtForNow(siteUrl, now, contact), inputs: inputsHash(process.cwd(), process.env) };
  const pagesFolder = `${folder}/.pages`;
  await alongsideProgram(
    stage('pages', () => buildPages(pagesFolder, siteUrl, now)),
    // Loaded while Astro starts.
    import('./data-files.ts').then(({ writeDataFiles }) => writeDataFiles(folder, builtFor, now)),
  );
  await stage('files about the pages', async () => {
    const { writeFilesAboutPages } = await import('./site-files.ts');
    moveInto(pagesFolder, folder);
    writeFilesAboutPages(folder, siteUrl);
    compressLargeTexts(`${folder}/feeds`, '.ics');
  });
  writeFileSync(`${folder}/${BUILT_FOR_FILE}`, JSON.stringify(builtFor));
}

/** @returns exit code */
export const runBuild = (): Promise<number> => buildWith(fillSite);

if (import.meta.main) process.exitCode = await runBuild();
