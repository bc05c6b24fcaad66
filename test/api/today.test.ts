import { expect, test } from 'vitest';
import { get } from '../service.ts';

test('30 Aban 1405 at noon in Tehran', () => {
  expect(get('/today')).toEqual({
    timezone: 'Asia/Tehran',
    now: '2026-11-21T12:00:00+03:30',
    sh: {
      year: 1405,
      month: 8,
      day: 30,
      month_name_fa: 'آبان',
      month_name_en: 'Aban',
      weekday_fa: 'شنبه',
      weekday_en: 'Saturday',
    },
    gregorian: {
      year: 2026,
      month: 11,
      day: 21,
      month_name_fa: 'نوامبر',
      month_name_en: 'November',
      weekday_fa: 'شنبه',
      weekday_en: 'Saturday',
    },
    hijri: {
      year: 1448,
      month: 6,
      day: 11,
      month_name_fa: 'جمادی‌الثانی',
      month_name_en: 'Jumada al-Thani',
      weekday_fa: 'شنبه',
      weekday_en: 'Saturday',
      estimate: false,
    },
    pahlavi: {
      year: 2585,
      month: 8,
      day: 30,
      month_name_fa: 'آبان',
      month_name_en: 'Aban',
      weekday_fa: 'شنبه',
      weekday_en: 'Saturday',
    },
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
