/** Days of solstices and the September equinox in Tehran, by published moments to the minute (UT). */

import { expect, test } from 'vitest';
import { fromIsoDate } from '#core/gregorian.ts';
import { seasonEpochMs, solarDay, tehranDay } from '#generator/compile/solar-days.ts';

/** United States Naval Observatory, Earth's Seasons. */
const PUBLISHED = [
  ['june', '2024-06-20T20:51Z', '2024-06-21'],
  ['september', '2024-09-22T12:44Z', '2024-09-22'],
  ['december', '2024-12-21T09:20Z', '2024-12-21'],
  ['june', '2025-06-21T02:42Z', '2025-06-21'],
  ['september', '2025-09-22T18:19Z', '2025-09-22'],
  ['december', '2025-12-21T15:03Z', '2025-12-21'],
] as const;

test.each(PUBLISHED)('%s %s is %s in Tehran', (kind, moment, day) => {
  const year = Number(moment.slice(0, 4));
  expect(Math.abs(seasonEpochMs(kind, year) - Date.parse(moment))).toBeLessThan(90_000);
  expect(solarDay(kind, year)).toBe(fromIsoDate(day));
});

test('a year of solstices has 365 or 366 days', () => {
  for (let year = 1600; year < 2199; year += 7) {
    expect([365, 366]).toContain(solarDay('june', year + 1) - solarDay('june', year));
  }
});

test('a day in Tehran begins at 20:30 UT', () => {
  expect(tehranDay(Date.UTC(2026, 5, 21, 20, 29, 59))).toBe(fromIsoDate('2026-06-21'));
  expect(tehranDay(Date.UTC(2026, 5, 21, 20, 30))).toBe(fromIsoDate('2026-06-22'));
});
