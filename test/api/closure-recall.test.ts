/** How complete the list of closures is: the rows of `closures-recall.csv`, counted by year. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metaOf } from '#api/resources/meta.ts';
import { FROZEN } from '../support/frozen.ts';
import { almanac } from '../support/service.ts';

const rows = readFileSync(`${FROZEN}/data/closures-recall.csv`, 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => ({
    year: Number(/,(\d{4})-\d\d-\d\d,/.exec(line)![1]),
    answer: line.slice(line.lastIndexOf(',') + 1),
  }));

const counted = (of: typeof rows) => ({
  found: of.length,
  in_data: of.filter(({ answer }) => answer === 'yes').length,
  partly_in_data: of.filter(({ answer }) => answer === 'partly').length,
});

test('meta.json counts every row, in all and by year', () => {
  const { recall } = metaOf(almanac, '').closures;
  const years = [...new Set(rows.map(({ year }) => year))].sort();
  expect(recall).toEqual({
    ...counted(rows),
    years: years.map((year) => ({ year, ...counted(rows.filter((row) => row.year === year)) })),
  });
});
