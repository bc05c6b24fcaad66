/** The output folder of a build: written under a temporary name, and renamed when it is complete. */
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Writes everything into a new folder. */
export type Fill = (newFolder: string) => void | Promise<void>;

/** Another process builds the same folder. */
export class AnotherBuild extends Error {
  constructor() {
    super('another build is running');
  }
}

const freshOf = (folder: string): string => `${folder}.unfinished`;
const lockOf = (folder: string): string => `${folder}.lock`;

/**
 * Replaces a folder by the one that `fill` writes.
 *
 * The new content is written into `{folder}.unfinished`. Between the two renames the old content is in
 * `{folder}.old`, where the server finds it.
 * @param folder the folder that is served
 * @param fill writes everything into the given folder; if it throws, the old content stays
 * @throws {AnotherBuild} if another process replaces the folder
 */
export async function replaceFolder(folder: string, fill: Fill): Promise<void> {
  const lock = lockFolder(folder);
  const fresh = freshOf(folder);
  const aside = `${folder}.old`;
  try {
    // A build that was killed left its folder, or, between the two renames, the old content in `.old`.
    if (!existsSync(folder) && existsSync(aside)) renameSync(aside, folder);
    removeFolder(fresh);
    mkdirSync(fresh);
    await fill(fresh);
    keepAssets(folder, fresh);
    removeFolder(aside);
    if (existsSync(folder)) renameSync(folder, aside);
    renameSync(fresh, folder);
    removeFolder(aside);
  } finally {
    // Under the lock: the next build writes into a folder of the same name.
    removeFolder(fresh);
    lock.close();
    rmSync(lockOf(folder), { force: true });
  }
}

const removeFolder = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 5 });

/** Removes everything that this process has written but the finished folder. The process must end now, and with it its lock. */
export function removeUnfinished(folder: string): void {
  removeFolder(freshOf(folder));
  rmSync(lockOf(folder), { force: true });
}

const SQLITE_BUSY = 5;

/** A lock of SQLite's on an empty file: the system takes it back when this process ends, even by `kill -9`. */
function lockFolder(folder: string): DatabaseSync {
  // Reports a disk that cannot be written by its own error.
  closeSync(openSync(lockOf(folder), 'a'));
  const lock = new DatabaseSync(lockOf(folder));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? new AnotherBuild() : error;
  }
  return lock;
}

/** Folder of files that have the hash of their content in their names. */
const HASHED = '_astro';
/** List of the hashed files that this build wrote, one per line, without the files kept from the previous build. */
const OWN = '.function/assets.txt';

/** Keeps the hashed files of the previous build for one more build, because cached pages still link to them. */
function keepAssets(before: string, fresh: string): void {
  const own = namesIn(`${fresh}/${HASHED}`);
  const earlier = existsSync(`${before}/${OWN}`) ? readFileSync(`${before}/${OWN}`, 'utf8').split('\n') : [];
  const kept = earlier.filter((name) => !own.includes(name) && existsSync(`${before}/${HASHED}/${name}`));
  for (const name of kept) {
    cpSync(`${before}/${HASHED}/${name}`, `${fresh}/${HASHED}/${name}`, { recursive: true, preserveTimestamps: true });
  }
  if (own.length === 0) return;
  mkdirSync(`${fresh}/.function`, { recursive: true });
  writeFileSync(`${fresh}/${OWN}`, own.join('\n'));
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Moves everything from one folder into another. @throws {Error} for a file that exists in both */
export function moveInto(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const [source, target] = [`${from}/${name}`, `${to}/${name}`];
    if (!existsSync(target)) renameSync(source, target);
    else moveInto(source, target);
  }
  rmdirSync(from);
}
