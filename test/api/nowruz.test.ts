import { expect, test } from 'vitest';
import { nowruzMoment } from '#api/facts/moments.ts';
import { almanac, get } from '../support/service.ts';

const nowruz = (year_sh: number, tz: string, now?: number) => get('/nowruz', { year_sh, tz }, now);

test('Nowruz 1405 in Tehran was the evening of 29 Esfand 1404', () => {
  const { utc, local, local_parts, year_gregorian } = nowruz(1405, 'Asia/Tehran');
  expect(utc).toBe('2026-03-20 14:45:57');
  expect(local).toBe('2026-03-20T18:15:57+03:30');
  expect(year_gregorian).toBe(2026);
  expect(local_parts.sh).toMatchObject({ year: 1404, month: 12, day: 29 });
  expect(local_parts).toMatchObject({ weekday_en: 'Friday', time: '18:15:57' });
});

test('the countdown counts whole seconds down to 0, and on below it', () => {
  const moment = Date.parse('2026-03-20T14:45:57Z');
  const countdown = (now: number) => nowruz(1405, 'UTC', now).countdown_seconds;
  expect(countdown(moment - 60_000)).toBe(60);
  expect(countdown(moment - 500)).toBe(1);
  expect(countdown(moment)).toBe(0);
  expect(countdown(moment + 999)).toBe(0);
  expect(countdown(moment + 86_400_000)).toBe(-86_400);
});

test('utc, local and the moment of the file are one, for every year', () => {
  for (let year = 979; year <= 1577; year += 1) {
    const { utc, local, year_gregorian } = nowruz(year, 'Asia/Tehran');
    expect(Date.parse(local), String(year)).toBe(Date.parse(`${utc.replace(' ', 'T')}Z`));
    expect(nowruzMoment(year, almanac)).toMatchObject({ year_sh: year, year_gregorian, utc });
    expect(year_gregorian).toBe(year + 621);
  }
});

test('the file tells the time scale, and the announced moment where it is known', () => {
  expect(nowruzMoment(1350, almanac)).toMatchObject({ time_scale: 'UT1', announced: null });
  expect(nowruzMoment(1391, almanac)).toMatchObject({
    time_scale: 'UTC',
    announced: { utc: '2012-03-20 05:14:27', by: expect.stringContaining('University of Tehran') },
  });
  for (let year = 979; year <= 1577; year++) {
    const announced = nowruzMoment(year, almanac)?.announced;
    if (announced) expect(Math.abs(announced.difference_seconds), String(year)).toBeLessThanOrEqual(2.5);
  }
  expect(nowruzMoment(978, almanac)).toBeUndefined();
  expect(nowruzMoment(1578, almanac)).toBeUndefined();
});
