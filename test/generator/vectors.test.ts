/** The vectors equal their sources. */
import { expect, test } from 'vitest';
import { VECTOR_GROUPS, Vectors } from '#api/schemas/published.ts';
import { readData } from '#generator/compile/data.ts';
import { vectorsBody } from '#generator/compile/vectors.ts';
import { tables } from '#tables/index.ts';
import { FROZEN } from '../frozen.ts';
import { almanac } from '../service.ts';

const body = vectorsBody(readData(FROZEN), tables, almanac);
const vectorsOf = (id: string) => body.groups.find((group) => group.id === id)!.vectors;

test('all groups are there, of the documented shape, each with sources', () => {
  expect(Vectors.parse(body)).toEqual(body);
  expect(body.groups.map(({ id }) => id)).toEqual([...VECTOR_GROUPS]);
  for (const { sources, vectors } of body.groups) {
    expect(sources.length).toBeGreaterThan(0);
    expect(vectors.length).toBeGreaterThan(15);
    expect(new Set(vectors.map((vector) => Object.keys(vector).join())).size).toBe(1);
  }
});

test('known values', () => {
  expect(vectorsOf('persian-leap-years')).toContainEqual({ year_sh: 1403, is_leap: true });
  expect(vectorsOf('persian-first-days')).toContainEqual({ year_sh: 1405, date_gregorian: '2026-03-21' });
  expect(vectorsOf('hijri-month-starts')).toContainEqual({
    year: 1447,
    month: 9,
    first_day_gregorian: '2026-02-19',
    status: expect.any(String),
  });
  const [year] = vectorsOf('holidays').filter(({ year_sh }) => year_sh === 1402);
  expect(year!.dates_gregorian).toContain('2023-08-02');
  expect(vectorsOf('equinoxes').filter(({ kind }) => kind === 'announced').length).toBeGreaterThan(10);
});
