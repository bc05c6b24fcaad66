/**
 * Probabilities of month starts: announced months are certain except Ramadan and Shawwal, and uncertainty decreases with
 * time.
 */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { readData } from '#generator/compile/data.ts';
import { compileHijriProbabilities } from '#generator/compile/hijri-probabilities.ts';
import { FROZEN } from '../../support/frozen.ts';

const data = readData(FROZEN);
const LAST = 1600 * 12 + 11;

const RELEASED = gregorian.fromIsoDate('2026-11-21');

/** Compiles the table without its last months; the new last months are announced. */
function compiledUpTo(year: number, month: number, announced: number) {
  const known = data.hijriMonths.filter((row) => row.year * 12 + row.month <= year * 12 + month);
  const released = gregorian.fromIsoDate(known.at(-announced)!.first_day) - 1;
  return compileHijriProbabilities({ hijriMonths: known }, released as Jdn);
}

test('the table runs from the first announced month to 1600/12', () => {
  const { firstYear, firstMonth, thousandths } = compileHijriProbabilities(data, RELEASED);
  const firstAnnounced = data.hijriMonths.find(({ first_day }) => first_day > '2026-11-21')!;
  expect([firstYear, firstMonth]).toEqual([firstAnnounced.year, firstAnnounced.month]);
  expect(thousandths).toHaveLength(LAST - (firstYear * 12 + firstMonth - 1) + 1);
});

test('of announced months only Ramadan and Shawwal are open', () => {
  const { firstMonth, thousandths } = compiledUpTo(1446, 12, 6);
  expect(firstMonth).toBe(7);
  const [rajab, shaban, ramadan, shawwal, dhuAlQadah, dhuAlHijja] = thousandths.map(Math.abs);
  expect([rajab, shaban, dhuAlQadah, dhuAlHijja]).toEqual([1000, 1000, 1000, 1000]);
  expect(ramadan).toBeLessThan(1000);
  expect(shawwal).toBeLessThan(1000);
});

test('an evening near the limit makes the next month doubtful, and the doubt goes within two years', () => {
  // The evening of 29 Ramadan 1443 had a margin of 0.45, and the announcement contradicts the estimate.
  const { thousandths } = compiledUpTo(1443, 9, 1);
  expect(Math.abs(thousandths[1]!)).toBeLessThan(830);
  expect(thousandths.slice(1, 25).map(Math.abs)).toContain(988);
});

test('over all years the probabilities are what the back-test makes one expect', () => {
  const estimated = compileHijriProbabilities(data, RELEASED)
    .thousandths.map(Math.abs)
    .filter((value) => value < 1000);
  const mean = estimated.reduce((sum, value) => sum + value, 0) / estimated.length;
  expect(mean).toBeGreaterThan(955);
  expect(mean).toBeLessThan(980);
});
