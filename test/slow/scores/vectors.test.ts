/** The vector runner scores correct libraries high and wrong libraries low. */
import { expect, test } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import { vectorsBody } from '#generator/compile/vectors.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../../service.ts';
import { scores } from './vectors.ts';

const body = vectorsBody(readData(), tables, almanac);

test('correct libraries pass, and calendars of other countries do not', () => {
  const found = scores(body);
  const share = (group: string, name: string, by = '') => {
    const score = found.find((one) => one.group === group && one.package === name && one.by === by)!;
    return score.passed / score.cases;
  };
  expect(share('persian-first-days', 'jalaali-js')).toBe(1);
  expect(share('persian-leap-years', 'Temporal')).toBe(1);
  expect(share('hijri-month-starts', 'Intl', 'islamic-civil')).toBeLessThan(0.7);
  expect(share('prayer-times', 'adhan', 'Tehran')).toBe(1);
  expect(share('holidays', 'date-holidays', 'IR, public')).toBeLessThan(0.9);
});
