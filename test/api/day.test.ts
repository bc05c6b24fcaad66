/** /day: holidays and workdays compared with the holidays of the year, and dates of every calendar. */
import { describe, expect, test } from 'vitest';
import { type AnswerOf, answerOf } from '#api/endpoint.ts';
import { day } from '#api/endpoints/day.ts';
import { STATIC_YEARS, yearsOf } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, isoText, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { almanac, ask, get, NOW } from '../service.ts';

type Day = AnswerOf<typeof day>;

const context = { almanac, now: NOW };
const dayOn = (date: string, options: { weekend?: 'fri' | 'thu-fri' | 'fri-sat'; closures?: 'yes' | 'no' } = {}): Day =>
  answerOf(
    day,
    {
      date,
      calendar: 'sh',
      tz: 'Asia/Tehran',
      weekend: 'fri',
      closures: 'yes',
      sector: 'public',
      province: undefined,
      ...options,
    },
    context,
  );

test('is_holiday, is_workday and estimate are those of the holidays on every day of 1347 to 1500', () => {
  const FRIDAY = 5;
  for (const year of yearsOf(STATIC_YEARS)) {
    const { data } = get('/holidays', { year });
    const holidays = new Map(data.map((holiday) => [holiday.date_gregorian, holiday]));
    const days = Array.from({ length: persian.yearLength(year) }, (_, day) =>
      addDays(persian.firstDayOfYear(year), day),
    );
    const found = days.map((jdn) => {
      const { date_gregorian, is_holiday, is_workday, estimate } = dayOn(isoText(persian.fromJdn(jdn)));
      return { date_gregorian, is_holiday, is_workday, estimate };
    });
    const expected = days.map((jdn) => {
      const holiday = holidays.get(gregorian.toIsoDate(jdn));
      return {
        date_gregorian: gregorian.toIsoDate(jdn),
        is_holiday: holiday !== undefined,
        is_workday: holiday === undefined && weekdayOf(jdn) !== FRIDAY,
        estimate: holiday?.estimate ?? false,
      };
    });
    expect(found).toEqual(expected);
  }
});

test('a day closed for the heat is a workday if closures do not count, but still a holiday', () => {
  expect(dayOn('1402-05-11')).toMatchObject({ is_holiday: true, is_workday: false });
  expect(dayOn('1402-05-11', { closures: 'no' })).toMatchObject({ is_holiday: true, is_workday: true });
});

describe('dates', () => {
  const body = ask('/day', 'date=1405-08-30').body;

  test.each([
    'date=1405/8/30',
    'date=1405/08/30&calendar=sh',
    'date=۱۴۰۵-۸-۳۰',
    'date=١٤٠٥/٠٨/٣٠',
    'date=2026-11-21&calendar=gregorian',
    'date=1448-06-11&calendar=hijri',
    'date=2585-8-30&calendar=pahlavi',
    // The moment of these tests is on that day.
    '',
    'tz=Europe/London',
  ])('?%s is 30 Aban 1405', (query) => expect(ask('/day', query).body).toBe(body));

  test('today is that of the zone', () => {
    expect(get('/day', { tz: 'Pacific/Kiritimati' }).date_sh).toBe('1405-08-30');
    expect(get('/day', { tz: 'Pacific/Kiritimati' }, NOW + 4 * 3_600_000).date_sh).toBe('1405-09-01');
  });
});
