/** The temporary directory of one run of the tests: it goes with the run, whatever tests and their programs leave in it. */
import fs, { mkdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Followed by the process of the run, which belongs to this user. */
const PREFIX = `salnama-tests-${userInfo().uid}-`;
const remove = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 5 });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Creates it and sets it for the workers and all programs that they start. Folders of runs that were killed go first. */
export function createRunFolder(): void {
  const parent = tmpdir();
  for (const name of fs.globSync(`${PREFIX}*`, { cwd: parent })) {
    if (!isRunning(Number(name.slice(PREFIX.length)))) remove(join(parent, name));
  }
  const folder = join(parent, PREFIX + process.pid);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  // Vitest ends by this event after Ctrl-C and SIGTERM too.
  process.once('exit', () => remove(folder));
}
