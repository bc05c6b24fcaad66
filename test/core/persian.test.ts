/** The Persian calendar against ICU's. The accuracy report compares it with the equinox. */
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, type Jdn, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { firstDayOfYear as firstDayByCycle } from '#core/persian-cycle.ts';

const text = ({ year, month, day }: CalendarDate) => `${year}-${month}-${day}`;

function* daysBetween(firstYear: number, lastYear: number): Generator<Jdn> {
  const end = persian.firstDayOfYear(lastYear + 1);
  for (let jdn = persian.firstDayOfYear(firstYear); jdn < end; jdn = addDays(jdn, 1)) yield jdn;
}

/** Known differences from ICU: our date → ICU's date. The test fails if an entry no longer differs. */
const ICU_DIFFERENCES = [
  // The equinox of 1503 is within a minute of true noon in Tehran. ICU places it before noon, so its 1502 has no
  // 30 Esfand. By mean noon 1502 has that day.
  '1502-12-30 → 1503-1-1',
];

test('every day of 1206 to 1502 is the one of ICU, but for known differences', () => {
  const icu = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { dateStyle: 'short', timeZone: 'UTC' });
  const differences = [];
  for (const jdn of daysBetween(1206, 1502)) {
    const parts = Object.fromEntries(icu.formatToParts(toEpochMs(jdn)).map(({ type, value }) => [type, Number(value)]));
    const theirs = text(parts as unknown as CalendarDate);
    const ours = text(persian.fromJdn(jdn));
    if (ours !== theirs) differences.push(`${ours} → ${theirs}`);
  }
  expect(differences).toEqual(ICU_DIFFERENCES);
});

test('the cycle of 33 years begins the years 1178 to 1502 on the same days', () => {
  for (let year = 1178; year <= 1502; year++) {
    expect(firstDayByCycle(year), String(year)).toBe(persian.firstDayOfYear(year));
  }
});

test('years and months have the lengths that their first days give', () => {
  for (let year = 1; year <= 3000; year++) {
    const length = persian.firstDayOfYear(year + 1) - persian.firstDayOfYear(year);
    const months = Array.from({ length: 12 }, (_, index) => persian.monthLength(year, index + 1));
    const esfand = persian.isLeapYear(year) ? 30 : 29;
    expect([year, persian.yearLength(year), ...months]).toEqual([
      year,
      length,
      ...[31, 31, 31, 31, 31, 31],
      ...[30, 30, 30, 30, 30],
      esfand,
    ]);
    expect(length).toBe(336 + esfand);
  }
});

test.each([
  ['1403-12-30 1404-6-31 1-1-1 3000-12-30', true],
  ['1404-12-30 1404-7-31 1404-0-1 1404-13-1 1404-1-0 0-1-1 3001-1-1', false],
])('%s: valid %s', (dates, valid) => {
  for (const date of dates.split(' ')) {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    expect(persian.isValidDate({ year, month, day }), date).toBe(valid);
  }
});

test('a day outside the calendar is a RangeError that names the range', () => {
  const after = persian.firstDayOfYear(3002);
  expect(() => persian.fromJdn(after)).toThrow(RangeError);
  expect(() => persian.fromJdn(after)).toThrow('0 … 3001');
  expect(() => persian.fromJdn(Number.NaN as Jdn)).toThrow(RangeError);
});

test('1 Farvardin 1355 was 1 Farvardin 2535, by which the Imperial calendar was brought in', () => {
  expect(persian.toImperial({ year: 1355, month: 1, day: 1 })).toEqual({ year: 2535, month: 1, day: 1 });
  expect(persian.fromImperial({ year: 2537, month: 6, day: 5 })).toEqual({ year: 1357, month: 6, day: 5 });
});
