/**
 * The data of one release, on which the tests run: an edit of `data/` does not change their results.
 * `npx tsx test/support/frozen.ts` copies the present `data/` there: run it only when a test needs newer facts, and correct the
 * values that tests expect.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folder that holds `data/`, without its README. */
export const FROZEN = 'test/fixtures';

/** Copies them to where a checkout has them. */
export function copyFrozen(root: string): void {
  cpSync(`${FROZEN}/data`, join(root, 'data'), { recursive: true });
}

if (import.meta.main) {
  rmSync(`${FROZEN}/data`, { recursive: true });
  cpSync('data', `${FROZEN}/data`, { recursive: true, filter: (path) => !path.endsWith('.md') });
}
