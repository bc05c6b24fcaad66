/** Days of feasts that only the compiled lists give, as reported by those who kept them. */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { readData } from '#generator/compile/data.ts';
import { compileDayLists } from '#generator/compile/day-lists.ts';
import { FROZEN } from '../../support/frozen.ts';
import { EXAMPLE, testData } from './test-data.ts';

const rules = ['01-01', '04-18', '08-31', '11-01', '12-30'].map((date) => `mandaean:${date}`);
const data = readData(FROZEN);
const listsOf = (rules: readonly string[]) =>
  compileDayLists(
    {
      ...data,
      occasions: testData({ occasions: rules.map((rule) => ({ ...EXAMPLE.occasions[0]!, rule })) }).occasions,
    },
    { first: 1378, last: 1405 },
  );
const lists = listsOf(rules);

/** Sources are those of the rows in `data/occasions/religious.csv`. */
test.each([
  ['mandaean:12-30', '2000-07-21'],
  ['mandaean:12-30', '2023-07-16'],
  ['mandaean:01-01', '2024-07-16'],
  ['mandaean:04-18', '2018-11-02'],
  ['mandaean:04-18', '2021-11-01'],
  ['mandaean:11-01', '2019-05-19'],
  ['mandaean:08-31', '2024-03-13'],
])('%s was kept on %s', (rule, day) => {
  expect(lists[rule]!.map((jdn) => gregorian.toIsoDate(jdn as Jdn))).toContain(day);
});

test('a day that no Mandaean year has is refused', () => {
  expect(() => listsOf(['mandaean:09-31'])).toThrow('mandaean:09-31');
});
