/** The Persian calendar against ICU's and the law of 1304 on the equinox. */
import { expect, test } from 'vitest';
import { EQUINOX_YEARS, yearsOf } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
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

test.each([
  [1403, true],
  [1404, false],
  [1407, false],
  [1408, true],
  [1399, true],
  [1375, true],
  [1370, true],
  [1366, true],
  [1354, true],
  [1342, true],
  [1309, true],
  [1276, true],
])('leap year %i: %s', (year, leap) => {
  expect(persian.isLeapYear(year)).toBe(leap);
  expect(persian.yearLength(year)).toBe(leap ? 366 : 365);
  expect(persian.monthLength(year, 12)).toBe(leap ? 30 : 29);
});

test.each([
  ['1357-11-22', '1979-02-11'],
  ['1300-01-01', '1921-03-21'],
  ['1399-12-30', '2021-03-20'],
  ['1400-01-01', '2021-03-21'],
  ['1405-08-30', '2026-11-21'],
  ['1-01-01', '622-03-22'],
])('%s is %s', (ours, theirs) => {
  const [year, month, day] = ours.split('-').map(Number);
  const jdn = persian.toJdn({ year: year!, month: month!, day: day! });
  expect(text(gregorian.fromJdn(jdn))).toBe(theirs.split('-').map(Number).join('-'));
});

test('a date is valid within its month and the years 1 to 3000', () => {
  expect(persian.isValidDate({ year: 1403, month: 12, day: 30 })).toBe(true);
  expect(persian.isValidDate({ year: 1404, month: 12, day: 30 })).toBe(false);
  expect(persian.isValidDate({ year: 1404, month: 7, day: 31 })).toBe(false);
  expect(persian.isValidDate({ year: 1404, month: 6, day: 31 })).toBe(true);
  expect(persian.isValidDate({ year: 1404, month: 0, day: 1 })).toBe(false);
  expect(persian.isValidDate({ year: 1404, month: 13, day: 1 })).toBe(false);
  expect(persian.isValidDate({ year: 1404, month: 1, day: 0 })).toBe(false);
  expect(persian.isValidDate({ year: 0, month: 1, day: 1 })).toBe(false);
  expect(persian.isValidDate({ year: 3001, month: 1, day: 1 })).toBe(false);
});

test('a day outside the calendar is a RangeError that names the range', () => {
  const after = persian.firstDayOfYear(3002);
  expect(() => persian.fromJdn(after)).toThrow(RangeError);
  expect(() => persian.fromJdn(after)).toThrow('0 … 3001');
  expect(() => persian.fromJdn(Number.NaN as Jdn)).toThrow(RangeError);
});
