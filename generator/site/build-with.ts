/** Runs a build: replaces `dist/` as a whole or not at all, and prints the outcome. */
import { SettingError } from '#server/settings.ts';
import { DataError, formatProblem } from '../compile/problems.ts';
import { endPrograms, ProgramError } from './child-process.ts';
import { AnotherBuild, type Fill, removeUnfinished, replaceFolder } from './output-folder.ts';

export const DIST = 'dist';

/** Time between two lines that say what the build does. */
const PROGRESS_MS = 10_000;
/** Names of the parts that run. */
const running = new Set<string>();

/**
 * Builds `dist/`; prints one line for an error in a setting, the data or the disk, and the stack of any other.
 * @param fill writes the whole site into an empty folder
 * @returns exit code
 */
export async function buildWith(fill: Fill): Promise<number> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const progress = setInterval(() => console.log(`${seconds()} s: ${[...running].join(', ')} …`), PROGRESS_MS);
  try {
    await replaceFolder(DIST, endingWithSignals(fill));
  } catch (error) {
    if (error instanceof DataError) for (const problem of error.problems) console.error(formatProblem(problem));
    if (!isKnown(error)) console.error(error);
    console.error(`build failed${isKnown(error) ? `: ${error.message}` : ''}; ${DIST}/ is unchanged`);
    return 1;
  } finally {
    clearInterval(progress);
  }
  console.log(`built ${DIST}/ in ${seconds()} s`);
  return 0;
}

/** The filling, during which Ctrl-C and SIGTERM end the build and remove what it has written. */
const endingWithSignals =
  (fill: Fill): Fill =>
  async (folder) => {
    const end = (signal: NodeJS.Signals) => {
      endPrograms();
      removeUnfinished(DIST);
      console.error(`build stopped by ${signal}; ${DIST}/ is unchanged`);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    try {
      await fill(folder);
    } finally {
      process.off('SIGINT', end).off('SIGTERM', end);
    }
  };

/** Does the message say enough without the stack? Node's errors of the disk have the name of a system call. */
const isKnown = (error: unknown): error is Error =>
  error instanceof AnotherBuild ||
  error instanceof DataError ||
  error instanceof SettingError ||
  error instanceof ProgramError ||
  (error instanceof Error && 'syscall' in error);

/** Runs a part of the build, and prints how long it took. */
export async function stage(name: string, work: () => void | Promise<void>): Promise<void> {
  const start = performance.now();
  running.add(name);
  await work();
  running.delete(name);
  console.log(`${name} … ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
