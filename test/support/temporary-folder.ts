import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Runs something after a test, or after all tests of a file. */
export type After = (run: () => void) => void;

/** An empty folder. It is removed after the tests of the file that asks for it, or after one test by `onTestFinished`. */
export function temporaryFolder(after: After = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), 'salnama-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
