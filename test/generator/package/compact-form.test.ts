/** Compact tables decode to the original tables. */
import { expect, test } from 'vitest';
import { compact, expand } from '#generator/package/compact-form.ts';
import { tables } from '#tables/index.ts';

const through = (value: unknown): unknown => expand(JSON.parse(JSON.stringify(compact(value))));

test.each(Object.keys(tables) as (keyof typeof tables)[])('%s comes back the same', (name) => {
  expect(through(tables[name])).toEqual(tables[name]);
});
