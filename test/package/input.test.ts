/** What programs and people put in: names, typed dates, today, and values that cannot be. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import type { DatePart, Language } from '#package/index.ts';
import { get } from '../support/service.ts';

const { resolve } = createRequire(`${inject('packageFolder')}/`);
const installed = async <T>(path: string): Promise<T> => (await import(pathToFileURL(resolve(path)).href)) as T;
const root = await installed<typeof import('#package/index.ts')>('salnama');
const { isHoliday } = await installed<typeof import('#package/holidays.ts')>('salnama/holidays');

const { countWorkdays } = await installed<typeof import('#package/workdays.ts')>('salnama/workdays');

const LANGUAGES: readonly Language[] = ['fa', 'en', 'fa-AF', 'ps'];
const date = { year: 1405, month: 9, day: 7 };

test('names of months and weekdays', () => {
  expect(root.monthNames()[8]).toBe('آذر');
  expect(root.monthNames('ps')[7]).toBe('لړم');
  expect(root.weekdayNames('en')).toEqual('Saturday Sunday Monday Tuesday Wednesday Thursday Friday'.split(' '));
  expect(root.weekdayNames()[root.persianWeekday(date) - 1]).toBe('شنبه');
  root.monthNames()[0] = 'changed';
  expect(root.monthNames()[0]).toBe('فروردین');
  expect(() => root.monthNames('de' as 'en')).toThrow('language: "de" is not allowed; give one of fa, en, fa-AF, ps');
});

test.each<[readonly DatePart[], Language, string]>([
  [['month', 'year'], 'en', 'Azar 1405'],
  [['year', 'month'], 'fa', 'آذر ۱۴۰۵'],
  [['weekday', 'day', 'month'], 'en', 'Saturday 7 Azar'],
  [['weekday', 'day', 'month', 'year'], 'ps', 'اونۍ ۷ لیندۍ ۱۴۰۵'],
  [['day', 'month', 'year'], 'fa-AF', '۷ قوس ۱۴۰۵'],
])('the parts %j in %s', (parts, language, text) => {
  expect(root.formatPersian(date, { parts, language })).toBe(text);
});

test('a date of a form is read from every text that formatPersian writes', () => {
  for (const language of LANGUAGES) {
    for (let day = 0; day < 366; day++) {
      const one = root.addDays({ year: 1403, month: 1, day: 1 }, day);
      for (const parts of [undefined, ['weekday', 'day', 'month', 'year'] as const]) {
        const text = root.formatPersian(one, { language, ...(parts && { parts }) });
        expect(root.parseDate(text), text).toEqual(one);
      }
    }
  }
});

test.each(['1405-09-07', ' ۱۴۰۵/۹/۷ ', '2026-11-28', '07 azar 1405', 'شنبه  ۷ آذر ١٤٠٥', '1405/9/07'])(
  '%j is 7 Azar',
  (text) => expect(root.parseDate(text)).toEqual(date),
);

test.each([
  ['یکشنبه ۷ آذر ۱۴۰۵', 'date: "یکشنبه ۷ آذر ۱۴۰۵" is not allowed'],
  ['۳۱ آذر ۱۴۰۵', 'day: 31 is not allowed'],
  ['۷ آزر ۱۴۰۵', 'date: "۷ آزر ۱۴۰۵" is not allowed'],
  ['7/9/1405', 'give YYYY-MM-DD'],
])('%s is refused', (text, told) => {
  expect(() => root.parseDate(text)).toThrow(told);
});

test('a date goes back to a text, in either calendar', () => {
  expect(root.toIso(date)).toBe('1405-09-07');
  expect(root.toIso({ year: 7, month: 9, day: 7 })).toBe('0007-09-07');
  expect(root.toIso(date, 'gregorian')).toBe('2026-11-28');
});

test('the grid of a month is that of the service, also at both ends of the years', () => {
  for (const [year, month] of [
    [1399, 12],
    [1405, 1],
    [1405, 9],
  ] as const) {
    const theirs: { year: number; month: number; day: number }[][] = get('/calendar', { year, month }).calendar;
    const dates = theirs.map((week) => week.map((cell) => ({ year: cell.year, month: cell.month, day: cell.day })));
    expect(root.monthGrid(year, month)).toEqual(dates);
  }
  expect(root.monthGrid(1, 1).flat()).toContainEqual({ year: 1, month: 1, day: 1 });
  expect(root.monthGrid(3000, 12).flat()).toHaveLength(42);
});

describe('today', () => {
  afterEach(() => vi.useRealTimers());

  test('is the day in Tehran', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-22T21:00:00Z') });
    expect(root.toIso('today')).toBe('1405-10-02');
    expect(root.toIso('yesterday')).toBe('1405-10-01');
    expect(root.parseDate('tomorrow')).toEqual({ year: 1405, month: 10, day: 3 });
    expect(isHoliday('today')).toBe(true);
  });
});

describe('what cannot be is refused by a RangeError that names the field', () => {
  const WRONG = [undefined, null, 0, -1, 1.5, Number.NaN, 5n, true, '', 'x', [], {}, () => 0, new Date(Number.NaN)];
  /** Arguments that are right, of the most that a function takes. */
  const RIGHT: Readonly<Record<string, readonly unknown[]>> = {
    persianMonthLength: [1405, 1],
    hijriMonthLength: [1448, 1],
    monthGrid: [1405, 1],
    addDays: [date, 1],
    addMonths: [date, 1],
    addYears: [date, 1],
    difference: [date, date],
    formatPersian: [date, {}],
    toIso: [date, 'persian'],
    countWorkdays: [date, date, {}],
    addWorkdays: [date, 1, {}],
    isWorkday: [date, {}],
    occasionsOn: [date, {}],
    occasionsOf: [1405, {}],
    prayerTimes: [{ latitude: 35, longitude: 51 }, date, {}],
  };
  const MODULES = [
    '',
    '/hijri',
    '/holidays',
    '/holidays/titles',
    '/workdays',
    '/occasions',
    '/nowruz',
    '/prayer-times',
  ];

  test.each([...MODULES, '/cities', '/client'].map((path) => `salnama${path}`))('%s', async (path) => {
    const functions = Object.entries(await installed<Record<string, unknown>>(path)).filter(
      (entry): entry is [string, (...values: unknown[]) => unknown] =>
        typeof entry[1] === 'function' && !entry[0].endsWith('Error'),
    );
    for (const [name, call] of functions) {
      const right = RIGHT[name] ?? [date];
      for (const at of right.keys()) {
        for (const wrong of WRONG) {
          try {
            call(...right.with(at, wrong));
          } catch (error) {
            expect(error, `${name} ${at} ${String(wrong)}`).toBeInstanceOf(RangeError);
            expect(String(error), name).toMatch(/^RangeError: \w+: .* is not allowed; give /);
          }
        }
      }
    }
    expect(functions.length).toBeGreaterThan(0);
  });

  test.each([undefined, null, 0, 'x', [], {}, new Date()])('%s is no date', (wrong) => {
    for (const call of [root.persianToGregorian, root.toIso, isHoliday]) {
      expect(() => call(wrong as unknown as string)).toThrow(RangeError);
    }
  });
});

