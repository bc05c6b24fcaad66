/** A release writes the version of the data and its day into CITATION.cff. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readVersion } from '#generator/compile/version.ts';

test('the file has the version of the data in the project', () => {
  const { version, changed } = readVersion();
  expect(readFileSync('CITATION.cff', 'utf8')).toContain(`\nversion: ${version}\ndate-released: ${changed}\n`);
});
