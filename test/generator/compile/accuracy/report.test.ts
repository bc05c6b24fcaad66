/** The accuracy report: its sums are consistent, its counts equal the files, and its goals are met. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '#core/globe.ts';
import * as gregorian from '#core/gregorian.ts';
import { probabilityOf29Days } from '#core/hijri-visibility.ts';
import type { Jdn } from '#core/jdn.ts';
import { firstDayOfYear, LAST_YEAR } from '#core/persian.ts';
import { lastOf, required } from '#core/required.ts';
import { intlCalendar } from '#generator/compile/accuracy/intl-calendar.ts';
import { accuracyReport } from '#generator/compile/accuracy/report.ts';
import { readCsv } from '#generator/compile/csv.ts';
import { readData } from '#generator/compile/data.ts';
import { backTest } from '#generator/compile/hijri-estimate.ts';
import { publishedMonths } from '#generator/compile/hijri-months.ts';
import { kindOf } from '#generator/compile/source-kind.ts';
import type { Agreement } from '#tables/accuracy-types.ts';
import { tables } from '#tables/index.ts';
import { FROZEN } from '../../../support/frozen.ts';
import { hijriProbabilityAccuracy } from './hijri-probability.ts';

const data = readData(FROZEN);
const report = accuracyReport(data, tables, FROZEN);
const { hijri, persian, prayerTimes } = report;
const probability = hijriProbabilityAccuracy(backTest(publishedMonths(data)), lastOf(data.hijriMonths).year);

/** Rows of a CSV file that begins with comments and has a header line. */
const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1);

const sumOf = (agreements: readonly Agreement[]): Agreement =>
  agreements.reduce(
    (sum, { compared, agreeing }) => ({ compared: sum.compared + compared, agreeing: sum.agreeing + agreeing }),
    { compared: 0, agreeing: 0 },
  );

describe('hijri months', () => {
  const lines = linesOf(`${FROZEN}/data/hijri-months.csv`);

  test('are all those of the file', () => {
    expect(hijri.months).toBe(lines.length);
  });

  test('agree and disagree with each source as often as the file says', () => {
    for (const { source, compared, agreeing, differing } of hijri.sources) {
      const agrees = new RegExp(`^[^,]*,[^,]*,[^,]*,([^,]* )?${source}[ ,]`);
      const disagrees = new RegExp(`[, ]${source}=\\d`);
      expect(lines.filter((line) => agrees.test(line)).length, source).toBe(agreeing);
      expect(lines.filter((line) => disagrees.test(line)).length, source).toBe(differing.length);
      expect(compared - agreeing, source).toBe(differing.length);
    }
    const differing = hijri.sources.flatMap((source) => source.differing);
    expect(differing).toHaveLength(lines.join('\n').split('=').length - 1);
    expect(differing.filter(({ ours, theirs }) => ours === theirs)).toEqual([]);
  });

  test('whose length is known have an estimate, by decades and by eras alike', () => {
    const byDecades = sumOf(hijri.decades);
    expect(byDecades.compared).toBe(hijri.months - 1);
    expect(sumOf(hijri.eras)).toEqual(byDecades);
    expect(sumOf(hijri.eras.flatMap((era) => Object.values(era.byConfidence)))).toEqual(byDecades);
    expect(hijri.misses).toHaveLength(byDecades.compared - byDecades.agreeing);
    expect(hijri.misses.filter((miss) => miss.publishedLength === miss.estimatedLength)).toEqual([]);
  });

  test('have probabilities that are worth more than the rule alone on years that they were not found from', () => {
    const [firstHalf, secondHalf, whole] = probability.scores;
    expect(firstHalf!.months + secondHalf!.months).toBe(whole!.months);
    expect(whole!.months).toBe(hijri.eras.at(-1)!.compared);
    expect(whole!.agreeing).toBeLessThan(hijri.eras.at(-1)!.agreeing);
    expect(whole!.brier).toBeLessThan(whole!.brierOfRule);
    for (const { brierOfRule, agreeing, months } of probability.scores) {
      expect(brierOfRule).toBeCloseTo(1 - agreeing / months, 4);
    }
  });

  test('come out right in each band as often as the other years make one expect', () => {
    const { bands, scores } = probability;
    expect(sumOf(bands)).toEqual({ compared: scores[2]!.months, agreeing: scores[2]!.agreeing });
    for (const { confidence, expected, agreeing, compared } of bands) {
      // Tolerance: two standard deviations, plus half a month for the small bands.
      const deviation = Math.sqrt((expected * (compared - expected)) / compared);
      expect(Math.abs(agreeing - expected), confidence).toBeLessThan(2 * deviation + 0.5);
    }
  });

  test.each([
    ['high', 1],
    ['medium', 0.5],
    ['low', 0],
  ] as const)('of %s confidence have the probability that the table shows', (confidence, margin) => {
    const { agreeing, compared } = hijri.eras.at(-1)!.byConfidence[confidence];
    expect(probabilityOf29Days(margin)).toBeCloseTo((agreeing + 1) / (compared + 2), 3);
  });
});

