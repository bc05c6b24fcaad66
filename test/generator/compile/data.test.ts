/** All invalid rows are reported together, each as file:line. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readAll } from '#generator/compile/compile-folder.ts';
import { readData } from '#generator/compile/data.ts';
import { DataError, formatProblem } from '#generator/compile/problems.ts';
import { copyFrozen } from '../../support/frozen.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();
beforeEach(() => copyFrozen(root));

/** Replaces one line of a file of data. */
function changeLine(file: string, line: number, change: (text: string) => string): void {
  const path = join(root, 'data', file);
  const lines = readFileSync(path, 'utf8').split('\n');
  lines[line - 1] = change(lines[line - 1]!);
  writeFileSync(path, lines.join('\n'));
}

function problems(): string[] {
  try {
    readData(root);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    expect(error.message).toContain(String(error.problems.length));
    return error.problems.map(formatProblem);
  }
  return [];
}

test('every bad row is reported with file, line, column and value', () => {
  changeLine('cities.csv', 2, (line) => line.replace(',31.3300,', ',91.5,'));
  changeLine('cities.csv', 4, (line) => line.replace('province_capital', 'village'));
  changeLine('occasions/fun.csv', 2, (line) => line.replace('science-fiction-day', ''));
  changeLine('holidays.csv', 2, (line) => line.replace(',yes,', ',perhaps,'));
  changeLine('sources.json', 2, (line) => line.replace('"598-18758"', '"bad-source"'));
  changeLine('sources.json', 3, () => '    "publisher": "x",');
  const told = problems();
  expect(told).toHaveLength(5);
  expect(
    told.some((text) => /^data\/cities\.csv:2 {2}expected latitude: .*, found "91\.5" {2}\[form\]$/.test(text)),
  ).toBe(true);
  expect(told.some((text) => /^data\/cities\.csv:4 {2}expected kind: .*found "village"/.test(text))).toBe(true);
  expect(told.some((text) => /^data\/occasions\/fun\.csv:2 {2}expected slug: some text, found ""/.test(text))).toBe(
    true,
  );
  expect(told.some((text) => /^data\/holidays\.csv:2 {2}expected published: .*found "perhaps"/.test(text))).toBe(true);
  expect(told.some((text) => /^data\/sources\.json:2 {2}expected title: /.test(text))).toBe(true);
});

test.each([
  ['city', 'cities.csv'],
  ['occasion', 'occasions/cultural.csv'],
])('the row that docs/contributing adds for a %s is a valid one', (page, file) => {
  const [, row] = /^ {3}`([^`]+)`$/m.exec(readFileSync(`docs/contributing/${page}.md`, 'utf8'))!;
  appendFileSync(join(root, 'data', file), `${row}\n`);
  expect(() => readAll(root)).not.toThrow();
});

test('comments that name the source of a file are citations with their line', () => {
  const { fileSources } = readData(root);
  expect(fileSources).toContainEqual({ file: 'data/hijri-months.csv', line: 1, text: 'qamari' });
});

test('invalid days, missing rows and empty files are reported, not thrown', () => {
  changeLine('hijri-months.csv', 3000, () => '');
  const path = join(root, 'data/hijri-months.csv');
  const months = readFileSync(path, 'utf8').trimEnd().split('\n');
  writeFileSync(path, [...months.slice(0, -1), months.at(-1)!.replace(/,\d{4}-\d\d-\d\d,/, ',2027-02-30,')].join('\n'));
  changeLine('closures.csv', 3, (line) => line.slice(0, line.lastIndexOf(',')));
  changeLine('exceptions.csv', 2, (line) => line.replace(/,\d{4}-\d\d-\d\d,/, ',1404-07-31,'));
  writeFileSync(join(root, 'data/nutation.csv'), 'l,lp,f,d,om,sin,cos,t_sin,t_cos\n');
  const told = problems();
  expect(told).toHaveLength(4);
  expect(told[0]).toMatch(
    new RegExp(`^data/hijri-months\\.csv:${months.length} {2}expected first_day: a Gregorian day .*"2027-02-30"`),
  );
  expect(told).toContainEqual(expect.stringMatching(/^data\/closures\.csv:3 {2}expected \d+ cells, found \d+ cells/));
  expect(told).toContainEqual(
    expect.stringMatching(/^data\/exceptions\.csv:2 {2}expected day: a Persian date .*"1404-07-31"/),
  );
  expect(told).toContainEqual('data/nutation.csv:1  expected a header and rows, found no row  [form]');
});

test('a byte order mark is read over; a missing file and half a file are one problem each', () => {
  changeLine('closures.csv', 1, (line) => `\uFEFF${line}`);
  changeLine('holidays.csv', 1, (line) => `\uFEFF${line}`);
  changeLine('checked.json', 1, (line) => `\uFEFF${line}`);
  expect(problems()).toEqual([]);
  rmSync(join(root, 'data/sectors.json'));
  rmSync(join(root, 'data/closures.csv'));
  writeFileSync(join(root, 'data/checked.json'), '{\n  "sectors": {');
  writeFileSync(join(root, 'data/names.json'), '[]');
  const told = problems();
  expect(told).toHaveLength(4);
  expect(told).toContain('data/sectors.json:1  expected a file, found no such file  [form]');
  expect(told).toContain('data/closures.csv:1  expected a file, found no such file  [form]');
  expect(told).toContain('data/names.json:1  expected an object of JSON, found []  [form]');
  expect(told).toContainEqual(expect.stringMatching(/^data\/checked\.json:2 {2}expected JSON, found [^\n]+$/));
});
