/** Occasions of a year: order, spans of years, moved days, estimates. */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { CATEGORIES, createOccasionYears, type Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../support/service.ts';

const occasion = (slug: string, changes: Partial<Occasion> = {}): Occasion => ({
  slug,
  title_fa: 'مناسبت',
  title_en: 'Occasion',
  category: 'national',
  rule: 'sh:02-03',
  years: [null, null],
  holidayYears: [],
  rank: 3,
  ...changes,
});

const yearsOf = (...occasions: Occasion[]) => createOccasionYears(occasions, almanac.hijri, tables.dayLists);
const slugs = (occasions: Occasion[], year: number) =>
  yearsOf(...occasions)
    .inYear(year)
    .map((occurrence) => occurrence.occasion.slug);

test('within a day holidays come first, then categories in their order, then slugs', () => {
  const everyday = CATEGORIES.flatMap((category) => [
    occasion(`${category}-z`, { category }),
    occasion(`${category}-a`, { category }),
  ]);
  const holidays = [
    occasion('zz-religious-holiday', { category: 'religious', holidayYears: [[1347, null]] }),
    occasion('zz-national-holiday', { category: 'national', holidayYears: [[null, null]] }),
  ];
  const dayBefore = occasion('day-before', { category: 'fun', rule: 'sh:02-02' });
  expect(slugs([...everyday.reverse(), ...holidays, dayBefore], 1405)).toEqual([
    'day-before',
    'zz-national-holiday',
    'zz-religious-holiday',
    ...['national', 'religious', 'cultural', 'global', 'countries', 'fun'].flatMap((name) => [
      `${name}-a`,
      `${name}-z`,
    ]),
  ]);
});

test('an occasion is kept within its years only', () => {
  const limited = occasion('limited', { years: [1390, 1392] });
  expect([1389, 1390, 1392, 1393].map((year) => slugs([limited], year).length)).toEqual([0, 1, 1, 0]);
});

test('an occasion is a holiday within the spans of its law only', () => {
  const twice = occasion('twice', {
    holidayYears: [
      [1347, 1357],
      [1390, null],
    ],
  });
  const years = yearsOf(twice);
  const holiday = (year: number) => years.inYear(year).map(({ isHoliday }) => isHoliday);
  expect([1346, 1347, 1357, 1358, 1389, 1390, 1500].flatMap(holiday)).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});

test('a moved day takes the place of the day of its rule, in that year only, and is no estimate', () => {
  const jdn = gregorian.fromIsoDate('2027-07-01');
  const moved = occasion('moved', { rule: 'hijri:01-10', moved: [[1449, jdn]] });
  const years = yearsOf(moved);
  const [inMovedYear] = years.inYear(1406);
  expect(inMovedYear).toMatchObject({ jdn, ruleYear: 1449, estimate: false });
  const [after] = years.inYear(1407);
  expect(after).toMatchObject({ ruleYear: 1450, estimate: true });
  expect(after!.jdn).toBe(almanac.hijri.toJdn({ year: 1450, month: 1, day: 10 }));
});

test('a day is an estimate where its hijri date is one; days of other calendars never are', () => {
  const years = yearsOf(
    occasion('hijri', { rule: 'hijri:10-01' }),
    occasion('persian', { rule: 'sh:01-01' }),
    occasion('gregorian', { rule: 'greg:05-01' }),
  );
  const estimates = (year: number) =>
    years.inYear(year).flatMap(({ occasion: { slug }, estimate }) => (estimate ? [slug] : []));
  expect(estimates(1404)).toEqual([]);
  // 1 Shawwal 1448 begins the last published month.
  expect(estimates(1405)).toEqual([]);
  expect(estimates(1406)).toEqual(['hijri']);
  expect(estimates(1500)).toEqual(['hijri']);
});

test('years outside the calendar are a RangeError', () => {
  expect(() => yearsOf().inYear(0)).toThrow(RangeError);
  expect(() => yearsOf().inYear(3001)).toThrow('1 … 3000');
  expect(() => yearsOf().inYear(Number.NaN)).toThrow(RangeError);
});

/** The Gregorian dates on which the occasion of the slug falls in the Persian years. */
const datesOf = (slug: string, years: readonly number[]) =>
  years.flatMap((year) =>
    almanac.occasions
      .inYear(year)
      .filter(({ occasion }) => occasion.slug === slug)
      .map(({ jdn }) => gregorian.toIsoDate(jdn)),
  );

test('Quds Day is on the Fridays on which it was kept', () => {
  expect(datesOf('quds-day', [1360, 1363, 1386, 1394, 1402, 1404])).toEqual(
    '1981-07-31 1984-06-29 2007-10-05 2015-07-10 2023-04-14 2025-03-28 2026-03-13'.split(' '),
  );
});

test('Earth Hour is on the Saturdays on which it was kept, also where that is in the Persian year before', () => {
  expect(datesOf('earth-hour', [1394, 1395, 1402, 1403, 1404, 1405])).toEqual(
    '2015-03-28 2016-03-19 2023-03-25 2024-03-23 2025-03-22 2026-03-28'.split(' '),
  );
});

test('every day of the years about now has an occasion', () => {
  for (const year of [1404, 1405, 1406]) {
    const first = persian.firstDayOfYear(year);
    const found = new Set<number>(almanac.occasions.inYear(year).map(({ jdn }) => jdn));
    const days = Array.from({ length: persian.yearLength(year) }, (_, index) => first + index);
    expect(days.filter((jdn) => !found.has(jdn)).map((jdn) => persian.fromJdn(jdn as typeof first))).toEqual([]);
  }
});

test('a day moved across Nowruz is kept in its new year, by year and by day alike', () => {
  const nowruz = persian.firstDayOfYear(1406);
  const { year, month, day } = almanac.hijri.fromJdn(gregorian.fromIsoDate(gregorian.toIsoDate(nowruz)));
  const rule = (of: number) => `hijri:${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
  const later = occasion('later', { rule: rule(day - 1), moved: [[year, nowruz]], holidayYears: [[1406, null]] });
  const earlier = occasion('earlier', { rule: rule(day), moved: [[year, nowruz - 1]], holidayYears: [[1347, 1405]] });
  const years = yearsOf(later, earlier);
  const told = (persianYear: number) =>
    years
      .inYear(persianYear)
      .filter(({ ruleYear }) => ruleYear === year)
      .map(({ occasion: { slug }, jdn, isHoliday, ordinal }) => [slug, jdn - nowruz, isHoliday, ordinal]);
  expect(told(1405)).toEqual([['earlier', -1, true, 1]]);
  expect(told(1406)).toEqual([['later', 0, true, 1]]);
  const days = years.onDays((nowruz - 1) as typeof nowruz, nowruz);
  expect(days.map(({ occasion: { slug }, jdn }) => [slug, jdn - nowruz])).toEqual([
    ['earlier', -1],
    ['later', 0],
  ]);
});
