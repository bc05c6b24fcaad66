/** /range equals /day for each of its days. */
import { expect, test } from 'vitest';
import { ask, cacheControlOf, get, NOW } from '../service.ts';

test('every day of it is what /day answers, across a new year', () => {
  const query = { weekend: 'thu-fri', closures: 'no' };
  const range = get('/range', { from: '1404-12-25', to: '1405-01-20', ...query });
  expect(Object.keys(range)).toEqual(['from', 'to', 'count', 'data']);
  expect(range).toMatchObject({ from: '1404-12-25', to: '1405-01-20', count: 25 });
  expect(range.data).toHaveLength(25);
  for (const day of range.data) expect(day).toEqual(get('/day', { date: day.date_sh, ...query }));
});

test('one day, and the most days', () => {
  expect(get('/range', { from: '1405-01-01', to: '1405-01-01' }).count).toBe(1);
  expect(get('/range', { from: '1405-01-01', to: '1406-02-03' })).toMatchObject({ count: 399 });
  expect(get('/range', { from: '1405-01-01', to: '1406-02-04' })).toMatchObject({ count: 400 });
});

test.each([
  ['from=1405-01-01&to=1406-02-05', 'to: ', '400 days'],
  ['from=1405-01-02&to=1405-01-01', 'to: ', 'on or after from'],
  ['from=1405-01-01', 'to: missing', 'YYYY-MM-DD'],
  ['to=1405-01-01', 'from: missing', 'YYYY-MM-DD'],
  ['from=1405-01-01&to=1405-01-32', 'to: ', '1 to 31'],
  ['from=2026-02-29&to=2026-03-01&calendar=gregorian', 'from: ', '1 to 28'],
])('?%s is refused', (query, parameter, allowed) => {
  const { status, body } = ask('/range', query);
  const { error } = JSON.parse(body) as { error: string };
  expect(status, error).toBe(422);
  expect(error.startsWith(parameter), error).toBe(true);
  expect(error).toContain(allowed);
});

test('dates of every calendar are echoed as Persian dates', () => {
  const persian = get('/range', { from: '1405-01-01', to: '1405-01-02' });
  expect(get('/range', { from: '2026-3-21', to: '2026/3/22', calendar: 'gregorian' })).toEqual(persian);
  expect(get('/range', { from: '1447-10-01', to: '1447-10-02', calendar: 'hijri' })).toEqual(persian);
  expect(get('/range', { from: '2585-01-01', to: '2585-01-02', calendar: 'pahlavi' })).toEqual(persian);
});

test('the past is cached for a day', () => {
  expect(cacheControlOf('/range', 'from=1405-08-28&to=1405-08-29', NOW)).toBe('public, max-age=86400');
  expect(cacheControlOf('/range', 'from=1405-08-29&to=1405-08-30', NOW)).toBe('public, max-age=3600');
});
