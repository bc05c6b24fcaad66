/** Gregorian years and dates given in place of Persian ones. */
import { expect, test } from 'vitest';
import { gregorianHolidaysIcs } from '#api/feeds/holiday-files.ts';
import type { BuildContext } from '#api/resources/resource.ts';
import { resourceAt } from '../support/resource-at.ts';
import { almanac, ask, get, NOW, SITE_URL } from '../support/service.ts';

const errorOf = (path: string, query: string) => {
  const { status, body } = ask(path, query);
  return `${status} ${(JSON.parse(body) as { error: string }).error}`;
};

test.each([
  ['/day', 'date=2026-03-21'],
  ['/day', 'date=۲۰۲۶/۳/۲۱'],
  ['/range', 'from=2026-12-25&to=2027-01-05'],
  ['/next', 'from=2026-11-23&limit=3'],
  ['/workdays', 'from=2026-01-01&to=2026-12-31'],
  ['/workdays', 'from=2026-01-01&add=10'],
  ['/explain', 'date=2026-03-21'],
])('%s?%s is Gregorian, as with calendar=gregorian', (path, query) => {
  const { status, body } = ask(path, query);
  expect({ status, body }).toEqual({ status: 200, body: ask(path, `${query}&calendar=gregorian`).body });
  expect(errorOf(path, `${query}&calendar=sh`)).toMatch(/^422 .*for a Gregorian date leave calendar out/);
});

test('a date before 1900 is Persian', () => {
  expect(ask('/day', 'date=1405-01-01').body).toBe(ask('/day', 'date=1405-01-01&calendar=sh').body);
  expect(errorOf('/day', 'date=1899-01-01')).toBe(errorOf('/day', 'date=1899-01-01&calendar=sh'));
  expect(errorOf('/day', 'date=1900-01-01')).toBe(errorOf('/day', 'date=1900-01-01&calendar=gregorian'));
});

test.each([1969, 2000, 2026, 2121])('the file of %i has the days of the Persian years that it touches', (year) => {
  const files = resourceAt('/api/holidays/gregorian/{year}.json').files!({
    almanac,
    now: NOW,
    siteUrl: SITE_URL,
  } as BuildContext);
  const { body } = [...files].find(({ path }) => path === `/api/holidays/gregorian/${year}.json`)!;
  const touched = [year - 622, year - 621].flatMap((each) => get('/holidays', { year: each }).data);
  const expected = touched.filter(({ date_gregorian }) => date_gregorian.startsWith(`${year}-`));
  expect(body).toEqual({ year, data: expected });
  expect(expected.length).toBeGreaterThan(9);
});

test('the calendar file of a Gregorian year has an event for each holiday of its days', () => {
  const events = gregorianHolidaysIcs(2026, almanac).match(/DTSTART;VALUE=DATE:\d+/g)!;
  const days = new Set(events.map((line) => line.slice(-8)));
  expect([...days].every((day) => day.startsWith('2026'))).toBe(true);
  expect(days.has('20260321')).toBe(true);
  expect(events.length).toBeGreaterThanOrEqual(days.size);
});

test('a Gregorian year in the place of a Persian one is refused with both, and with the address to take', () => {
  expect(errorOf('/holidays', 'year=2026')).toBe(
    '422 year: "2026" is not allowed; give a whole number from 1347 to 1577, in Latin or Persian digits; ' +
      '2026 is a Gregorian year: Persian 1404 to 20 March, then 1405; its days are at /api/holidays/gregorian/2026.json',
  );
  expect(errorOf('/holidays', 'year=۲۰۲۶')).toContain('/api/holidays/gregorian/2026.json');
  expect(errorOf('/calendar', 'year=2027&month=1')).toContain('Persian 1405 to 20 March, then 1406');
  expect(errorOf('/holidays', 'year=1600')).not.toContain('Gregorian');
});

test.each([
  ['/events?month=1', '/api/events?month_sh=1'],
  ['/events?month=1&year=1405&utm_source=x', '/api/events?month_sh=1&year=1405'],
  ['/events?date=1405-01-13', '/api/events?year=1405&month_sh=1&day_sh=13'],
  ['/convert?date=2026-11-23', '/api/convert?from=gregorian&year=2026&month=11&day=23'],
  ['/convert?date=۱۴۰۵/۹/۲', '/api/convert?from=sh&year=1405&month=9&day=2'],
  ['/convert?date=1448-6-13&calendar=hijri', '/api/convert?from=hijri&year=1448&month=6&day=13'],
  ['/prayer-times?city=tehran&date=2026-11-23', '/api/prayer-times?city=tehran&year=1405&month=9&day=2'],
  ['/workdays?year=1405', '/api/workdays?from=1405-01-01&to=1405-12-29'],
  ['/workdays?year=2026&weekend=fri-sat', '/api/workdays?from=2026-01-01&to=2026-12-31&weekend=fri-sat'],
  ['/range?year=1405&month=12', '/api/range?from=1405-12-01&to=1405-12-29'],
  ['/today?date=1405-01-01', '/api/day?date=1405-01-01'],
  ['/holidays?date=1405-01-01', '/api/day?date=1405-01-01'],
  ['/day?year=1405&month=1&day=1', '/api/day?date=1405-01-01'],
  ['/next?date=2026-01-01', '/api/next?from=2026-01-01'],
])('%s is refused with an address that is answered, %s', (asked, meant) => {
  const [path, query] = asked.split('?') as [string, string];
  const error = errorOf(path, query);
  expect(error).toMatch(/^422 /);
  expect(error.slice(error.toLowerCase().indexOf('use ') + 'use '.length)).toBe(meant);
  const [target, rest] = meant.replace('/api', '').split('?') as [string, string];
  expect(ask(target, rest).status).toBe(200);
});

test.each([
  '/events?month=13',
  '/convert?date=2026-13-40',
  '/workdays?year=abc',
  `/events?month=1&year=${'9'.repeat(500)}`,
])('%s, which means nothing, has no address', (asked) => {
  const [path, query] = asked.split('?') as [string, string];
  expect(errorOf(path, query)).not.toMatch(/use \//i);
});
