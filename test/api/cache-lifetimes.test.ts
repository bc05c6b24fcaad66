/** Cache lifetimes with a fixed clock: an answer never outlives the moment at which it becomes wrong. */
import { expect, test } from 'vitest';
import { sameUntil } from '#api/base/answer.ts';
import { ask, cacheControlOf, get, handler } from '../support/service.ts';

const at = (text: string) => Date.parse(text);
/** Noon, and then the last ten seconds, of 30 Aban 1405 in Tehran. */
const NOON = '2026-11-21T08:30:00Z';
const BEFORE_MIDNIGHT = '2026-11-21T20:29:50Z';
const MIDNIGHT = '2026-11-21T20:30:00Z';
/** The day before 1 Ramadan 1448. */
const BEFORE_RAMADAN = '2027-02-07T08:30:00Z';
/** The last seconds of 1404 in Tehran. */
const BEFORE_NEW_YEAR = '2026-03-20T20:29:55Z';

test.each([
  ['/today', '', NOON, 60],
  ['/today', '', '2026-11-21T20:29:00Z', 60],
  ['/today', '', '2026-11-21T20:29:01Z', 59],
  ['/today', '', BEFORE_MIDNIGHT, 10],
  ['/today', '', '2026-11-21T20:29:59.500Z', 0],
  ['/today', '', MIDNIGHT, 60],
  ['/today', 'tz=UTC', BEFORE_MIDNIGHT, 60],
  ['/today', 'tz=UTC', '2026-11-21T23:59:30Z', 30],
  ['/today', 'tz=America/New_York', '2026-11-22T04:59:45Z', 15],
  // Daylight saving time skips this midnight: 1 Farvardin 1401 ended at 24:00, which was 1:00.
  ['/today', '', '2022-03-21T20:29:40Z', 20],
  ['/convert', 'from=sh&year=1405&month=1&day=1', BEFORE_MIDNIGHT, 86_400],
  // Past, present and future years.
  ['/holidays', 'year=1404', BEFORE_MIDNIGHT, 86_400],
  ['/holidays', 'year=1405', BEFORE_MIDNIGHT, 3600],
  ['/holidays', 'year=1406', BEFORE_MIDNIGHT, 3600],
  ['/holidays', 'year=1404', BEFORE_NEW_YEAR, 3600],
  ['/holidays', 'year=1404', '2026-03-20T20:30:00Z', 86_400],
  ['/holidays', '', NOON, 3600],
  ['/holidays', '', BEFORE_MIDNIGHT, 10],
  ['/holidays', '', BEFORE_NEW_YEAR, 5],
  ['/holidays', '', MIDNIGHT, 3600],
  // Past, present and future months.
  ['/events', 'month_sh=7&year=1405', NOON, 86_400],
  ['/events', 'month_sh=8&year=1405', NOON, 3600],
  ['/events', 'month_sh=9&year=1405', NOON, 3600],
  ['/events', 'month_sh=8&year=1405', MIDNIGHT, 86_400],
  // Without a year the current year is used, even if the month is over.
  ['/events', 'month_sh=7', NOON, 3600],
  ['/events', 'month_sh=7', BEFORE_MIDNIGHT, 10],
  ['/events', 'month_sh=9', BEFORE_MIDNIGHT, 10],
  ['/events', 'month_sh=9', NOON, 3600],
  ['/calendar', 'year=1405&month=7', NOON, 86_400],
  ['/calendar', 'year=1405&month=8', BEFORE_MIDNIGHT, 3600],
  ['/calendar', 'year=1405&month=8', MIDNIGHT, 86_400],
  ['/calendar', 'year=1500&month=1', NOON, 3600],
  // The moment of 1405 was 2026-03-20 14:45:57 UTC.
  ['/nowruz', 'year_sh=1406&tz=UTC', NOON, 60],
  ['/nowruz', 'year_sh=1404&tz=UTC', NOON, 60],
  ['/nowruz', 'year_sh=1405&tz=UTC', '2026-03-20T14:45:00Z', 57],
  ['/nowruz', 'year_sh=1405&tz=UTC', '2026-03-20T14:45:56Z', 1],
  ['/nowruz', 'year_sh=1405&tz=UTC', '2026-03-20T14:45:57Z', 60],
  // What is left is less a minute later.
  ['/search', 'q=how%20long%20until%20iftar', '2026-11-21T08:30:20Z', 40],
  ['/search', 'q=hours%20until%20nowruz', '2026-11-21T08:30:59Z', 1],
  ['/search', 'q=next%20prayer', NOON, 60],
  ['/prayer-times', 'city=tehran&year=1405&month=8&day=30', BEFORE_MIDNIGHT, 86_400],
  ['/prayer-times', 'city=tehran', NOON, 3600],
  ['/prayer-times', 'city=tehran', BEFORE_MIDNIGHT, 10],
  // Midnight in the city, not in Tehran.
  ['/prayer-times', 'city=london', BEFORE_MIDNIGHT, 3600],
  ['/prayer-times', 'city=london', '2026-11-21T23:59:00Z', 60],
  ['/timezones', '', BEFORE_MIDNIGHT, 3600],
  ['/day', 'date=1404-01-01', NOON, 86_400],
  ['/day', 'date=1405-08-30', NOON, 3600],
  ['/day', '', NOON, 3600],
  ['/day', '', BEFORE_MIDNIGHT, 10],
  ['/next', '', NOON, 3600],
  ['/next', 'from=1404-01-01', NOON, 86_400],
  ['/next', 'from=1405-08-30', NOON, 3600],
  ['/range', 'from=1405-08-28&to=1405-08-29', NOON, 86_400],
  ['/range', 'from=1405-08-29&to=1405-08-30', NOON, 3600],
  ['/times', 'city=tehran&year=1405', NOON, 86_400],
  ['/times', 'city=tehran', NOON, 3600],
  ['/times', 'city=tehran', BEFORE_MIDNIGHT, 10],
  ['/workdays', 'from=1402-01-01&to=1402-12-29', NOON, 86_400],
  ['/workdays', 'from=1402-01-01&add=10', NOON, 86_400],
  ['/workdays', 'from=1405-08-20&add=-10', NOON, 86_400],
  ['/workdays', 'from=1405-08-20&add=30', NOON, 3600],
  ['/workdays', 'add=1', NOON, 3600],
  ['/closures', 'from=1405-08-01&to=1405-08-29', NOON, 86_400],
  ['/closures', '', BEFORE_MIDNIGHT, 10],
] as const)('%s?%s at %s: %i s', (path, query, moment, seconds) => {
  expect(cacheControlOf(path, query, at(moment))).toBe(`public, max-age=${seconds}`);
});

