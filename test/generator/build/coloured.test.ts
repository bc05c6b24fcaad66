import { afterEach, expect, test, vi } from 'vitest';
import { coloured } from '#site/docs/coloured.build.ts';

afterEach(() => vi.restoreAllMocks());

test('a busy machine colours code as a fast one does', () => {
  const line = "const response = await fetch('https://example.org/api/today');";
  const fast = coloured(`${line}\n`, 'javascript').text;
  let now = 0;
  // Every reading of the clock is a minute later.
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  const slow = coloured(`${line}\n\n`, 'javascript').text;
  expect(slow.trim()).toBe(fast.trim());
  expect(fast).toContain('code-word');
});
