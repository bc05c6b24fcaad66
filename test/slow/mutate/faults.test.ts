/** `npm run mutate` finds the place of each fault. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';

test.each(FAULTS)('$name: its code stands once in $file', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
