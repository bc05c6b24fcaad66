/** Addresses of pages as people write them. */
import { expect, test } from 'vitest';
import { addressAbove, plainAddress } from '#understand/addresses.ts';
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

test.each([
  ['/nowruz/2027', '/nowruz'],
  ['/ramadan/1449', '/ramadan'],
  ['/moon/2027', '/moon'],
  ['/holidays/1600', '/holidays'],
  ['/holiday/1405', '/holidays'],
  ['/calendar/1405/13', '/calendar/1405'],
  ['/calendar/139306', '/calendar/1393/6'],
  ['/calendar/1405/12/30', '/calendar/1405/12'],
  ['/calendar/20270101', '/calendar/1405/10#d11'],
  ['/calendar/x', '/calendar'],
  ['/nothing/12', undefined],
])('%s is below %s', (path, above) => {
  expect(addressAbove(path, ['/nowruz', '/ramadan', '/moon', '/holidays', '/calendar'])).toBe(above);
});
