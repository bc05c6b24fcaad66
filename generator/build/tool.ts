/** Programs that the build runs, such as Astro. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program failed, and has printed why. */
export class ToolError extends Error {}

interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** ends the program */
  readonly signal?: AbortSignal;
}

/**
 * Runs a program to its end and prints its output.
 * @throws {ToolError} if it fails
 */
export async function runTool(
  command: string,
  parameters: readonly string[],
  { env, signal }: ToolOptions = {},
): Promise<void> {
  const tool = spawn(command, parameters, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  // With spawn's own option, the promise would settle before the program has ended.
  signal?.addEventListener('abort', () => tool.kill(), { once: true });
  const [code, killedBy] = await once(tool, 'close');
  if (code !== 0) throw new ToolError(`${command} ended with ${killedBy ?? `exit code ${code}`}`);
}

/** Runs a program in a second process and the work in this one, and waits for both. If the work fails, the program is ended. */
export async function besideTool(
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