test('the Persian years begin by the equinox and true noon, and by mean noon but for 1111 and 1144', () => {
  const differing = (name: string) => persian.find(({ reckoning }) => reckoning === name)!.differing;
  expect([differing('true-noon'), differing('mean-noon')]).toEqual([[], [1111, 1144]]);
});

test('Temporal has the Persian dates of Intl', () => {
  const dateOf = intlCalendar('persian');
  const temporalDateOf = (jdn: Jdn) => {
    const { year, month, day } = Temporal.PlainDate.from(gregorian.toIsoDate(jdn)).withCalendar('persian');
    return { year, month, day };
  };
  const firstDays = Array.from({ length: LAST_YEAR }, (_, index) => firstDayOfYear(index + 1));
  expect(firstDays.map(temporalDateOf)).toEqual(firstDays.map(dateOf));
});

test('the shares that README and docs/data.md promise are kept', () => {
  const share = ({ agreeing, compared }: Agreement) => agreeing / compared;
  const [, , unseen] = probability.scores;
  expect(share({ agreeing: unseen!.agreeing, compared: unseen!.months })).toBeGreaterThan(0.95);
  expect(share(prayerTimes)).toBeGreaterThan(0.9);
});

test('prayer times are counted alike by prayer', () => {
  const whole = { compared: prayerTimes.compared, agreeing: prayerTimes.agreeing };
  expect(sumOf(prayerTimes.byPrayer)).toEqual(whole);
});

test.each([
  [['general-knowledge'], 'single reading'],
  [['national-days'], 'single reading'],
  [['general-knowledge', 'national-days'], 'single reading'],
  [['general-knowledge', 'biographies'], 'cross-checked'],
  [['national-days', 'cia-world-factbook'], 'cross-checked'],
  [['general-knowledge', 'calendar-arithmetic'], 'arithmetic'],
  [['iribnews-5659261'], 'press'],
  [['un', 'kf-calendar'], 'international body'],
  [['general-knowledge', 'ut-calendar'], 'official calendar'],
  [['holiday-law'], 'law'],
])('an occasion with %j counts as %s', (sources, kind) => {
  expect(kindOf({ sources })).toBe(kind);
});

test('98 % of the cities are within 10 km of their place in Natural Earth, whose places of small maps may be far off', () => {
  const bySlug = new Map(tables.places.cities.map((city) => [city.slug, city]));
  const far = readCsv('data/references/city-coordinates.csv', FROZEN).filter(
    ({ cells: { slug, latitude, longitude } }) => {
      const place = { latitude: Number(latitude), longitude: Number(longitude) };
      return distanceKm(required(bySlug, slug!), place) > 10;
    },
  );
  expect(far.length).toBeLessThan(linesOf(`${FROZEN}/data/references/city-coordinates.csv`).length * 0.02);
});
