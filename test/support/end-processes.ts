/** Ends the programs that a test file has started and not ended, for example because a test failed or was interrupted. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { afterAll } from 'vitest';

/** Programs that run, and how to end each. */
const running = new Map<ChildProcess, () => void>();

/** Ends the program after the last test of the file if it still runs. @param end default: SIGKILL */
export function endWithTests<T extends ChildProcess>(child: T, end = () => void child.kill('SIGKILL')): T {
  running.set(child, end);
  child.once('exit', () => running.delete(child));
  return child;
}

// Test files import this before they define hooks, so it runs after theirs.
afterAll(() => {
  for (const end of running.values()) end();
});

const END_WITH_PARENT = ['--import', import.meta.resolve('#generator/site/end-with-parent.ts')];

/** Starts a Node program that ends with the tests of the file, and with this process, even if that is killed. */
export const spawnNode = (parameters: readonly string[], options: Pick<SpawnOptions, 'cwd' | 'env'>): ChildProcess =>
  endWithTests(
    spawn(process.execPath, [...END_WITH_PARENT, ...parameters], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    }),
  );
