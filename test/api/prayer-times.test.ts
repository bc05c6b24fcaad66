import { expect, test } from 'vitest';
import { get } from '../service.ts';

test('1 Farvardin 1405 in Tehran', () => {
  const answer = get('/prayer-times', 'city=tehran&year=1405&month=1&day=1');
  expect(answer).toMatchObject({
    city: 'tehran',
    timezone: 'Asia/Tehran',
    date_sh: '1405-01-01',
    date_gregorian: '2026-03-21',
    method: 'Institute of Geophysics, University of Tehran',
  });
  const { fajr, sunrise, dhuhr, sunset, maghrib, midnight } = answer.times;
  const inOrder = [fajr, sunrise, dhuhr, sunset, maghrib, midnight];
  expect(inOrder).toEqual([...inOrder].sort());
});

test('where the Sun does not set, there are still six times, and the method names the rule', () => {
  for (const date of ['year=1405&month=4&day=1', 'year=1405&month=10&day=1']) {
    const { method, times } = get('/prayer-times', `city=tromso&${date}`);
    expect(method.startsWith('Institute of Geophysics, University of Tehran; ')).toBe(true);
    expect(Object.values(times)).toHaveLength(6);
    for (const time of Object.values(times)) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
  }
});

test('maghrib comes some twenty minutes after sunset', () => {
  const { times } = get('/prayer-times', {
    city: 'tehran',
    year: 1405,
    month: 1,
    day: 1,
  });
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const after = minutes(times.maghrib!) - minutes(times.sunset!);
  expect(after).toBeGreaterThanOrEqual(15);
  expect(after).toBeLessThanOrEqual(25);
});
