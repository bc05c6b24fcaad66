/** The output folder of a build: written under a temporary name, and renamed when it is complete. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

/** Writes everything into a new folder. */
export type Fill = (newFolder: string) => void | Promise<void>;

/**
 * Replaces a folder by the one that `fill` writes.
 *
 * The new content is written into `{folder}.new`. Between the two renames the old content is in `{folder}.old`, where
 * the server finds it.
 * @param folder the folder that is served
 * @param fill writes everything into the given folder; if it throws, the old content stays
 */
export async function replaceFolder(folder: string, fill: Fill): Promise<void> {
  const release = lock(`${folder}.lock`);
  try {
    await replaceLocked(folder, fill);
  } finally {
    release();
  }
}

/** Another build is writing the same folder. */
export class BuildUnderWay extends Error {}

/**
 * Creates the lock file, and returns a function that removes it. It holds the number and the start time of this
 * process, because the number of a dead process may be given to another one.
 * @throws {BuildUnderWay} while the process that holds it is alive
 */
function lock(path: string): () => void {
  for (const isLast of [false, true]) {
    try {
      writeFileSync(path, `${process.pid} ${processStart(process.pid)}`, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [, pid = '', start] = /^(\d+) (.+)$/s.exec(readFileSync(path, 'utf8')) ?? [];
      const isHeld = start !== undefined && processStart(Number(pid)) === start;
      if (isLast || isHeld) throw new BuildUnderWay(`another build is under way (process ${pid}, ${path})`);
      rmSync(path, { force: true });
    }
  }
  throw new BuildUnderWay(`another build is under way (${path})`);
}

/** Start time of a process, as the system writes it; empty if there is no such process. */
function processStart(pid: number): string {
  try {
    // Field 22 in proc(5). The second field, a name in parentheses, may have spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ')[20] ?? '';
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

/** Removes what an interrupted build leaves: the unfinished folder and the lock. */
export function removeUnfinished(folder: string): void {
  rmSync(`${folder}.new`, { recursive: true, force: true, maxRetries: 5 });
  rmSync(`${folder}.lock`, { force: true });
}

async function replaceLocked(folder: string, fill: Fill): Promise<void> {
  const fresh = `${folder}.new`;
  const aside = `${folder}.old`;
  // A build that was killed between the two renames left the old content in `.old`.
  if (!existsSync(folder) && existsSync(aside)) renameSync(aside, folder);
  rmSync(fresh, { recursive: true, force: true });
  try {
    mkdirSync(fresh);
    await fill(fresh);
    keepAssets(folder, fresh);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, aside);
  renameSync(fresh, folder);
  rmSync(aside, { recursive: true, force: true });
}

/** Folder of files that have the hash of their content in their names. */
const HASHED = '_astro';
/** List of the hashed files that this build wrote, one per line, without the files kept from the previous build. */
const OWN = '.function/assets.txt';

/** Keeps the hashed files of the previous build for one more build, because cached pages still link to them. */
function keepAssets(before: string, fresh: string): void {
  const own = namesIn(`${fresh}/${HASHED}`);
  for (const name of namesIn(`${before}/${HASHED}`)) {
    const isOfBefore =
      !existsSync(`${before}/${OWN}`) || readFileSync(`${before}/${OWN}`, 'utf8').split('\n').includes(name);
    if (isOfBefore && !own.includes(name)) {
      mkdirSync(`${fresh}/${HASHED}`, { recursive: true });
      cpSync(`${before}/${HASHED}/${name}`, `${fresh}/${HASHED}/${name}`, {
        recursive: true,
        preserveTimestamps: true,
      });
    }
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