test.each([
  ['/holidays', 'year=1'],
  ['/nowruz', 'year_sh=1&tz=UTC'],
  ['/today', 'tz=nowhere'],
  ['/no-such-endpoint', ''],
])('errors are not to be kept: %s?%s', (path, query) => {
  expect(cacheControlOf(path, query, at(NOON))).toBe('no-store');
});

test('the default year turns with the year in Tehran, to the second', () => {
  const year = (path: string, query: string, moment: string) => get<{ year: number }>(path, query, at(moment)).year;
  for (const [path, query] of [
    ['/holidays', ''],
    ['/events', 'month_sh=1'],
  ] as const) {
    expect(year(path, query, '2026-03-20T20:29:59.999Z')).toBe(1404);
    expect(year(path, query, '2026-03-20T20:30:00Z')).toBe(1405);
    // 1403 had 366 days.
    expect(year(path, query, '2025-03-20T20:29:59.999Z')).toBe(1403);
    expect(year(path, query, '2025-03-20T20:30:00Z')).toBe(1404);
  }
});

test('the default year of the last day of a leap year still has its 30 Esfand', () => {
  expect(ask('/events', 'month_sh=12&day_sh=30', at('2025-03-20T12:00:00Z')).status).toBe(200);
  expect(ask('/events', 'month_sh=12&day_sh=30', at('2026-03-20T12:00:00Z')).status).toBe(422);
});

test('what the server keeps, it never sends when it has become wrong or older than its header says', () => {
  const answers = [
    ['/api/today', ''],
    ['/api/holidays', ''],
    ['/api/events', 'month_sh=9'],
    ['/api/nowruz', 'year_sh=1406&tz=Asia/Tehran'],
    ['/api/prayer-times', 'city=tehran'],
    ['/api/prayer-times', 'city=tehran&year=1405&month=1&day=1'],
    ['/api/explain', 'date=1405-09-01'],
    ['/api/add', 'from=1405-08-30&days=1'],
    ['/api/closures', ''],
    ['/api/prayer-times/tehran/ramadan/1448.json', ''],
    ['/holidays.ics', ''],
  ] as const;
  for (const moment of [
    NOON,
    '2026-11-21T19:29:59.001Z',
    '2026-11-21T19:30:00.500Z',
    BEFORE_RAMADAN,
    BEFORE_MIDNIGHT,
    BEFORE_NEW_YEAR,
  ]) {
    for (const [path, query] of answers) {
      const now = at(moment);
      const first = handler.answer(path, query, now);
      const until = Math.min(sameUntil(first, now), now + 2 * 86_400_000);
      expect(until).toBeGreaterThan(now);
      const last = handler.answer(path, query, until - 1);
      expect(last.body, `${path} kept from ${moment}`).toBe(first.body);
      const seconds = (answer: typeof first, sent: number) =>
        answer.lifetime!.until === undefined ? Infinity : (answer.lifetime!.until - sent) / 1000;
      const maxAge = Math.min(first.lifetime!.maxAgeSeconds, Math.floor(seconds(first, now)));
      // At the end of its lifetime, the header may exceed the remaining time by less than a second.
      expect(maxAge).toBeLessThan(seconds(first, until - 1) + 1);
    }
  }
});

test.each([
  ['/api/holidays', 'year=1405', '2027-03-20T20:30:00Z'],
  ['/api/events', 'month_sh=8&year=1405', MIDNIGHT],
  ['/api/events', 'month_sh=8&day_sh=30&year=1405', MIDNIGHT],
  ['/api/calendar', 'month=8&year=1405', MIDNIGHT],
])('what the server keeps of days to come, it asks for anew when they are over: %s?%s', (path, query, over) => {
  const answer = handler.answer(path, query, at(NOON));
  expect(answer.lifetime!.maxAgeSeconds).toBe(3600);
  // Days further in the future may be revalidated once before.
  const until = sameUntil(answer, at(NOON));
  const last = until < at(over) ? sameUntil(handler.answer(path, query, until), until) : until;
  expect(last).toBe(at(over));
  expect(handler.answer(path, query, at(over)).lifetime!.maxAgeSeconds).toBe(86_400);
});
