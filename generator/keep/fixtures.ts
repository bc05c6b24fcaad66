/**
 * `npx tsx generator/keep/fixtures.ts`: copies the present `data/` to `test/fixtures/data`. Run it only when a test needs newer facts, and correct
 * the values that this test expects.
 */
import { cpSync, rmSync } from 'node:fs';

const target = 'test/fixtures/data';
rmSync(target, { recursive: true, force: true });
cpSync('data', target, { recursive: true, filter: (path) => !path.endsWith('.md') });
