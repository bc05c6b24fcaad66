/** Addresses of pages as people write them. */
import { expect, test } from 'vitest';
import { plainAddress } from '#understand/addresses.ts';
import { inputsOf } from './inputs.ts';

test.each(inputsOf('address'))('$input leads to $right', ({ input, right }) => {
  expect(plainAddress(encodeURI(input)) ?? 'itself').toBe(right);
});

test.each(['//salnama.example/calendar', '/\\salnama.example', '/%E0%A4', '/calendar/1405%0d%0aX'])(
  '%s leads nowhere',
  (path) => {
    expect(plainAddress(path)).toBeUndefined();
  },
);
