/** The patch of date-holidays, applied to the installed package. python-holidays needs a checkout: see docs/upstream.md. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import DateHolidays from 'date-holidays';
import { beforeAll, expect, test } from 'vitest';
import { daysOff } from '#generator/build/kits/kit.ts';
import { almanac } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The library's own reader of its files. */
const { load } = createRequire(import.meta.resolve('date-holidays'))('js-yaml') as { load(text: string): object };

const YEARS = { first: 2010, last: 2026 };
const LAST_DAYS_OF_LEAP_YEARS = ['2013-03-20', '2017-03-20', '2021-03-20', '2025-03-20'];
/** The library moves one date of a rule in a Gregorian year; these holidays came twice in theirs. */
const SECOND_IN_A_YEAR = ['2013-12-23', '2013-12-31', '2014-01-02', '2015-12-29', '2026-12-23'];

const checkout = temporaryFolder();
beforeAll(() => {
  cpSync('test/slow/node_modules/date-holidays', checkout, { recursive: true });
  symlinkSync(resolve('test/slow/node_modules'), join(checkout, 'node_modules'));
});

test('gives the published days off, except nine that the library cannot express', () => {
  execFileSync(process.execPath, ['upstream/date-holidays/apply.mjs', checkout]);
  const parsed = (file: string) => load(readFileSync(join(checkout, 'data', file), 'utf8'));
  const Parser = Object.getPrototypeOf(DateHolidays) as new (data: unknown, country: string) => DateHolidays;
  const calendar = new Parser({ ...parsed('countries/IR.yaml'), ...parsed('names.yaml') }, 'IR');
  const expected = daysOff(almanac, YEARS).map(({ date }) => date);
  const given = new Set<string>();
  for (let year = YEARS.first; year <= YEARS.last; year++) {
    for (const { date } of calendar.getHolidays(year)) given.add(date.slice(0, 10));
  }
  expect(expected.filter((date) => !given.has(date))).toEqual([...LAST_DAYS_OF_LEAP_YEARS, ...SECOND_IN_A_YEAR].sort());
  expect([...given].filter((date) => !expected.includes(date))).toEqual([]);
});
