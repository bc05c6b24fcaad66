/** All spellings of a query have the same cache key. */
import { expect, test } from 'vitest';
import { handler } from '../support/service.ts';

const nameOf = (address: string) => {
  const [path, query = ''] = address.split('?', 2) as [string, string?];
  return handler.routeOf(path)?.parse(query).key;
};

test.each([
  ['/api/holidays?year=1404', '/api/holidays?year=%DB%B1%DB%B4%DB%B0%DB%B4', '/api/holidays?utm_source=a&year=01404'],
  ['/api/calendar?year=1404&month=1', '/api/calendar?month=1&year=1404', '/api/calendar?month=%D9%A1&year=1404&_=9'],
  ['/api/timezones', '/api/timezones?', '/api/timezones?_=1', '/api/timezones?_=2'],
  ['/holidays.ics', '/holidays.ics?1', '/holidays.ics?utm_source=phone'],
])('%s has one name', (first, ...others) => {
  expect(nameOf(first)).toBeDefined();
  for (const other of others) expect(nameOf(other), other).toBe(nameOf(first));
});

test('other questions have other names', () => {
  const names = [
    '/api/holidays',
    '/api/holidays?year=1404',
    '/api/events?month_sh=1',
    '/api/events?month_sh=1&year=1404',
    '/api/events?month_sh=1&day_sh=1',
    '/api/calendar?year=1404&month=1',
    '/api/search?q=a%26limit=1',
    '/api/search?q=a&limit=1',
    '/api/search?q=a',
    '/api/prayer-times/toronto/2027.json',
    '/api/prayer-times/toronto/2027.json?method=isna',
    '/api/prayer-times/toronto/2027.json?method=isna&asr=hanafi',
  ].map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});

test('an invalid query has no cache key', () => {
  for (const mistake of ['/api/holidays?year=1', '/api/holidays?year=1404&year=1404', '/api/none']) {
    expect(nameOf(mistake), mistake).toBeUndefined();
  }
});
