/** The sentence about a day that may still move. */
import { describe, expect, test } from 'vitest';
import { dayProbability, hijriDayProbability, probabilityWords } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../support/service.ts';

const [lastYear] = almanac.lastPublishedHijriMonth;
const { firstYear, firstMonth } = tables.hijriProbabilities;

test('an estimated day has the probability of its month, and the other day is one away', () => {
  const day = almanac.hijri.toJdn({ year: lastYear + 3, month: 5, day: 7 });
  const start = almanac.hijriProbability.ofMonth(lastYear + 3, 5)!;
  const move = dayProbability({ occasion: { rule: 'hijri:05-07' }, jdn: day }, almanac)!;
  expect(move.probability).toBe(start.probability);
  expect(Math.abs(move.other! - day)).toBe(1);
});

test('the last day of a month is decided by the first of the next', () => {
  const next = almanac.hijri.toJdn({ year: lastYear + 3, month: 6, day: 1 });
  const move = hijriDayProbability((next - 1) as typeof next, almanac, true);
  expect(move?.probability).toBe(almanac.hijriProbability.ofMonth(lastYear + 3, 6)!.probability);
});

describe('a certain day has no sentence', () => {
  const begun = almanac.hijri.toJdn({ year: firstYear - 2, month: firstMonth, day: 10 });
  test.each([
    ['of the Persian calendar', { rule: 'sh:01-01' }, gregorian.fromIsoDate('2030-03-21')],
    ['of a month that has begun', { rule: 'hijri:01-10' }, begun],
    ['that a decision moved', { rule: 'hijri:05-07', moved: [[lastYear + 3, 2_462_000]] as const }, 2_462_000],
  ] as const)('%s', (_what, occasion, jdn) => {
    expect(dayProbability({ occasion, jdn: jdn as typeof begun }, almanac)).toBeUndefined();
  });
});

test('an open day is never 100 % likely, and an estimate without a figure as an estimate', () => {
  expect(probabilityWords({ probability: 0.999 })).toEqual({
    fa: '۹۹٪، ممکن است یک روز جابه‌جا شود',
    en: '99 %, may move by a day',
  });
  expect(probabilityWords({ probability: undefined }).en).toBe('an estimate, may move by a day');
});
