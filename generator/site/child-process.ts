/** Programs that the build runs, such as Astro. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program failed, and has printed why. */
export class ProgramError extends Error {}

interface ProgramOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** ends the program */
  readonly signal?: AbortSignal;
}

const running = new Set<ChildProcess>();

/** Ends all programs that still run. */
export const endPrograms = (): void => running.forEach((child) => void child.kill('SIGKILL'));

/**
 * Runs a program to its end and prints its output.
 * @throws {ProgramError} if it fails
 */
async function runProgram(
  command: string,
  parameters: readonly string[],
  { env, signal }: ProgramOptions = {},
): Promise<void> {
  const child = spawn(command, parameters, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // With spawn's own option, the promise would settle before the program has ended.
  signal?.addEventListener('abort', () => child.kill(), { once: true });
  running.add(child);
  const [code, killedBy] = await once(child, 'close');
  running.delete(child);
  if (code !== 0) throw new ProgramError(`${command} ended with ${killedBy ?? `exit code ${code}`}`);
}

/** Runs a Node program like `runProgram`. It ends with this process. @param parameters of Node */
export const runNode = (parameters: readonly string[], options?: ProgramOptions): Promise<void> =>
  runProgram(process.execPath, ['--import', import.meta.resolve('./end-with-parent.ts'), ...parameters], options);

/** Runs a program in a second process and the work in this one, and waits for both. If the work fails, the program is ended. */
export async function alongsideProgram(
  run: (signal: AbortSignal) => Promise<void>,
  work: () => void | Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const running = run(stop.signal);
  const working = (async () => work())();
  working.catch(() => stop.abort());
  for (const result of await Promise.allSettled([working, running])) {
    if (result.status === 'rejected') throw result.reason;
  }
}
