/** Builds the site when its sources are newer. */
import { globSync, statSync } from 'node:fs';
import { DIST } from './build-with.ts';
import { runBuild } from './main.ts';

const SOURCES = [
  'data/**',
  'generator/**',
  'src/**',
  'public/**',
  'astro.config.mjs',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
];
/** A file that every build writes; sources that were edited later are newer. */
const WRITTEN = `${DIST}/_headers`;

const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the site if `dist/` is missing or older than its sources. @returns exit code */
export async function buildIfStale(): Promise<number> {
  const newestSource = Math.max(...globSync(SOURCES).map(modified));
  return modified(WRITTEN) < newestSource ? runBuild() : 0;
}
