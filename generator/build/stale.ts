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
/** Written by every build before its end: what is edited after that counts as newer. */
const WRITTEN = `${DIST}/_headers`;

const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the site if `dist/` is missing or older than what it is made of. @returns exit code */
export async function buildIfStale(): Promise<number> {
  const newestSource = Math.max(...globSync(SOURCES).map(modified));
  return modified(WRITTEN) < newestSource ? runBuild() : 0;
}
