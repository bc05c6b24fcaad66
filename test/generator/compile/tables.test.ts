/** The compiler, and when it runs. */
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileOccasions } from '#generator/compile/occasions.ts';
import { compileIfStale } from '#generator/compile/tables-if-stale.ts';
import { writeFileWhole } from '#generator/compile/write-file.ts';
import { FROZEN } from '../../support/frozen.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { EXAMPLE, testData } from './test-data.ts';

const TABLES = '.cache/frozen-tables';
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);

/**
 * A change of the compiler shows here which tables it changes; `npx vitest run -u test/generator/compile/tables.test.ts` accepts
 * it. `test/support/frozen.ts` changes them too.
 */
test('the same frozen data give the same tables', () => {
  const hashes = globSync('*.json', { cwd: TABLES })
    .sort()
    .map((name) => `${name} ${hashOf(`${TABLES}/${name}`)}`);
  expect(hashes).toMatchInlineSnapshot(`
    [
      "accuracy.json fef3f9c6e620",
      "city-sources.json ecdb9f84588b",
      "closures.json 14a167e9a006",
      "dataset.json f09347e0c3f0",
      "day-lists.json 981aa9499884",
      "equinoxes.json af7f82975b4b",
      "faiths.json c3f1467ad4ce",
      "hijri-months.json 14d499dc53c5",
      "hijri-probabilities.json d3ae1abaf82f",
      "holiday-laws.json 7c74dc1e7a2d",
      "mourning-periods.json 58b6e1effca4",
      "occasion-aliases.json 113ab65292ca",
      "occasion-details.json 780a2f0a03c7",
      "occasion-texts.json af46b391ece8",
      "occasions.json edb80360a052",
      "places.json 29061add59b9",
      "revisions.json 18fccfc15e3e",
      "sectors.json 70ddcf45c7dc",
      "sources.json 1a7df64adc63",
      "time-zones.json b3a7364c05c7",
    ]
  `);
});

test('tables are compiled again only if their data changed, or one of them', async () => {
  const root = temporaryFolder(onTestFinished);
  cpSync(`${FROZEN}/data`, join(root, 'data'), { recursive: true });
  const set = { root, folder: join(root, 'tables') };
  const dataset = join(root, 'tables/dataset.json');
  expect(await compileIfStale(set)).toBe(true);
  expect(await compileIfStale(set)).toBe(false);
  rmSync(dataset);
  writeFileSync(join(root, 'tables/of-an-older-compiler.json'), '{}');
  expect(await compileIfStale(set)).toBe(true);
  expect(globSync('of-an-older-compiler.json', { cwd: set.folder })).toEqual([]);
  const version = { version: '2099.01.01', changed: '2099-01-01' };
  writeFileSync(join(root, 'data/version.json'), JSON.stringify(version));
  expect(await compileIfStale(set)).toBe(true);
  expect(JSON.parse(readFileSync(dataset, 'utf8'))).toEqual(version);
  // A wrong row leaves the tables as they are.
  writeFileSync(join(root, 'data/version.json'), '{');
  await expect(compileIfStale(set)).rejects.toThrow('1 problem in data/');
  expect(JSON.parse(readFileSync(dataset, 'utf8'))).toEqual(version);
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
  expect(globSync('a/b/*', { cwd: root })).toEqual(['a/b/c.txt']);
});
