/** Tables are what the data say, byte for byte: compiled here, and once before in another process. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compile } from '#generator/compile/compile.ts';
import { compileOccasions } from '#generator/compile/occasions.ts';
import { readAll } from '#generator/compile/tables.ts';
import { writeFileWhole } from '#generator/compile/write-file.ts';
import { EXAMPLE, testData } from './test-data.ts';

const { data, version, published } = readAll(process.cwd());
let compiled: ReadonlyMap<string, string>;

beforeAll(() => {
  compiled = compile(data, version, published).tables;
});

test('the committed tables are the compiled ones', () => {
  const committed = readdirSync('src/tables').filter((name) => name.endsWith('.json'));
  expect([...compiled.keys()].sort()).toEqual(committed.sort());
  for (const [name, text] of compiled) {
    if (readFileSync(`src/tables/${name}`, 'utf8') !== text) expect.fail(`${name} is stale: npm run tables`);
  }
});

test('the fingerprint is told in 16 hexadecimal digits beside the version', () => {
  expect(JSON.parse(compiled.get('dataset.json')!)).toEqual({
    version: version.version,
    changed: version.changed,
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('only what is published becomes a holiday', () => {
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