test.each<[name: string, call: () => unknown, known: string]>([
  ['langauge', () => root.formatPersian(date, { langauge: 'en' } as object), 'language, digits, words, parts'],
  ['province', () => countWorkdays(date, date, { province: 'yazd' } as object), 'sector, weekend, closures'],
])('the unknown option %s is refused with the known ones', (name, call, known) => {
  expect(call).toThrow(new RangeError(`options: "${name}" is not allowed; give one of ${known}`));
});

test('a date of the language standard is read in its own calendar', () => {
  const day = Temporal.PlainDate.from('2026-11-28');
  for (const one of [day, day.withCalendar('persian'), day.withCalendar('hebrew')]) {
    expect(root.toIso(one)).toBe('1405-09-07');
  }
});

test('the first example of the README is answered as it says', () => {
  const [, example] = /```js\n(.*?)```/s.exec(readFileSync('src/package/README.md', 'utf8'))!;
  const lines = [...example!.matchAll(/^([a-zA-Z]+\(.*\)); +\/\/ (.+)$/gm)];
  const scope = { ...root, isHoliday, countWorkdays, date: { year: 1405, month: 1, day: 1 } };
  const resultOf = (code: string) => new Function(...Object.keys(scope), `return ${code}`)(...Object.values(scope));
  for (const [line, call, told] of lines) expect(resultOf(call!), line).toEqual(resultOf(`(${told})`));
  expect(lines.length).toBeGreaterThan(5);
});
