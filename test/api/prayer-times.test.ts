import { expect, test } from 'vitest';
import { get } from '../support/service.ts';

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
  // Maghrib comes some twenty minutes after sunset.
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const after = minutes(maghrib) - minutes(sunset);
  expect(after).toBeGreaterThanOrEqual(15);
  expect(after).toBeLessThanOrEqual(25);
});
