import { expect, test } from 'vitest';
import { createAdmissionFilter } from '#server/node/admission-filter.ts';

const question = (number: number) => `/api/convert?from=sh&year=${number}&month=1&day=1`;

test('a question is new once', () => {
  const isSecondAsking = createAdmissionFilter();
  expect([1, 2, 1, 2, 1, 3].map((number) => isSecondAsking(question(number)))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('questions that are asked often are told among thousands that are asked once', () => {
  const isSecondAsking = createAdmissionFilter();
  let told = 0;
  let mistaken = 0;
  for (let number = 0; number < 20_000; number++) {
    if (isSecondAsking('/api/today')) told += 1;
    if (isSecondAsking(question(number))) mistaken += 1;
  }
  expect(told).toBeGreaterThan(19_900);
  expect(mistaken).toBeLessThan(20);
});
