/** Command line output that depends on the current date. */
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { PLAIN } from '../../src/cli/style.ts';

const OIL_DAY = Date.parse('2026-03-20T08:00:00Z');
const DAY_MS = 86_400_000;

test.each([
  [-5, 'in 5 days', '۵ روز دیگر'],
  [-1, 'tomorrow', 'فردا'],
  [0, 'today', 'امروز'],
])('%i days from a holiday', (days, english, persian) => {
  const now = OIL_DAY + days * DAY_MS;
  const told = (language: 'fa' | 'en') =>
    run(['next'], { now, language, style: PLAIN, version: '0' }).text.split('\n').at(-1);
  expect(told('en')).toBe(english);
  expect(told('fa')).toBe(persian);
});
