/**
 * The compiled tables lie in `.cache/`, outside of git. They are compiled again when the data, the compiler or Node's
 * calendars have changed, or when somebody else has touched them.
 */
import { createHash } from 'node:crypto';
// An older Node, which lacks `globSync`, has to load this and then says what is missing.
import fs, { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFrozen } from './frozen.ts';
import { writeFileWhole } from './write-file.ts';

/** What the compiler consists of, from the root of the project. */
export const COMPILER = [
  'generator/compile/**/*.ts',
  'src/core/**/*.{ts,json}',
  'src/tables/*.ts',
  'package-lock.json',
];

interface TableSet {
  /** folder that holds `data/` */
  readonly root: string;
  /** folder of the tables */
  readonly folder: string;
}

const LIVE: TableSet = { root: '.', folder: '.cache/tables' };
const FROZEN: TableSet = { root: 'test/fixtures', folder: '.cache/frozen-tables' };

/**
 * Compiles the tables of `data/`, or those of the tests under the condition `frozen`, if they are stale.
 * @returns whether they were stale
 * @throws {DataError} with every problem of the data; then the tables stay as they were
 */
export async function compileIfStale({ root, folder } = isFrozen() ? FROZEN : LIVE): Promise<boolean> {
  const stamp = `${folder}/stamp`;
  const inputs = inputsHash(root);
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(inputs, folder);
  if (isFresh) return false;
  const { compileFolder } = await import('./compile-folder.ts');
  const { files } = compileFolder(root);
  for (const name of fs.globSync('*.json', { cwd: folder }))
    if (!files.has(name)) rmSync(`${folder}/${name}`, { force: true });
  for (const [name, text] of files) writeFileWhole(`${folder}/${name}`, text);
  writeFileWhole(stamp, stampOf(inputs, folder));
  return true;
}

/** The hash of the tables shows those that are missing, and those of two compilations at once. */
const stampOf = (inputs: string, folder: string): string => `${inputs}\n${hashOf(fs.globSync(`${folder}/*.json`))}\n`;

function inputsHash(root: string): string {
  const files = fs.globSync([`${root}/data/**/*.{csv,json}`, ...COMPILER]);
  const { icu, tz } = process.versions;
  return `${hashOf(files)} ICU ${icu} tz ${tz}`;
}

/** Hash of the names and the content of files. @param paths from the root, or absolute */
export function hashOf(paths: readonly string[], root = '.'): string {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const content = readFileSync(resolve(root, path));
    hash.update(`${path} ${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
