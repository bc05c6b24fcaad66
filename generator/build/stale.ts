/** Whether the site is older than what it is made of. */
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
/** Written last of all files of a build. */
const LAST_WRITTEN = `${DIST}/_headers`;

const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the site if `dist/` is missing or older than what it is made of. @returns exit code */
export function buildIfStale(): number {
  const newestSource = Math.max(...globSync(SOURCES).map(modified));
  return modified(LAST_WRITTEN) < newestSource ? runBuild() : 0;
}
