/** The vectors equal their sources. */
import { expect, test } from 'vitest';
import { VECTOR_GROUPS, Vectors } from '#api/schemas/published.ts';
import { readData } from '#generator/compile/data.ts';
import { vectorsBody } from '#generator/publish/vectors.ts';
import { tables } from '#tables/index.ts';
import { FROZEN } from '../../support/frozen.ts';
import { almanac } from '../../support/service.ts';

const body = vectorsBody(readData(FROZEN), tables, almanac);

test('all groups are there, of the documented shape, each with sources', () => {
  expect(Vectors.parse(body)).toEqual(body);
  expect(body.groups.map(({ id }) => id)).toEqual([...VECTOR_GROUPS]);
  for (const { sources, vectors } of body.groups) {
    expect(sources.length).toBeGreaterThan(0);
    expect(vectors.length).toBeGreaterThan(15);
    expect(new Set(vectors.map((vector) => Object.keys(vector).join())).size).toBe(1);
  }
});

test('holidays are those of the years whose Islamic months have all been announced', () => {
  const years = body.groups.find(({ id }) => id === 'holidays')!.vectors.map((vector) => vector.year_sh);
  expect(years).toEqual(Array.from({ length: 16 }, (_, index) => 1390 + index));
});
