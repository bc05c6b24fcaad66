/**
 * The data of one release, on which the tests run: an edit of `data/` does not change their results.
 * `npx tsx generator/keep/fixtures.ts` renews them.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Folder that holds `data/`, without its README. */
export const FROZEN = 'test/fixtures';

/** Copies them to where a checkout has them. */
export function copyFrozen(root: string): void {
  cpSync(`${FROZEN}/data`, join(root, 'data'), { recursive: true });
}
