/** How complete the list of closures is: provinces and bodies of `closures-recall.csv`, counted by year. */
import { expect, test } from 'vitest';
import { metaOf } from '#api/resources/meta.ts';
import { readData } from '#generator/compile/data.ts';
import { FROZEN } from '../support/frozen.ts';
import { almanac } from '../support/service.ts';

const rows = readData(FROZEN).closuresRecall;

const counted = (of: typeof rows) => {
  const pairs = of.flatMap(({ provinces, bodies, missing }) =>
    provinces.flatMap((province) => bodies.map((body) => !missing.includes(`${province}:${body}`))),
  );
  return { found: pairs.length, in_data: pairs.filter((isThere) => isThere).length };
};

test('meta.json counts every province and body, in all and by year', () => {
  const { recall } = metaOf(almanac, '').closures;
  const yearOf = ({ first_day }: (typeof rows)[number]) => Number(first_day.slice(0, 4));
  const years = [...new Set(rows.map(yearOf))].sort();
  expect(recall).toEqual({
    ...counted(rows),
    years: years.map((year) => ({ year, ...counted(rows.filter((row) => yearOf(row) === year)) })),
  });
});
