/** Tables equal the data byte for byte: compiled here, and in another process. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { compile } from '#generator/compile/compile.ts';
import type { Data } from '#generator/compile/data.ts';
import { compileOccasions } from '#generator/compile/occasions.ts';
import { tableText } from '#generator/compile/table-text.ts';
import { writeFileWhole } from '#generator/compile/write-file.ts';
import { readAll } from '#generator/keep/tables.ts';
import { FROZEN } from '../../support/frozen.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { EXAMPLE, testData } from '../compile/test-data.ts';

const { data, version } = readAll(FROZEN);
let compiled: ReadonlyMap<string, string>;

beforeAll(() => {
  compiled = compile(data, version, FROZEN).files;
});

test('the frozen tables are the compiled ones', () => {
  const committed = readdirSync(`${FROZEN}/tables`);
  expect([...compiled.keys()].sort()).toEqual(committed.sort());
  for (const [name, text] of compiled) {
    if (readFileSync(`${FROZEN}/tables/${name}`, 'utf8') !== text) expect.fail(`${name} is stale: npm run tables`);
  }
});

describe('two branches that each add an occasion and a city', () => {
  /** Data with one more row before a row of each list. */
  const withRows = (from: Data, at: number, slug: string): Data => {
    const occasion = { ...from.occasions[at]!.value, slug, title_fa: slug, title_en: slug };
    const city = { ...from.cities[at]!.value, slug, name_fa: slug, name_en: slug };
    const { file, line } = from.occasions[at]!;
    return {
      ...from,
      occasions: from.occasions.toSpliced(at, 0, { file, line, value: occasion }),
      cities: from.cities.toSpliced(at, 0, { file, line, value: city }),
    };
  };

  test('merge without a conflict into the tables of both', () => {
    const [ours, theirs] = [withRows(data, 40, 'day-of-one'), withRows(data, 900, 'day-of-another')];
    const both = compile(withRows(theirs, 40, 'day-of-one'), version, FROZEN).files;
    const [oursFiles, theirsFiles] = [ours, theirs].map((some) => compile(some, version, FROZEN).files);
    const folder = temporaryFolder(onTestFinished);
    const merged = (name: string): string => {
      const paths = [oursFiles!, compiled, theirsFiles!].map((files, index) => {
        writeFileSync(join(folder, String(index)), files.get(name)!);
        return join(folder, String(index));
      });
      return execFileSync('git', ['merge-file', '--stdout', ...paths], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    };
    const wrong = [...both].filter(([name, text]) => merged(name) !== text).map(([name]) => name);
    expect(wrong).toEqual([]);
  });

  test('have no line that is too long to read in a difference', () => {
    const longest = [...compiled].map(([name, text]) => [
      name,
      Math.max(...text.split('\n').map(({ length }) => length)),
    ]);
    expect(longest.filter(([, length]) => (length as number) > 4000)).toEqual([]);
  });
});

test('a record of a table is one line, a list of values has one line for each', () => {
  expect(tableText({ first: 1, codes: ['ab', 'cd'] })).toBe('{"first":1,"codes":["ab","cd"]}\n');
  expect(tableText([{ slug: 'a', years: [1, null] }, ['b', ['c']]])).toBe(
    '[\n{"slug":"a","years":[1,null]},\n["b",["c"]]\n]\n',
  );
  const long = Array.from({ length: 13 }, (_, index) => index);
  expect(tableText({ long }).split('\n')).toHaveLength(18);
  expect(JSON.parse(tableText({ long }))).toEqual({ long });
});

test('only published days become holidays', () => {
  const [holiday] = EXAMPLE.holidays;
  const [closure] = EXAMPLE.closures;
  const slugsOff = (published: boolean) =>
    compileOccasions(
      testData({ holidays: [{ ...holiday!, published }], closures: [{ ...closure!, official: published }] }),
    )
      .filter(({ holidayYears }) => holidayYears.length > 0)
      .map(({ slug }) => slug);
  expect(slugsOff(true)).toEqual(['nowruz', 'closure-1402']);
  expect(slugsOff(false)).toEqual([]);
});

test('a closure over the turn of the year is a holiday in both years', () => {
  const [closure] = EXAMPLE.closures;
  const compiledClosure = compileOccasions(
    testData({ closures: [{ ...closure!, first_day: '1404-12-28', last_day: '1405-01-02' }] }),
  ).at(-1)!;
  expect(compiledClosure).toMatchObject({
    rule: 'sh:span(1404-12-28,1405-01-02)',
    years: [1404, 1405],
    holidayYears: [[1404, 1405]],
  });
});

test('an exception moves the day of its hijri year', () => {
  const occasions = compileOccasions(testData());
  expect(occasions.find(({ slug }) => slug === 'ashura')?.moved).toEqual([[1447, 2_460_864]]);
  expect(occasions.find(({ slug }) => slug === 'nowruz')).not.toHaveProperty('moved');
});

test('a file is written whole, in folders made for it', () => {
  const root = temporaryFolder(onTestFinished);
  const path = join(root, 'a/b/c.txt');
  writeFileWhole(path, 'one');
  writeFileWhole(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
  expect(existsSync(`${path}.new`)).toBe(false);
});
