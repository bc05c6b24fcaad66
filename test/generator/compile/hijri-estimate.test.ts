/** The estimate of hijri months reproduces the official table well, and its months are consecutive. */
import { AngleBetween, AstroTime, Body, Equator, Observer, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { fromIsoDate } from '#core/gregorian.ts';
import { confidenceOf, VISIBILITY_ERAS, visibilityLimits, visibilityMargin, yallopQ } from '#core/hijri-visibility.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { readCsv } from '#generator/compile/csv.ts';
import { backTest, crescentEvenings, estimateMonths, isRight, WHOLE_RANGE } from '#generator/compile/hijri-estimate.ts';
import { FROZEN } from '../../support/frozen.ts';

const rows = readCsv(`${FROZEN}/data/hijri-months.csv`).map(({ cells }) => cells);
const [firstYear, firstMonth] = rows[0]!.month!.split('-').map(Number);
const published = {
  firstYear: firstYear!,
  firstMonth: firstMonth!,
  firstDays: rows.map((row) => fromIsoDate(row.first_day!)),
};
const nameOf = ({ year, month }: { year: number; month: number }) => `${year}/${month}`;

describe('the back-test on the published table', () => {
  const tested = backTest(published);
  const present = tested.filter(({ year }) => year >= 1428);

  test.each([
    [1428, 1448, 0.972],
    [1437, 1448, 0.986],
    [1346, 1448, 0.94],
  ])('%i … %i', (from, to, rate) => {
    const months = tested.filter(({ year }) => year >= from && year <= to);
    // The report rounds the rates to 0.1 %.
    expect(Math.round((months.filter(isRight).length / months.length) * 1000) / 1000).toBeGreaterThanOrEqual(rate);
    for (const { publishedLength } of months) expect([29, 30]).toContain(publishedLength);
  });

  test('counted back over months that are hidden, no first day is more than one day off', () => {
    const cut = rows.findIndex(({ month }) => month === '1300-01');
    const hidden = { firstYear: 1300, firstMonth: 1, firstDays: published.firstDays.slice(cut) };
    const backwards = estimateMonths(hidden)
      .slice(0, -1)
      .filter(({ year }) => year >= published.firstYear && year < 1300);
    const differences = backwards.map(({ firstDay }, index) => firstDay - published.firstDays[index]!);
    expect(differences).toHaveLength(cut);
    expect(differences.every((days) => Math.abs(days) <= 1)).toBe(true);
    expect(differences.filter((days) => days === 0)).toHaveLength(371);
  });

  test('misses the months known for it, and no others', () => {
    expect(present.filter((month) => !isRight(month)).map(nameOf)).toEqual([
      '1429/6',
      '1432/6',
      '1432/8',
      '1435/10',
      '1436/2',
      '1437/10',
      '1443/9',
    ]);
  });

  test('is nearly always correct if its confidence is high', () => {
    const high = present.filter(({ confidence }) => confidence === 'high');
    expect(high.filter(isRight).length / high.length).toBeGreaterThanOrEqual(0.995);
    expect(high.length).toBeGreaterThan(200);
    expect(present).toHaveLength(249);
  });
});

describe('known evenings', () => {
  test.each([
    ['1447/4', '2025-10-22', -0.48, 12.3, 29],
    ['1448/4', '2026-10-11', -0.59, 12.0, 29],
    ['1436/2', '2014-12-22', -0.22, 7.4, 29],
  ])('%s on %s', (month, date, q, elongation, length) => {
    const evenings = crescentEvenings(fromIsoDate(date));
    expect(Math.max(...evenings.map(yallopQ))).toBeCloseTo(q, 2);
    expect(Math.max(...evenings.map((evening) => evening.elongationAtSunsetDegrees))).toBeCloseTo(elongation, 1);
    const margins = evenings.map((evening) => visibilityMargin(evening, visibilityLimits(Number(month.split('/')[0]))));
    expect(Math.max(...margins) >= 0 ? 29 : 30).toBe(length);
  });

  test('elongations agree with those of astronomy-engine at its own sunset', () => {
    const observer = new Observer(28.97, 50.84, 0);
    for (let index = 0; index < published.firstDays.length; index += 97) {
      const day = addDays(published.firstDays[index]!, 28);
      const noon = new AstroTime(day - 2_451_545);
      const sunset = SearchRiseSet(Body.Sun, observer, -1, noon, 1)!;
      const towards = (body: Body) => Equator(body, sunset, observer, true, true).vec;
      const ours = crescentEvenings(day).find(({ place }) => place === 'Bushehr')!;
      const theirs = AngleBetween(towards(Body.Sun), towards(Body.Moon));
      expect(Math.abs(ours.elongationAtSunsetDegrees - theirs), `day ${day}`).toBeLessThan(0.01);
    }
  });

  test('an old crescent before the conjunction never counts', () => {
    // Two days before the new Moon of 2025-10-21 the Moon stood 27° west of the Sun.
    for (const evening of crescentEvenings(fromIsoDate('2025-10-19'))) {
      expect(evening.isAfterConjunction).toBe(false);
      expect(evening.elongationAtSunsetDegrees).toBeGreaterThan(11.5);
      expect(visibilityMargin(evening, visibilityLimits(1447))).toBeLessThanOrEqual(-1);
    }
  });
});

describe('the limits', () => {
  test('are ascending by era, and the last holds on', () => {
    const years = VISIBILITY_ERAS.map(({ fromYear }) => fromYear);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(visibilityLimits(-5).minimumQ).toBe(-0.014);
    expect([1264, 1265, 1387, 1388, 1427, 1428, 3000].map((year) => visibilityLimits(year).minimumQ)).toEqual([
      -0.014, -0.09, -0.09, -0.16, -0.16, -0.245, -0.245,
    ]);
  });

  test('confidence grows with the distance from them', () => {
    expect([0, 0.49, -0.49, 0.5, -0.99, 1, -1, 7].map(confidenceOf)).toEqual(
      'low low low medium medium high high high'.split(' '),
    );
  });
});

describe('the estimated months', () => {
  const months = estimateMonths(published);
  const before = months.filter(({ year }) => year < published.firstYear);
  const after = months.slice(before.length);
  const dayAfter = (month: { firstDay: Jdn; length: number }) => month.firstDay + month.length;

  test('cover the whole range', () => {
    expect(nameOf(before[0]!)).toBe('0/1');
    expect(before[0]!.firstDay).toBeLessThanOrEqual(fromIsoDate('0622-03-22'));
    expect(nameOf(before.at(-1)!)).toBe('1264/12');
    expect(dayAfter(months.at(-1)!)).toBeGreaterThan(WHOLE_RANGE.lastDay);
    expect(months.at(-1)!.firstDay).toBeLessThanOrEqual(WHOLE_RANGE.lastDay);
  });

  test('join the published table on both sides', () => {
    expect(dayAfter(before.at(-1)!)).toBe(published.firstDays[0]);
    expect(nameOf(after[0]!)).toBe(rows.at(-1)!.month!.split('-').map(Number).join('/'));
    expect(after[0]!.firstDay).toBe(published.firstDays.at(-1));
  });

  test.each([
    ['before', before],
    ['after', after],
  ])('follow each other without a gap %s the table', (_, side) => {
    for (const [index, month] of side.entries()) {
      expect([29, 30], nameOf(month)).toContain(month.length);
      expect(month.length === 29, nameOf(month)).toBe(month.margin >= 0);
      expect(Number.isFinite(month.margin), nameOf(month)).toBe(true);
      const next = side[index + 1];
      if (!next) continue;
      expect(next.firstDay, nameOf(next)).toBe(dayAfter(month));
      expect(next.year * 12 + next.month, nameOf(next)).toBe(month.year * 12 + month.month + 1);
      expect(next.month).toBeLessThanOrEqual(12);
    }
  });

  test('keep to the Moon: years of 353 to 356 days, no more than five long or four short months on end', () => {
    for (const side of [before, after]) {
      for (let index = 0; index + 12 < side.length; index += 1) {
        const days = side[index + 12]!.firstDay - side[index]!.firstDay;
        expect(days).toBeGreaterThanOrEqual(353);
        expect(days).toBeLessThanOrEqual(356);
      }
      const lengths = side.map(({ length }) => (length === 30 ? 'L' : 's')).join('');
      expect(lengths).not.toMatch(/L{6}|s{5}/);
    }
  });

  test('begin year 1 on Friday, 16 July 622 of the Julian calendar', () => {
    expect(months.find((month) => nameOf(month) === '1/1')!.firstDay).toBe(1_948_440);
  });

  test('do not depend on the first month of the computation', () => {
    const late = estimateMonths(published, { firstYear: 1245, lastDay: published.firstDays.at(-1)! });
    const fromWhole = before.filter(({ year }) => year >= 1245);
    expect(late.filter(({ year }) => year < 1265)).toEqual(fromWhole);
    expect(late.at(-1)).toEqual(after[0]);
  });
});
