import { expect, test } from 'vitest';
import { fromPersian, toPersian } from '#core/imperial.ts';

test('1 Farvardin 1355 was 1 Farvardin 2535, by which the calendar was brought in', () => {
  expect(fromPersian({ year: 1355, month: 1, day: 1 })).toEqual({ year: 2535, month: 1, day: 1 });
  expect(toPersian({ year: 2537, month: 6, day: 5 })).toEqual({ year: 1357, month: 6, day: 5 });
});
