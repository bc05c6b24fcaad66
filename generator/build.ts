/**
 * Builds the whole site into `dist/`: pages by Astro, then the files of the API. Everything is written into a new folder,
 * which takes the place of the old one only when it is complete.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readSettings, SettingError } from '#server/settings.ts';
import { apiFiles } from './api-files.ts';
import { readData } from './data.ts';
import { writeFunctionBundles } from './function-bundles.ts';
import { DataError, formatProblem } from './problems.ts';
import { writeSiteFiles } from './site-files.ts';

export const DIST = 'dist';
const NEW = 'dist.new';
const OLD = 'dist.old';
const PROGRESS_EVERY = 500;

function buildPages(siteUrl: string): void {
  console.log('pages …');
  execFileSync('node_modules/.bin/astro', ['build', '--silent', '--outDir', NEW], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: siteUrl },
  });
}

function writeApiFiles(siteUrl: string, now: number): void {
  const folders = new Set<string>();
  let count = 0;
  for (const { path, text } of apiFiles({ data: readData(), siteUrl, now })) {
    const target = NEW + path;
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

/** Puts the new folder in the place of the old one. */
function swap(): void {
  rmSync(OLD, { recursive: true, force: true });
  if (existsSync(DIST)) renameSync(DIST, OLD);
  renameSync(NEW, DIST);
  rmSync(OLD, { recursive: true, force: true });
}

/** @param now milliseconds since 1970 */
export function build(now: number): void {
  const { siteUrl } = readSettings(process.env);
  // A build that was killed between the two renames left the old site under its other name.
  if (!existsSync(DIST) && existsSync(OLD)) renameSync(OLD, DIST);
  rmSync(NEW, { recursive: true, force: true });
  try {
    buildPages(siteUrl);
    writeSiteFiles(NEW, siteUrl, now);
    writeFunctionBundles(NEW);
    writeApiFiles(siteUrl, now);
    swap();
  } catch (error) {
    rmSync(NEW, { recursive: true, force: true });
    throw error;
  }
}

/** Builds and says in one line what was wrong, if it was a setting, the data or the disk. @returns exit code */
export function runBuild(): number {
  const started = performance.now();
  try {
    build(Date.now());
  } catch (error) {
    if (error instanceof DataError) for (const problem of error.problems) console.error(formatProblem(problem));
    const known = error instanceof DataError || error instanceof SettingError;
    console.error(known || isDiskError(error) ? `build failed: ${(error as Error).message}` : error);
    return 1;
  }
  console.log(`built ${DIST}/ in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return 0;
}

const isDiskError = (error: unknown): boolean =>
  error instanceof Error &&
  ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');

if (import.meta.main) process.exitCode = runBuild();
