import { expect, test } from 'vitest';
import { createAskedBefore } from '#server/node/asked-before.ts';

const question = (number: number) => `/api/convert?from=sh&year=${number}&month=1&day=1`;

function createAsking(): (text: string) => boolean {
  const before = createAskedBefore();
  return (text) => {
    const isKnown = before.has(text);
    before.add(text);
    return isKnown;
  };
}

test('a question is new once', () => {
  const isKnown = createAsking();
  const answers = [1, 2, 1, 2, 1, 3].map((number) => isKnown(question(number)));
  expect(answers).toEqual([false, false, true, true, true, false]);
});

test('questions that are asked often are told among thousands that are asked once', () => {
  const isKnown = createAsking();
  let told = 0;
  let mistaken = 0;
  for (let number = 0; number < 20_000; number++) {
    if (isKnown('/api/today')) told += 1;
    if (isKnown(question(number))) mistaken += 1;
  }
  expect(told).toBeGreaterThan(19_900);
  expect(mistaken).toBeLessThan(20);
});
