/**
 * `npm run fixtures`: copies the present `data/` to `test/fixtures/data` and compiles the tables of the tests. Run it only
 * when a test needs newer facts, and correct the values that this test expects.
 */
import { cpSync, rmSync } from 'node:fs';
import { FROZEN_ROOT, updateFrozenTables } from './tables.ts';

const target = `${FROZEN_ROOT}/data`;
rmSync(target, { recursive: true, force: true });
cpSync('data', target, { recursive: true, filter: (path) => !path.endsWith('.md') });
for (const path of updateFrozenTables()) console.log(`wrote ${path}`);
