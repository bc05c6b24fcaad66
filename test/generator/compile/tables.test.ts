/** Tables equal the data byte for byte: compiled here, and in another process. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compile } from '#generator/compile/compile.ts';
import { compileOccasions } from '#generator/compile/occasions.ts';
import { compilePlaces } from '#generator/compile/places.ts';
import { tableText } from '#generator/compile/table-text.ts';
import { readAll } from '#generator/compile/tables.ts';
import { writeFileWhole } from '#generator/compile/write-file.ts';
import { FROZEN } from '../../frozen.ts';
import { EXAMPLE, testData } from './test-data.ts';

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

test('changes of two people merge, because each record is one line', () => {
  const change = (population: number, title?: string): string[] => {
    const cities = data.cities.map((entry, index) =>
      index === 40 ? { ...entry, value: { ...entry.value, population } } : entry,
    );
    const occasions = data.occasions.map((entry, index) =>
      index === 40 && title ? { ...entry, value: { ...entry.value, title_en: title } } : entry,
    );
    const changed = { ...data, cities, occasions };
    return [tableText(compilePlaces(changed)), tableText(compileOccasions(changed))];
  };
  const linesThatDiffer = (one: string, other: string) =>
    one.split('\n').filter((line, index) => line !== other.split('\n')[index]).length;
  const [places, occasions] = change(1);
  const [newPlaces, newOccasions] = change(2, 'Another Day');
  expect([linesThatDiffer(places!, newPlaces!), linesThatDiffer(occasions!, newOccasions!)]).toEqual([1, 1]);
  const longest = [...compiled].map(([name, text]) => [name, Math.max(...text.split('\n').map((line) => line.length))]);
  expect(longest.filter(([, length]) => (length as number) > 4000)).toEqual([]);
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
  const root = mkdtempSync(join(tmpdir(), 'salnama-write-'));
  try {
    const path = join(root, 'a/b/c.txt');
    writeFileWhole(path, 'one');
    writeFileWhole(path, 'two');
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(existsSync(`${path}.new`)).toBe(false);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
