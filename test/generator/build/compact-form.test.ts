/** Compact tables decode to the original tables. */
import { expect, test } from 'vitest';
import { compact, expand } from '#generator/build/compact-form.ts';
import { tables } from '#tables/index.ts';

const through = (value: unknown): unknown => expand(JSON.parse(JSON.stringify(compact(value))));

const rows = (count: number, row: (index: number) => object): object[] =>
  Array.from({ length: count }, (_, index) => row(index));

test.each(Object.keys(tables) as (keyof typeof tables)[])('%s comes back the same', (name) => {
  expect(through(tables[name])).toEqual(tables[name]);
});

test.each([
  [
    'slugs that follow from names and slugs that do not',
    rows(60, (i) => ({ slug: i % 2 ? `b-ar-${i}` : 'other', nameEn: `B  Ár ${i}` })),
  ],
  ['texts, and empty ones', rows(90, (i) => ({ a: i % 4 ? `t${i}` : '', b: `${i}|${i}` }))],
  ['more decimals than two, numbers and none', rows(60, (i) => ({ degrees: i % 2 ? i / 1000 : null }))],
  ['texts that are absent in some rows', rows(60, (i) => (i % 3 ? { kind: i % 2 ? 'a' : 'b' } : { other: i }))],
  ['whole numbers that rise and fall', rows(60, (i) => ({ i })).map((_, i) => (i % 7) * 1000)],
])('%s come back the same', (_, value) => {
  expect(through(value)).toEqual(value);
});
