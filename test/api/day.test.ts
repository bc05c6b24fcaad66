/** /day: holidays and workdays compared with the holidays of the year, and dates of every calendar. */
import { describe, expect, test } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import { day } from '#api/endpoints/day.ts';
import { STATIC_YEARS, yearsOf } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/iso-text.ts';
import { addDays, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { almanac, ask, cacheControlOf, get, NOW } from '../service.ts';

type Day = AnswerOf<typeof day>;

const context = { almanac, now: NOW };
const dayOn = (date: string, options: { weekend?: 'fri' | 'thu-fri' | 'fri-sat'; closures?: 'yes' | 'no' } = {}): Day =>
  day.resolve(
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

test('keys in the documented order', () => {
  const body = get('/day', { date: '1405-01-01' });
  expect(Object.keys(body)).toEqual([
    ...['date_sh', 'date_gregorian', 'date_hijri', 'sh', 'gregorian', 'hijri', 'pahlavi'],
    ...['is_friday', 'is_holiday', 'is_workday', 'estimate', 'events'],
  ]);
  expect(body).toMatchObject({
    date_sh: '1405-01-01',
    date_gregorian: '2026-03-21',
    date_hijri: '1447-10-01',
    is_friday: false,
    is_holiday: true,
    is_workday: false,
    estimate: false,
  });
  expect(body.events[0]).toMatchObject({ slug: 'eid-al-fitr', is_holiday: true });
});

test('is_holiday, is_workday and estimate are those of the holidays on every day of 1347 to 1500', () => {
  const FRIDAY = 5;
  for (const year of yearsOf(STATIC_YEARS)) {
    const { data } = get('/holidays', { year });
    const holidays = new Map(data.map((holiday) => [holiday.date_gregorian, holiday]));
    for (let jdn = persian.firstDayOfYear(year); jdn < persian.firstDayOfYear(year + 1); jdn = addDays(jdn, 1)) {
      const found = dayOn(isoText(persian.fromJdn(jdn)));
      const holiday = holidays.get(gregorian.toIsoDate(jdn));
      const expected = {
        date: gregorian.toIsoDate(jdn),
        is_holiday: holiday !== undefined,
        is_workday: holiday === undefined && weekdayOf(jdn) !== FRIDAY,
        estimate: holiday?.estimate ?? false,
      };
      const { is_holiday, is_workday, estimate } = found;
      expect({ date: found.date_gregorian, is_holiday, is_workday, estimate }).toEqual(expected);
    }
  }
});

test('a day closed for the heat is a workday if closures do not count, but still a holiday', () => {
  expect(dayOn('1402-05-11')).toMatchObject({ is_holiday: true, is_workday: false });
  expect(dayOn('1402-05-11', { closures: 'no' })).toMatchObject({ is_holiday: true, is_workday: true });
});

test.each([
  ['fri', [true, true, false, true]],
  ['thu-fri', [true, false, false, true]],
  ['fri-sat', [true, true, false, false]],
] as const)('weekend %s from Wednesday to Saturday', (weekend, expected) => {
  // 4 to 7 Shahrivar 1405 have no holiday.
  const found = ['1405-06-04', '1405-06-05', '1405-06-06', '1405-06-07'].map((date) => dayOn(date, { weekend }));
  expect(found.map(({ sh }) => sh.weekday_en)).toEqual(['Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(found.map(({ is_holiday }) => is_holiday)).toEqual([false, false, false, false]);
  expect(found.map(({ is_workday }) => is_workday)).toEqual(expected);
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

  test.each([
    ['date=1405-13-01', '1405-13-01', 'from 1 to 12'],
    ['date=1405-0-01', '1405-00-01', 'from 1 to 12'],
    ['date=1404-12-30', '1404-12-30', '1 to 29, the days of Esfand 1404 (sh)'],
    ['date=1405-01-00', '1405-01-00', '1 to 31'],
    ['date=1346-12-29', '1346-12-29', 'from 1347-01-01 to 1577-12-30 (sh)'],
    ['date=1578-01-01', '1578-01-01', 'from 1347-01-01 to 1577-12-30 (sh)'],
    ['date=2026-07-31&calendar=sh', '2026-07-31', '(sh); for a Gregorian date leave calendar out'],
    ['date=2585-01-01', '2585-01-01', '(gregorian); for an Imperial date give calendar=pahlavi'],
    ['date=1968-03-20&calendar=gregorian', '1968-03-20', 'from 1968-03-21 to'],
    ['date=2027-02-29&calendar=gregorian', '2027-02-29', '1 to 28, the days of February 2027 (gregorian)'],
    ['date=1447-09-31&calendar=hijri', '1447-09-31', '(hijri)'],
    ['date=1405-1/1', '1405-1/1', 'YYYY-MM-DD'],
    ['date=14050101', '14050101', 'YYYY-MM-DD'],
    ['date=-1405-01-01', '-1405-01-01', 'YYYY-MM-DD'],
  ])('?%s is refused', (query, value, allowed) => {
    const { status, body: error } = ask('/day', query);
    expect(status, error).toBe(422);
    expect((JSON.parse(error) as { error: string }).error).toMatch(/^date: /);
    expect(error).toContain(value);
    expect(error).toContain(allowed);
  });
});

test.each([
  ['date=1404-01-01', 'public, max-age=86400'],
  ['date=1405-08-30', 'public, max-age=3600'],
  ['', 'public, max-age=3600'],
])('?%s is kept %s', (query, expected) => expect(cacheControlOf('/day', query, NOW)).toBe(expected));

test('today is not cached past midnight', () => {
  const beforeMidnight = Date.UTC(2026, 10, 21, 20, 29, 30);
  expect(cacheControlOf('/day', '', beforeMidnight)).toBe('public, max-age=30');
});
