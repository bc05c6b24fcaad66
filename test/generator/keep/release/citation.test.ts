/** A release writes the version of the data into CITATION.cff. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withVersion } from '#generator/keep/release/citation.ts';

const citation = readFileSync('CITATION.cff', 'utf8');

test('version and day change, all else stays', () => {
  const changed = withVersion(citation, '2027.01.02', '2027-01-02');
  expect(changed.split('\n').filter((line, index) => line !== citation.split('\n')[index])).toEqual([
    'version: 2027.01.02',
    'date-released: 2027-01-02',
  ]);
});

test('the file has the version of the data in the project', () => {
  const { version } = JSON.parse(readFileSync('data/version.json', 'utf8')) as { version: string };
  expect(citation).toContain(`\nversion: ${version}\n`);
});

test('a file without the lines is an error', () => {
  expect(() => withVersion('title: x\n', '1', '2027-01-02')).toThrow('no line');
});
