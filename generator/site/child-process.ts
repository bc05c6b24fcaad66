/** Programs that the build runs, such as Astro. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program failed, and has printed why. */
export class ProgramError extends Error {}

const running = new Set<ChildProcess>();

/** Ends all programs that still run. */
export const endPrograms = (): void => running.forEach((child) => void child.kill('SIGKILL'));

/**
 * Runs a Node program to its end and prints its output. It ends with this process.
 * @param parameters of Node
 * @throws {ProgramError} if it fails
 */
export async function runNode(parameters: readonly string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const endsWithParent = ['--import', import.meta.resolve('./end-with-parent.ts')];
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [...endsWithParent, ...parameters], { env, stdio: [...stdio] });
  running.add(child);
  const [code, killedBy] = await once(child, 'close');
  running.delete(child);
  if (code !== 0) throw new ProgramError(`${process.execPath} ended with ${killedBy ?? `exit code ${code}`}`);
}

/** A function that starts the work, one run at a time: calls during a run share the next one. */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let last: Promise<unknown> = Promise.resolve();
  let isNext = false;
  const run = () => {
    isNext = false;
    return work();
  };
  return () => {
    if (!isNext) last = last.then(run, run);
    isNext = true;
  };
}

/** Waits for a program and for work in this process. If the work fails, the program is ended. */
export async function alongsideProgram(program: Promise<void>, work: Promise<void>): Promise<void> {
  work.catch(endPrograms);
  for (const result of await Promise.allSettled([work, program])) {
    if (result.status === 'rejected') throw result.reason;
  }
}
