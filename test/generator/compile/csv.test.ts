import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCsv } from '#generator/compile/csv.ts';
import { DataError, formatProblem } from '#generator/compile/problems.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();

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

const problemsOf = (...lines: string[]): string[] => {
  try {
    rowsOf(...lines);
  } catch (error) {
    if (error instanceof DataError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
};

test('all rows with too many or too few cells are reported with their lines', () => {
  expect(problemsOf('slug,title', 'a,b', 'c', 'd,e,f')).toEqual([
    'rows.csv:3  expected 2 cells, found 1 cells  [form]',
    'rows.csv:4  expected 2 cells, found 3 cells  [form]',
  ]);
});

test('an unclosed quotation mark is reported, not thrown', () => {
  expect(problemsOf('slug,title', 'a,"b')).toEqual([
    expect.stringMatching(/^rows\.csv:\d {2}expected rows of comma-sep/),
  ]);
});
