import { expect, test } from 'vitest';
import { get } from '../support/service.ts';

test('30 Aban 1405 at noon in Tehran', () => {
  const date = (year: number, month: number, day: number, month_name_fa: string, month_name_en: string) => ({
    ...{ year, month, day, month_name_fa, month_name_en },
    ...{ weekday_fa: 'شنبه', weekday_en: 'Saturday' },
  });
  expect(get('/today')).toEqual({
    timezone: 'Asia/Tehran',
    now: '2026-11-21T12:00:00+03:30',
    sh: date(1405, 8, 30, 'آبان', 'Aban'),
    gregorian: date(2026, 11, 21, 'نوامبر', 'November'),
    hijri: { ...date(1448, 6, 11, 'جمادی‌الثانی', 'Jumada al-Thani'), estimate: false },
    pahlavi: date(2585, 8, 30, 'آبان', 'Aban'),
    zodiac: { symbol: '♏', name_fa: 'عقرب', name_en: 'Scorpio' },
    animal_year: { name_fa: 'اسب', name_en: 'Horse' },
  });
});

test.each([
  ['asia/kolkata', 'Asia/Kolkata', '2026-11-21T14:00:00+05:30'],
  ['Asia/Calcutta', 'Asia/Calcutta', '2026-11-21T14:00:00+05:30'],
  ['America/St_Johns', 'America/St_Johns', '2026-11-21T05:00:00-03:30'],
  ['utc', 'UTC', '2026-11-21T08:30:00+00:00'],
  ['Etc/GMT+3', 'Etc/GMT+3', '2026-11-21T05:30:00-03:00'],
  ['Pacific/Kiritimati', 'Pacific/Kiritimati', '2026-11-21T22:30:00+14:00'],
])('in %s', (tz, timezone, now) => {
  expect(get('/today', { tz })).toMatchObject({ timezone, now });
});

test('an unescaped plus arrives as a space and is read as a plus', () => {
  expect(get('/today', 'tz=Etc/GMT+3')).toMatchObject({ timezone: 'Etc/GMT+3' });
});
