import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from '#generator/compile/csv.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'salnama-csv-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rowsOf = (...lines: string[]) => {
  writeFileSync(join(root, 'rows.csv'), lines.join('\n'));
  return readCsv('rows.csv', root);
};

test('every row knows its line, past comments, empty lines and quoted cells', () => {
  expect(
    rowsOf('# source: somewhere', 'slug,title', 'a,روز', '', '# between', 'b,"x, y"', 'c,"say ""hi"" # no comment"'),
  ).toEqual([
    { file: 'rows.csv', line: 3, cells: { slug: 'a', title: 'روز' } },
    { file: 'rows.csv', line: 6, cells: { slug: 'b', title: 'x, y' } },
    { file: 'rows.csv', line: 7, cells: { slug: 'c', title: 'say "hi" # no comment' } },
  ]);
});

test('a header alone has no rows', () => {
  expect(rowsOf('slug,title', '')).toEqual([]);
});

test('a row with a cell too many or too few is refused with its line', () => {
  expect(() => rowsOf('slug,title', 'a,b', 'c')).toThrow(/line 3/);
  expect(() => rowsOf('slug,title', 'a,b,c')).toThrow(/line 2/);
});
