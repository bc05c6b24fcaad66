/** Sums and differences of dates, against Temporal and against each other. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, laterBy } from '#core/date-sums.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';

const FIRST = gregorian.fromIsoDate('1900-01-01');
const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays(FIRST, days));
const amounts = fc.record({
  years: fc.integer({ min: -50, max: 50 }),
  months: fc.integer({ min: -100, max: 100 }),
  weeks: fc.integer({ min: -100, max: 100 }),
  days: fc.integer({ min: -100, max: 100 }),
});

test('Gregorian sums are those of Temporal', () => {
  fc.assert(
    fc.property(day, amounts, (jdn, { years, months, weeks, days }) => {
      // Temporal refuses amounts of both signs in one duration.
      const theirs = Temporal.PlainDate.from(gregorian.toIsoDate(jdn))
        .add({ months: years * 12 + months })
        .add({ days: weeks * 7 + days });
      expect(gregorian.toIsoDate(laterBy(gregorian, jdn, { years, months, weeks, days }))).toBe(theirs.toString());
    }),
  );
});

test.each([
  ['persian', persian],
  ['gregorian', gregorian],
] as const)('a difference of %s dates leads from one to the other', (_, calendar) => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [from, to] = a < b ? [a, b] : [b, a];
      const found = difference(calendar, from, to);
      expect(laterBy(calendar, from, found)).toBe(to);
      expect(found.months).toBeLessThan(12);
      expect(found.days).toBeLessThan(31);
      const back = difference(calendar, to, from);
      expect([back.years + found.years, back.months + found.months, back.days + found.days]).toEqual([0, 0, 0]);
    }),
  );
});

test.each([
  ['1405-06-31', { months: 1 }, '1405-07-30'],
  ['1403-12-30', { years: 1 }, '1404-12-29'],
  ['1405-01-31', { months: -1 }, '1404-12-29'],
  ['1405-01-31', { years: 1, months: 6, days: 1 }, '1406-08-01'],
])('%s and %j is %s', (from, more, to) => {
  expect(persian.toIsoDate(laterBy(persian, persian.fromIsoDate(from), more))).toBe(to);
});
