/** Sums and differences of dates, against Temporal and against each other. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, laterBy } from '#core/date-sums.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
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
] as const)('a difference of %s dates is that of Temporal, and leads from one to the other', (name, calendar) => {
  const theirs = (jdn: Jdn) =>
    Temporal.PlainDate.from(gregorian.toIsoDate(jdn)).withCalendar(name === 'persian' ? name : 'gregory');
  fc.assert(
    fc.property(day, day, (from, to) => {
      const found = difference(calendar, from, to);
      const { years, months, days } = theirs(from).until(theirs(to), { largestUnit: 'years' });
      expect(found).toEqual({ years, months, days });
      expect(laterBy(calendar, from, found)).toBe(to);
    }),
  );
});

/**
 * Cases of `until` and, with the sign turned, `since`, whose largest unit is years. Source: the ECMAScript Test Suite
 * (github.com/tc39/test262, commit be13516f of 7 August 2026), test/built-ins and test/intl402, Temporal/PlainDate.
 */
const CASES = readFileSync('test/core/temporal-until.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [string, string, string, ...string[]]);

test('a difference is that of the published cases of the language standard', () => {
  for (const [name, from, to, ...amounts] of CASES) {
    const calendar = name === 'persian' ? persian : gregorian;
    const { years, months, days } = difference(calendar, calendar.fromIsoDate(from), calendar.fromIsoDate(to));
    expect([years, months, days].map(String), `${name} ${from} to ${to}`).toEqual(amounts);
  }
  expect(CASES.length).toBeGreaterThan(150);
});

test.each([
  ['1405-06-31', { months: 1 }, '1405-07-30'],
  ['1403-12-30', { years: 1 }, '1404-12-29'],
  ['1405-01-31', { months: -1 }, '1404-12-29'],
  ['1405-01-31', { years: 1, months: 6, days: 1 }, '1406-08-01'],
])('%s and %j is %s', (from, more, to) => {
  expect(persian.toIsoDate(laterBy(persian, persian.fromIsoDate(from), more))).toBe(to);
});
