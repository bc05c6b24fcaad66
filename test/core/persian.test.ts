/** The Persian calendar against ICU's and the law of 1304 on the equinox. */
import { expect, test } from 'vitest';
import { EQUINOX_YEARS, yearsOf } from '#api/ranges.ts';
import { addDays, type CalendarDate, fromEpochMs, type Jdn, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { sunPlace } from '#core/sun.ts';
import { almanac } from '../service.ts';

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

/** UTC+3:30, the legal time that defines noon. */
const TEHRAN_OFFSET_MS = 210 * 60_000;
const HALF_DAY_MS = 43_200_000;

/** Returns the first day whose noon is not before the equinox. */
const firstDayByEquinox = (moment: number): Jdn => fromEpochMs(Math.ceil(moment) + TEHRAN_OFFSET_MS + HALF_DAY_MS - 1);

/** Years whose first day differs from the rule of the equinox and mean noon. jalaali-js uses Borkowski's break points. */
const EQUINOX_DIFFERENCES = [
  { year: 1111, days: 1, secondsAfterNoon: 194 },
  { year: 1144, days: 1, secondsAfterNoon: 21 },
];

test('every year of 979 to 1577 begins by the equinox, but for known differences', () => {
  const differences = [];
  for (const year of yearsOf(EQUINOX_YEARS)) {
    const { moment } = almanac.equinox(year)!;
    const days = firstDayByEquinox(moment) - persian.firstDayOfYear(year);
    if (days === 0) continue;
    const noon = toEpochMs(persian.firstDayOfYear(year)) + HALF_DAY_MS - TEHRAN_OFFSET_MS;
    differences.push({ year, days, secondsAfterNoon: Math.round((moment - noon) / 1000) });
  }
  expect(differences).toEqual(EQUINOX_DIFFERENCES);
});

test('the equinox of 1503 comes after mean noon, but within a minute of true noon', () => {
  const { moment } = almanac.equinox(1503)!;
  const meanNoon = toEpochMs(addDays(persian.firstDayOfYear(1503), -1)) + HALF_DAY_MS - TEHRAN_OFFSET_MS;
  const trueNoon = meanNoon - sunPlace(moment).equationOfTime * (HALF_DAY_MS / Math.PI);
  expect(moment - meanNoon).toBeGreaterThan(420_000);
  expect(Math.abs(moment - trueNoon)).toBeLessThan(60_000);
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
