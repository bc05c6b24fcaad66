/** The years that have pages follow the year of the build. */
import { expect, onTestFinished, test, vi } from 'vitest';

test('four years on, the present year has month pages, and its neighbours too', async () => {
  vi.stubEnv('SALNAMA_NOW', '2030-04-01T08:30:00Z');
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { monthPath, yearPath } = await import('#site/data/address.ts');
  expect([1408, 1409, 1410].map((year) => monthPath('fa', year, 1))).toEqual([
    '/calendar/1408/1',
    '/calendar/1409/1',
    '/calendar/1410/1',
  ]);
  expect(monthPath('en', 2031, 5)).toBe('/en/calendar/2031/5');
  expect(yearPath('fa', 1424)).toBe('/calendar/1424');
  expect(monthPath('fa', 1395, 1)).toBe('/calendar/1395/1');
});
