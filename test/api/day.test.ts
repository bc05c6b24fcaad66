/** /day: holidays and workdays compared with the holidays of the year, and dates of every calendar. */
import { describe, expect, test } from 'vitest';
import { type AnswerOf, answerOf } from '#api/base/endpoint.ts';
import { STATIC_YEARS, yearsOf } from '#api/base/ranges.ts';
import { day } from '#api/endpoints/day.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, isoText, weekdayOf } from '#core/jdn.ts';
import { CATEGORIES } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Weekend } from '#core/weekends.ts';
import { tables } from '#tables/index.ts';
import { almanac, ask, cacheControlOf, get, NOW } from '../support/service.ts';

type Day = AnswerOf<typeof day>;

const context = { almanac, now: NOW };
const dayOn = (date: string, options: { weekend?: Weekend; closures?: 'yes' | 'no' } = {}): Day =>
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
      categories: CATEGORIES,
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

describe('categories', () => {
  const eventsOf = (categories?: string, date = '2026-05-08') =>
    get('/day', { date, ...(categories && { categories }) }).events;

  test('occasions of the world, of other countries and for fun come only when asked for', () => {
    const every = eventsOf('all');
    const isIranian = ({ category }: { category: string }) => ['national', 'religious', 'cultural'].includes(category);
    expect(every.some((event) => !isIranian(event))).toBe(true);
    expect(eventsOf()).toEqual(every.filter(isIranian));
    expect(eventsOf('fun,global')).toEqual(every.filter(({ category }) => ['fun', 'global'].includes(category)));
  });

  test('holidays come first, whatever the categories, then the best known', () => {
    const [first] = eventsOf('fun', '1405-01-01');
    expect(first).toMatchObject({ is_holiday: true });
    const ranks = eventsOf('all', '1405-01-01')
      .filter(({ is_holiday }) => !is_holiday)
      .map(({ slug }) => tables.occasions.find((one) => one.slug === slug)!.rank);
    expect(ranks.length).toBeGreaterThan(1);
    expect(ranks).toEqual(ranks.toSorted());
  });

  test.each(['', 'funny', 'fun,', 'all,fun'])('%j is refused', (categories) => {
    expect(ask('/day', { categories })).toMatchObject({ status: 422, body: expect.stringContaining('categories: ') });
  });
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
});

test('a day says until when one-off closures are known, unless they do not count', () => {
  const { collected } = tables.closures;
  expect(Object.entries(get('/day')).at(-1)).toEqual(['closures_known_until', collected.last]);
  expect(get('/day', { closures: 'no' }).closures_known_until).toBeNull();
  expect(get('/summary').closures_known_until).toBe(collected.last);
});

test('today and tomorrow by the clock of the zone, cached until its midnight', () => {
  // 23:59 in Tehran
  const late = Date.UTC(2026, 10, 24, 20, 29);
  for (const path of ['/day', '/explain'] as const) {
    expect(get(path, { date: 'today' }, late).date_gregorian).toBe('2026-11-24');
    expect(get(path, { date: 'tomorrow' }, late).date_gregorian).toBe('2026-11-25');
    expect(get(path, { date: 'today', tz: 'Asia/Tokyo' }, late).date_gregorian).toBe('2026-11-25');
    expect(cacheControlOf(path, { date: 'tomorrow' }, late)).toBe('public, max-age=60');
  }
});
