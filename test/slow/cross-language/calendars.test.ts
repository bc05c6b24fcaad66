/** The calendars compared with libraries in other languages: ICU in C++, convertdate in Python, libjalali in C. */
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import { readData } from '#generator/compile/data.ts';
import { accuracy } from '#tables/accuracy.ts';
import { needFromDebian, runsWell } from '../../debian.ts';
import { askPython, needPython } from './python.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

type DateTriple = readonly [year: number, month: number, day: number];
const persianDay = ([year, month, day]: DateTriple): number => persian.toJdn({ year, month, day });

/** First day of each month in the years in which the equinox is law and can be computed with certainty. */
const persianDates = yearsBetween(1178, 1502).flatMap((year) => MONTHS.map((month): DateTriple => [year, month, 1]));
/** Few dates, because convertdate computes the equinox for each date, which takes 0.1 s. */
const persianSample = [...yearsBetween(1401, 1410), 1178, 1250, 1304, 1309, 1340, 1347, 1370, 1440, 1475, 1500].map(
  (year): DateTriple => [year, 1, 1],
);
const hijriMonths = readData().hijriMonths.map(({ value }) => value);

interface Answers {
  readonly icuPersian: readonly number[];
  readonly icuCivil: readonly number[];
  readonly icuUmalqura: readonly number[];
  readonly convertdatePersian: readonly number[];
  readonly convertdateIslamic: readonly number[];
}
let answers: Answers;

beforeAll(() => {
  needPython({ 'python3-icu': 'icu', 'python3-convertdate': 'convertdate' });
  answers = askPython('calendars.py', {
    persian: persianDates,
    persianSample,
    hijri: hijriMonths.map(({ year, month }): DateTriple => [year, month, 1]),
  }) as Answers;
});

describe('the Persian calendar', () => {
  test('is that of ICU in every month of 1178 … 1502', () => {
    expect(answers.icuPersian).toEqual(persianDates.map(persianDay));
  });

  test('is that of convertdate, which computes the equinox', () => {
    expect(answers.convertdatePersian).toEqual(persianSample.map(persianDay));
  });

  test('differs from libjalali, of 1347 … 1498, in three years only', () => {
    needFromDebian(['jcal'], () => runsWell('jdate', '--version'));
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

describe('the hijri calendar', () => {
  const ours = hijriMonths.map(({ first_day }) => gregorian.fromIsoDate(first_day));
  const agreeing = (theirs: readonly number[]): number => ours.filter((day, index) => day === theirs[index]).length;
  const reported = (calendar: string) =>
    accuracy.hijri.ruleCalendars.find((row) => row.calendar === calendar)!.agreeing;

  test('agrees with the civil calendar of ICU and of convertdate as often as the report says', () => {
    expect(agreeing(answers.icuCivil)).toBe(reported('islamic-civil'));
    expect(agreeing(answers.convertdateIslamic)).toBe(reported('islamic-civil'));
  });

  test('agrees with the Umm al-Qura calendar of ICU as often as the report says', () => {
    expect(agreeing(answers.icuUmalqura)).toBe(reported('islamic-umalqura'));
  });
});
