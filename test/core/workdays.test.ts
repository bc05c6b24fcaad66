/** Working days compared with published tables and with a count day by day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Jdn, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKENDS } from '#core/weekends.ts';
import { createWorkdays, type DayOff, type WorkdayOptions } from '#core/workdays.ts';
import { almanac } from '../support/service.ts';

const { workdays } = almanac;
const firstOf = (year: number) => persian.firstDayOfYear(year);
const lastOf = (year: number) => addDays(firstOf(year + 1), -1);
const FRIDAYS = { weekend: 'fri', closures: true } as const;

/** Every profile of weekend and closures. */
const PROFILES: readonly WorkdayOptions[] = WEEKENDS.flatMap((weekend) =>
  [true, false].map((closures) => ({ weekend, closures })),
);
const WEEKEND_DAYS = { own: [5], fri: [5], 'thu-fri': [4, 5], 'fri-sat': [5, 6] } as const;

describe('years', () => {
  // Accountants' tables exclude Fridays and official holidays, but not the two heat closures (11 and 12 Mordad).
  test('1402 has 289 working days as printed, 287 with its closures', () => {
    const [from, to] = [firstOf(1402), lastOf(1402)];
    expect(workdays.count(from, to, { weekend: 'fri', closures: false }).workdays).toBe(289);
    expect(workdays.count(from, to, FRIDAYS)).toEqual({
      days: 365,
      weekendDays: 52,
      holidays: 26,
      workdays: 287,
      estimate: false,
    });
  });

  test('the parts add up to the days, and estimates are marked', () => {
    for (const options of PROFILES) {
      for (let year = 1347; year <= 1577; year++) {
        const { days, weekendDays, holidays, workdays: left } = workdays.count(firstOf(year), lastOf(year), options);
        expect([year, weekendDays + holidays + left]).toEqual([year, days]);
        expect(days).toBe(persian.yearLength(year));
      }
    }
    const isEstimated = (year: number) => workdays.count(firstOf(year), lastOf(year), FRIDAYS).estimate;
    expect([1347, 1402, 1404, 1405, 1406, 1500].map(isEstimated)).toEqual([false, false, false, false, true, true]);
  });
});

/** Is the day a workday? Computed directly from the definition. */
const holidays = Map.groupBy(
  [1346, 1347, 1389, 1402, 1403, 1404, 1405, 1406].flatMap((year) =>
    almanac.occasions.inYear(year).filter(({ isHoliday }) => isHoliday),
  ),
  ({ jdn }) => jdn,
);
const isOff = (jdn: Jdn, { weekend, closures }: WorkdayOptions): boolean =>
  (WEEKEND_DAYS[weekend] as readonly number[]).includes(weekdayOf(jdn)) ||
  (holidays.get(jdn) ?? []).some(({ occasion }) => closures || !occasion.isClosure);

describe('days', () => {
  const option = fc.constantFrom(...PROFILES);
  const day = fc.integer({ min: firstOf(1402), max: lastOf(1406) }) as fc.Arbitrary<Jdn>;

  test('a count is the count day by day', () => {
    fc.assert(
      fc.property(day, day, option, (a, b, options) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        let expected = 0;
        for (let jdn = from; jdn <= to; jdn = addDays(jdn, 1)) expected += isOff(jdn, options) ? 0 : 1;
        expect(workdays.count(from, to, options).workdays).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('every day of the years with closures is a workday or not as defined', () => {
    for (const year of [1347, 1389, 1402, 1403, 1404, 1405, 1406]) {
      for (let jdn = firstOf(year); jdn <= lastOf(year); jdn = addDays(jdn, 1)) {
        for (const options of PROFILES) expect(workdays.isWorkday(jdn, options)).toBe(!isOff(jdn, options));
      }
    }
  });

  test('the day added is a workday with as many before it', () => {
    const steps = fc.integer({ min: -2000, max: 2000 }).filter((step) => step !== 0);
    fc.assert(
      fc.property(day, steps, option, (from, add, options) => {
        const found = workdays.add(from, add, options)!;
        expect(workdays.isWorkday(found, options)).toBe(true);
        const [first, last] = add > 0 ? [addDays(from, 1), found] : [found, addDays(from, -1)];
        expect(workdays.count(first, last, options).workdays).toBe(Math.abs(add));
      }),
      { numRuns: 500 },
    );
    expect(workdays.add(firstOf(1405), 0, FRIDAYS)).toBe(firstOf(1405));
  });

  test('bridge days of 1404 are workdays between days off', () => {
    const days = workdays.bridgeDays(firstOf(1404), lastOf(1404)).map((jdn) => persian.fromJdn(jdn));
    const expected = [];
    for (let jdn = firstOf(1404); jdn <= lastOf(1404); jdn = addDays(jdn, 1)) {
      const [before, day, after] = [-1, 0, 1].map((step) => isOff(addDays(jdn, step), FRIDAYS) || jdn + step < 0);
      if (before && !day && after) expected.push(persian.fromJdn(jdn));
    }
    expect(days).toEqual(expected);
    expect(days.length).toBeGreaterThan(0);
  });
});

test('a weekend that changes on a day leaves the days before as they were', () => {
  const [first, changed, last] = [firstOf(1404), firstOf(1406), lastOf(1407)];
  const own = { weekend: 'own', closures: true } as const;
  const days = createWorkdays(
    first,
    last,
    [],
    [
      [null, 'thu-fri'],
      [changed, 'fri-sat'],
    ],
  );
  for (let jdn = first; jdn <= last; jdn = addDays(jdn, 1)) {
    const weekend = WEEKEND_DAYS[jdn < changed ? 'thu-fri' : 'fri-sat'] as readonly number[];
    expect(days.isWorkday(jdn, own), String(jdn)).toBe(!weekend.includes(weekdayOf(jdn)));
  }
});

describe('bounds', () => {
  const first = firstOf(1404);
  const last = lastOf(1404);
  const small = (daysOff: DayOff[]) => createWorkdays(first, last, daysOff);

  test('days outside are a RangeError that names them', () => {
    const empty = small([]);
    expect(() => empty.count(addDays(first, -1), last, FRIDAYS)).toThrow(`day ${first - 1} is outside`);
    expect(() => empty.count(first, addDays(last, 1), FRIDAYS)).toThrow(RangeError);
    expect(() => empty.count(last, first, FRIDAYS)).toThrow('is before');
    expect(() => empty.isWorkday(Number.NaN as Jdn, FRIDAYS)).toThrow(RangeError);
    expect(() => empty.add(addDays(last, 1), -1, FRIDAYS)).toThrow(RangeError);
    expect(empty.add(last, 1, FRIDAYS)).toBeUndefined();
    expect(empty.add(first, -1, FRIDAYS)).toBeUndefined();
  });

  test('an empty list leaves the weekends, and a day off twice counts once', () => {
    expect(small([]).count(first, last, FRIDAYS)).toMatchObject({ days: 365, holidays: 0, weekendDays: 53 });
    const day = { jdn: first, estimate: false };
    const both = small([
      { ...day, isClosure: true },
      { ...day, isClosure: false },
    ]);
    expect(weekdayOf(first)).toBe(5);
    expect(both.count(first, first, { weekend: 'fri', closures: true })).toMatchObject({ weekendDays: 1, holidays: 0 });
    const saturday = small([{ jdn: addDays(first, 1), estimate: true, isClosure: true }]);
    expect(saturday.count(first, last, { weekend: 'fri', closures: false }).holidays).toBe(0);
    expect(saturday.count(first, last, FRIDAYS)).toMatchObject({ holidays: 1, estimate: true });
  });
});
