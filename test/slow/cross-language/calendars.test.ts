/** The calendars compared with libraries in other languages: convertdate in Python, libjalali in C. The unit tests compare them with ICU. */
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import { readData } from '#generator/compile/data.ts';
import { accuracy } from '#tables/accuracy.ts';
import { askPython } from './python.ts';

const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

type DateTriple = readonly [year: number, month: number, day: number];
const persianDay = ([year, month, day]: DateTriple): number => persian.toJdn({ year, month, day });

/** Few dates, because convertdate computes the equinox for each date, which takes 0.1 s. */
const persianSample = [...yearsBetween(1401, 1410), 1178, 1250, 1304, 1309, 1340, 1347, 1370, 1440, 1475, 1500].map(
  (year): DateTriple => [year, 1, 1],
);
const hijriMonths = readData().hijriMonths;

interface Answers {
  readonly convertdatePersian: readonly number[];
  readonly convertdateIslamic: readonly number[];
}
let answers: Answers;

beforeAll(() => {
  answers = askPython('calendars.py', {
    persianSample,
    hijri: hijriMonths.map(({ year, month }): DateTriple => [year, month, 1]),
  }) as Answers;
});

describe('the Persian calendar', () => {
  test('is that of convertdate, which computes the equinox', () => {
    expect(answers.convertdatePersian).toEqual(persianSample.map(persianDay));
  });

  test('differs from libjalali, of 1347 … 1498, in three years only', () => {
    const first = (year: number) =>
      execFileSync('jdate', ['-u', '+%F', '-g', `${year}/01/01`], {
        encoding: 'utf8',
        env: { ...process.env, TZ: 'UTC' },
      });
    const differing = yearsBetween(1347, 1498).filter(
      (year) => gregorian.fromIsoDate(first(year).trim()) !== persian.firstDayOfYear(year),
    );
    // libjalali treats 1403, 1436 and 1469 as common years. In fact, 1 Farvardin 1404 was 21 March 2025.
    expect(differing).toEqual([1404, 1437, 1470]);
  });
});

test('the hijri calendar agrees with the civil one of convertdate as often as the report says', () => {
  const ours = hijriMonths.map(({ first_day }) => gregorian.fromIsoDate(first_day));
  const { agreeing } = accuracy.hijri.ruleCalendars.find(({ calendar }) => calendar === 'islamic-civil')!;
  expect(ours.filter((day, index) => day === answers.convertdateIslamic[index])).toHaveLength(agreeing);
});
