/** Confidence of the lists of holidays, year by year. */
import { describe, expect, test } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import { compileHolidayConfidence, confidenceParts } from '#generator/compile/holiday-confidence.ts';
import { FROZEN } from '../../support/frozen.ts';
import { EXAMPLE, testData } from './test-data.ts';

describe('the confidence of a row', () => {
  test('is one for all years, or one for each part of them', () => {
    expect(confidenceParts('medium-low')).toEqual([{ level: 'medium-low', first: -Infinity, last: Infinity }]);
    expect(confidenceParts('high (1359-); medium (1348-1358); low (1347)')).toEqual([
      { level: 'high', first: 1359, last: Infinity },
      { level: 'medium', first: 1348, last: 1358 },
      { level: 'low', first: 1347, last: 1347 },
    ]);
  });

  test.each(['', 'certain', 'high as one-off 1368', 'high (59-)', 'high, medium'])('%j cannot be read', (text) => {
    expect(confidenceParts(text)).toBeUndefined();
  });
});

describe('the confidence of a year', () => {
  const [nowruz] = EXAMPLE.holidays;
  const ofRows = (...rows: Partial<NonNullable<typeof nowruz>>[]) =>
    compileHolidayConfidence(testData({ holidays: rows.map((row) => ({ ...nowruz!, ...row })) }));

  test('is high without a doubt, open at the end', () => {
    expect(ofRows({})).toEqual([{ years: [1347, null], level: 'high', doubtful: [], low: [], heldBack: [] }]);
  });

  test('names what is given on little and what is held back, in their years only', () => {
    expect(
      ofRows(
        { confidence: 'medium (1347-1357); high (1358-)' },
        { slug: 'ashura', published: false, confidence: 'low', last_year: 1350 },
      ),
    ).toEqual([
      { years: [1347, 1350], level: 'medium', doubtful: ['nowruz'], low: [], heldBack: ['ashura'] },
      { years: [1351, 1357], level: 'medium', doubtful: ['nowruz'], low: [], heldBack: [] },
      { years: [1358, null], level: 'high', doubtful: [], low: [], heldBack: [] },
    ]);
  });

  test('counts 30 Esfand in leap years only', () => {
    const runs = ofRows({ rule: 'sh:12-30', confidence: 'low', first_year: 1386, last_year: 1390, published: false });
    expect(runs.filter(({ level }) => level !== 'high').map(({ years }) => years)).toEqual([[1387, 1387]]);
  });

  test('is low with four doubts', () => {
    const rows = ['low', 'low', 'low', 'low'].map((confidence) => ({ confidence }));
    expect(ofRows(...rows.slice(1)).map(({ level }) => level)).toEqual(['medium']);
    expect(ofRows(...rows).map(({ level }) => level)).toEqual(['low']);
  });
});

test('every run of years begins where the last one ended', () => {
  const runs = compileHolidayConfidence(readData(FROZEN));
  const begins = runs.slice(1).map(({ years }) => years[0]);
  expect(begins).toEqual(runs.slice(0, -1).map(({ years }) => years[1]! + 1));
  expect(begins.length).toBeGreaterThan(2);
});
