/** The Gregorian calendar against the proleptic one of ECMAScript's Date, in UTC. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { daysSinceSaturday, fromEpochMs, type Jdn, toEpochMs, UNIX_EPOCH, weekdayOf } from '#core/jdn.ts';

const anyDay = fc.integer({ min: -1_000_000, max: 1_500_000 }).map((day) => (day + UNIX_EPOCH) as Jdn);

test('year, month, day and weekday are those of Date', () => {
  fc.assert(
    fc.property(anyDay, (jdn) => {
      const date = new Date(toEpochMs(jdn));
      expect(gregorian.fromJdn(jdn)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      });
      expect(gregorian.toJdn(gregorian.fromJdn(jdn))).toBe(jdn);
      expect(weekdayOf(jdn) % 7).toBe(date.getUTCDay());
    }),
    { numRuns: 2000 },
  );
});

test('the Iranian week begins on Saturday', () => {
  // 21 November 2026 was a Saturday, the 27th a Friday.
  expect(daysSinceSaturday(gregorian.fromIsoDate('2026-11-21'))).toBe(0);
  expect(daysSinceSaturday(gregorian.fromIsoDate('2026-11-27'))).toBe(6);
  expect(weekdayOf(gregorian.fromIsoDate('2026-11-27'))).toBe(5);
});

test('a moment belongs to the day that has begun', () => {
  const day = gregorian.fromIsoDate('1969-12-31');
  expect(fromEpochMs(-1)).toBe(day);
  expect(fromEpochMs(0)).toBe(UNIX_EPOCH);
  expect(fromEpochMs(86_399_999)).toBe(UNIX_EPOCH);
});

test('ISO dates are padded, read back, and refused when no such day exists', () => {
  expect(gregorian.toIsoDate(gregorian.toJdn({ year: 622, month: 3, day: 22 }))).toBe('0622-03-22');
  expect(gregorian.toIsoDate(gregorian.fromIsoDate('2024-02-29'))).toBe('2024-02-29');
  for (const text of ['2023-02-29', '2023-13-01', '2023-00-10', '2023-1-1', '20230101', '', '2023-01-01T00:00']) {
    expect(() => gregorian.fromIsoDate(text), text).toThrow(RangeError);
  }
});

test('months and years have the lengths that the dates of the runtime have', () => {
  for (const year of [1900, 2000, 2023, 2024, 2100]) {
    const lengths = Array.from({ length: 12 }, (_, index) => gregorian.monthLength(year, index + 1));
    expect(lengths).toEqual(lengths.map((_, index) => new Date(Date.UTC(year, index + 1, 0)).getUTCDate()));
    expect(gregorian.isLeapYear(year)).toBe(lengths[1] === 29);
  }
});
