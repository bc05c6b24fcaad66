/** Probabilities of hijri month starts: 1 for published months, less for estimates, which also have a second likely day. */
import { describe, expect, test } from 'vitest';
import { createHijriProbability } from '#core/day-probability.ts';
import { basisOn } from '#core/hijri.ts';
import { probabilityOf29Days } from '#core/hijri-visibility.ts';
import { addDays } from '#core/jdn.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../support/service.ts';

const { hijri, hijriProbability: probability } = almanac;
const firstDay = (year: number, month: number) => hijri.toJdn({ year, month, day: 1 });

describe('a month start', () => {
  test.each([
    [1265, 1],
    [1404, 9],
    [1448, 1],
  ])('%i/%i is certain once it has been published and has come', (year, month) => {
    expect(probability.ofMonth(year, month)).toEqual({ probability: 1, otherFirstDay: null });
  });

  test('that is estimated is never certain, and its other day is a neighbour', () => {
    const [lastYear, lastMonth] = tables.hijriMonths.lastPublished;
    for (let index = lastYear * 12 + lastMonth; index < 1601 * 12; index += 1) {
      const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
      const told = probability.ofMonth(year, month)!;
      expect(told.probability, `${year}/${month}`).toBeLessThan(1);
      expect(told.probability, `${year}/${month}`).toBeGreaterThan(0.45);
      expect(Math.abs(told.otherFirstDay! - firstDay(year, month)), `${year}/${month}`).toBe(1);
    }
  });

  test('outside the years spoken about has no probability', () => {
    expect(probability.ofMonth(1264, 12)).toBeUndefined();
    expect(probability.ofMonth(1601, 1)).toBeUndefined();
  });

  test('is read from thousandths, below zero with the day before', () => {
    const { ofMonth } = createHijriProbability(
      { firstYear: 1449, firstMonth: 12, thousandths: [1000, 940, -870] },
      hijri,
    );
    expect(ofMonth(1449, 12)).toEqual({ probability: 1, otherFirstDay: null });
    expect(ofMonth(1450, 1)).toEqual({ probability: 0.94, otherFirstDay: firstDay(1450, 1) + 1 });
    expect(ofMonth(1450, 2)).toEqual({ probability: 0.87, otherFirstDay: firstDay(1450, 2) - 1 });
    expect(ofMonth(1450, 3)).toBeUndefined();
  });
});

test.each([
  [0, 0.821],
  [0.49, 0.821],
  [0.5, 0.857],
  [-0.7, 1 - 0.857],
  [1, 0.99],
  [-5, 1 - 0.99],
])('an evening of margin %d means 29 days with a probability of %d', (margin, expected) => {
  expect(probabilityOf29Days(margin)).toBeCloseTo(expected, 12);
});

test('an announced month is open until it begins, then certain and official without an edit', () => {
  const ramadan = firstDay(1448, 9);
  const { ofMonth } = createHijriProbability({ firstYear: 1448, firstMonth: 9, thousandths: [980] }, hijri);
  expect(ofMonth(1448, 9, addDays(ramadan, -1))?.probability).toBe(0.98);
  expect(ofMonth(1448, 9, ramadan)).toEqual({ probability: 1, otherFirstDay: null });
  expect(basisOn('announced', ramadan, addDays(ramadan, -1))).toBe('announced');
  expect(basisOn('announced', ramadan, ramadan)).toBe('official');
  expect(basisOn('estimate', ramadan, ramadan)).toBe('estimate');
});
