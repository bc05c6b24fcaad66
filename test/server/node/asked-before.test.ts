import { expect, test } from 'vitest';
import { createAskedBefore } from '#server/node/asked-before.ts';

const question = (number: number) => `/api/convert?from=sh&year=${number}&month=1&day=1`;

test('a question is new once', () => {
  const { add: isKnown } = createAskedBefore();
  const answers = [1, 2, 1, 2, 1, 3].map((number) => isKnown(question(number)));
  expect(answers).toEqual([false, false, true, true, true, false]);
});

test('questions that are asked often are told among thousands that are asked once', () => {
  const { add: isKnown } = createAskedBefore();
  let told = 0;
  let mistaken = 0;
  for (let number = 0; number < 20_000; number++) {
    if (isKnown('/api/today')) told += 1;
    if (isKnown(question(number))) mistaken += 1;
  }
  expect(told).toBeGreaterThan(19_900);
  expect(mistaken).toBeLessThan(20);
});

test('to look is not to ask', () => {
  const before = createAskedBefore();
  expect([before.has('/api/today'), before.has('/api/today')]).toEqual([false, false]);
  expect([before.add('/api/today'), before.has('/api/today')]).toEqual([false, true]);
});

test('a question is new again when too much has passed since it was asked', () => {
  const before = createAskedBefore(100);
  before.add('/api/today');
  before.pass(60);
  expect(before.add('/api/today')).toBe(true);
  before.pass(100);
  expect(before.has('/api/today')).toBe(true);
  before.pass(1);
  expect([before.has('/api/today'), before.add('/api/today'), before.has('/api/today')]).toEqual([false, false, true]);
});
