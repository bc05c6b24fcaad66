/** /range equals /day for each of its days. */
import { expect, test } from 'vitest';
import { get } from '../support/service.ts';

test('every day of it is what /day answers, across a new year', () => {
  const query = { weekend: 'thu-fri', closures: 'no' };
  const range = get('/range', { from: '1404-12-25', to: '1405-01-20', ...query });
  expect(Object.keys(range)).toEqual([
    'from',
    'to',
    'count',
    'from_gregorian',
    'to_gregorian',
    'data',
    'closures_known_until',
  ]);
  expect(range).toMatchObject({ from: '1404-12-25', to: '1405-01-20', count: 25 });
  expect(range).toMatchObject({ from_gregorian: '2026-03-16', to_gregorian: '2026-04-09' });
  expect(range.data).toHaveLength(25);
  const { closures_known_until } = range;
  for (const day of range.data) {
    expect({ ...day, closures_known_until }).toEqual(get('/day', { date: day.date_sh, ...query }));
  }
});

test('one day, and the most days', () => {
  expect(get('/range', { from: '1405-01-01', to: '1405-01-01' }).count).toBe(1);
  expect(get('/range', { from: '1405-01-01', to: '1406-02-03' })).toMatchObject({ count: 399 });
  expect(get('/range', { from: '1405-01-01', to: '1406-02-04' })).toMatchObject({ count: 400 });
});

test('dates of every calendar are echoed as Persian dates', () => {
  const persian = get('/range', { from: '1405-01-01', to: '1405-01-02' });
  expect(get('/range', { from: '2026-3-21', to: '2026/3/22', calendar: 'gregorian' })).toEqual(persian);
  expect(get('/range', { from: '1447-10-01', to: '1447-10-02', calendar: 'hijri' })).toEqual(persian);
  expect(get('/range', { from: '2585-01-01', to: '2585-01-02', calendar: 'pahlavi' })).toEqual(persian);
});
