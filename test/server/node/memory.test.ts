import { expect, test } from 'vitest';
import { createContent } from '#server/node/content.ts';
import { headOf } from '#server/node/head.ts';
import { createMemory } from '#server/node/memory.ts';

const contentOf = (bytes: Buffer) =>
  createContent({ status: 200, bytes, hash: 'a', head: headOf({}), freshUntil: 5_000, keeps: 'passing' });
const content = contentOf(Buffer.from('{}'));

test('a question is asked again from the second time on', () => {
  const memory = createMemory();
  expect(['/api/today', '/api/times', '/api/today', '/api/today'].map(memory.isAskedAgain)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['long', 40_000, 150, 250],
  ['short', 200, 1_500, 2_500],
])('a question that does not come again soon is new again: %s answers', (_, bytes, few, many) => {
  const memory = createMemory();
  const answer = contentOf(Buffer.alloc(bytes));
  const pass = (answers: number) => {
    for (let number = 0; number < answers; number++) memory.letPass(`/api/calendar?${number}`, answer);
  };
  memory.isAskedAgain('/api/today');
  pass(few);
  expect(memory.isAskedAgain('/api/today')).toBe(true);
  pass(many);
  expect(memory.isAskedAgain('/api/today')).toBe(false);
});

test('a clock that is set back by more than a second makes all be forgotten', () => {
  const memory = createMemory();
  memory.keep('/a', content);
  expect(memory.recall('/a', 4_000)).toBe(content);
  expect(memory.recall('/a', 3_500)).toBe(content);
  expect(memory.recall('/a', 1_000)).toBeUndefined();
});

test('the name of a question by its spelling, the longest and the oldest ones aside', () => {
  const memory = createMemory();
  const long = `/api/today?tz=${'x'.repeat(300)}`;
  memory.keepSpelling('/api/convert?day=01', '/api/convert?day=1');
  memory.keepSpelling(long, '/api/today?tz=x');
  expect(memory.nameOf('/api/convert?day=01')).toBe('/api/convert?day=1');
  expect(memory.nameOf('/api/convert?day=1')).toBeUndefined();
  expect(memory.nameOf(long)).toBeUndefined();
  for (let time = 0; time < 10_000; time++) memory.keepSpelling(`/api/convert?day=${'0'.repeat(5)}${time}`, 'x');
  expect(memory.nameOf('/api/convert?day=01')).toBeUndefined();
});
