/** The output folder of a build: written under a temporary name, and renamed when it is complete. */
import {
  cpSync,
  existsSync,
  globSync,
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

/** Folder that this process fills; each has its own, so builds at the same time do not mix their files. */
const freshOf = (folder: string): string => `${folder}.new-${process.pid}`;

/**
 * Replaces a folder by the one that `fill` writes.
 *
 * The new content is written into `{folder}.new-{process}`. Between the two renames the old content is in
 * `{folder}.old`, where the server finds it.
 * @param folder the folder that is served
 * @param fill writes everything into the given folder; if it throws, the old content stays
 */
export async function replaceFolder(folder: string, fill: Fill): Promise<void> {
  const fresh = freshOf(folder);
  const aside = `${folder}.old`;
  // A build that was killed between the two renames left the old content in `.old`.
  if (!existsSync(folder) && existsSync(aside)) renameSync(aside, folder);
  removeAbandoned(folder);
  try {
    mkdirSync(fresh);
    await fill(fresh);
    keepAssets(folder, fresh);
  } catch (error) {
    removeUnfinished(folder);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, aside);
  renameSync(fresh, folder);
  rmSync(aside, { recursive: true, force: true });
}

/** Removes what this process has written. */
export const removeUnfinished = (folder: string): void =>
  rmSync(freshOf(folder), { recursive: true, force: true, maxRetries: 5 });

/** Removes the folders of builds that were killed. */
function removeAbandoned(folder: string): void {
  for (const path of globSync(`${folder}.new-*`)) {
    const pid = Number(path.split('-').at(-1));
    if (pid === process.pid || !isRunning(pid)) rmSync(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether there is such a process.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
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
