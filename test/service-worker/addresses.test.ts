import { expect, test } from 'vitest';
import { drawnPageOf, isCacheable } from '../../src/service-worker/addresses.ts';

test.each([
  ['/', true],
  ['/en', true],
  ['/calendar/1405/8', true],
  ['/prayer-times/tehran', true],
  ['/moon', false],
  ['/en/prayer-times', false],
  ['/calendar/day.json', true],
  ['/downloads/days.csv', false],
  ['/downloads/package.json', false],
  ['/api/holidays/1405.json', false],
  ['/holidays.ics', false],
  ['/widget.js', true],
] as const)('whether a copy of %s may be shown later: %s', (path, expected) => {
  expect(isCacheable(path)).toBe(expected);
});

test.each([
  ['/calendar/1371/2', '/calendar/any?year=1371&month=2'],
  ['/en/calendar/1520', '/en/calendar/any?year=1520'],
  ['/calendar', undefined],
  ['/holidays/1404', undefined],
])('without a copy, %s is drawn by %s', (path, expected) => expect(drawnPageOf(path)).toBe(expected));
