/** The command line without a process: words in, text and exit code out. */
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { COLOURED, PLAIN } from '../../src/cli/style.ts';
import { ask, NOW } from '../support/service.ts';

const outcome = (line: string, language: 'fa' | 'en' = 'en', now = NOW, style = PLAIN) =>
  run(line.split(' ').filter(Boolean), { now, language, style, version: '1.2.3' });

const done = (line: string, language?: 'fa' | 'en', now?: number): string => {
  const { code, text } = outcome(line, language, now);
  expect(code, text).toBe(0);
  return text;
};

test.each([
  ['day 1405-01-01', '/day', 'date=1405-01-01'],
  [
    'day 2026-03-21 --calendar gregorian --weekend thu-fri',
    '/day',
    'date=2026-03-21&calendar=gregorian&weekend=thu-fri',
  ],
  ['convert 1447-09-30 --calendar hijri', '/convert', 'from=hijri&year=1447&month=9&day=30'],
  ['convert ۱۴۰۵/۱/۱', '/convert', 'from=sh&year=1405&month=1&day=1'],
  ['month 1405-08', '/calendar', 'year=1405&month=8'],
  ['holidays 1404', '/holidays', 'year=1404'],
  ['cities Esfahan', '/cities', 'q=Esfahan'],
  ['day 2026-03-21', '/day', 'date=2026-03-21'],
  ['day 2026-03-21 --categories all', '/day', 'date=2026-03-21&categories=all'],
  ['convert 2026-03-21', '/convert', 'from=gregorian&year=2026&month=3&day=21'],
  ['prayer 2026-03-21 --city mashhad', '/prayer-times', 'city=mashhad&year=1405&month=1&day=1'],
  ['workdays 1402-01-01 1402-12-29 --closures no', '/workdays', 'from=1402-01-01&to=1402-12-29&closures=no'],
  ['prayer 1405-01-01 --city mashhad', '/prayer-times', 'city=mashhad&year=1405&month=1&day=1'],
  ['today', '/today', ''],
  ['next', '/next', ''],
  ['search یلدا', '/search', 'q=یلدا'],
  ['search world day', '/search', 'q=world+day'],
  ['search qqqq', '/search', 'q=qqqq'],
])('%s --json is the answer of the service', (line, path, query) => {
  expect(done(`${line} --json`)).toBe(ask(path, query).body);
});

test('the moment of Nowruz', () => {
  for (const year of [1406, 2027]) expect(JSON.parse(done(`nowruz ${year} --json`)).utc).toMatch(/^2027-03-20 20:24:4/);
});

test('today in a city of any spelling', () => {
  const { times } = JSON.parse(ask('/summary', 'city=mashhad').body) as { times: Record<string, string> };
  expect(done('today --city مشهد')).toContain(`fajr ${times.fajr}, sunrise ${times.sunrise}`);
  expect(outcome('today --city qqqq')).toMatchObject({ code: 1, text: expect.stringContaining('--city: "qqqq"') });
});

test('the holidays of a Gregorian year', () => {
  const { year, data } = JSON.parse(done('holidays 2026 --json')) as {
    year: number;
    data: { date_gregorian: string }[];
  };
  const ofPersian = [1404, 1405].flatMap(
    (each) => (JSON.parse(ask('/holidays', { year: each }).body) as { data: typeof data }).data,
  );
  expect({ year, data }).toEqual({
    year: 2026,
    data: ofPersian.filter(({ date_gregorian }) => date_gregorian.startsWith('2026')),
  });
  expect(done('holidays 2026').trimEnd().split('\n')).toHaveLength(data.length);
});

test('words in both languages', () => {
  expect(done('convert 1405-08-30')).toBe(
    'Saturday 30 Aban 1405\n21 November 2026\n11 Jumada al-Thani 1448\n30 Aban 2585 Imperial',
  );
  expect(done('convert 1405-08-30 --lang fa')).toContain('شنبه ۳۰ آبان ۱۴۰۵\n');
  expect(done('convert 1405-08-30', 'fa')).toContain('شنبه ۳۰ آبان ۱۴۰۵\n');
  expect(done('workdays 1402-01-01 1402-12-29')).toContain('workdays      287');
  expect(done('workdays 1405-07-01 1405-10-30')).toMatch(/Wednesday +16 of 18/);
});

test('a month is a grid whose columns are weekdays, from Saturday', () => {
  expect(done('month 1405-08')).toBe(`Aban 1405
October – November 2026
 Sa  Su  Mo  Tu  We  Th  Fr
                          1*
  2   3   4   5   6   7   8*
  9  10  11  12  13  14  15*
 16  17  18  19  20  21  22*
 23  24  25  26  27  28  29*
 30

22  Martyrdom of Fatima`);
});

test('in Persian the week runs from right to left, in a terminal that reorders and in one that does not', () => {
  const lines = done('month 1405-08 --lang fa').split('\n');
  const visible = lines.map((line) => line.replaceAll('\u200e', '').trimEnd());
  expect(visible[2]).toBe('  ج   پ   چ   س   د   ی   ش');
  expect(visible[4]).toBe('  ۸*  ۷   ۶   ۵   ۴   ۳   ۲');
  expect(lines[4]!.startsWith('\u200e')).toBe(true);
});

test('days off are red where colours are wanted', () => {
  expect(outcome('month 1405-08', 'en', NOW, COLOURED).text).toContain('\u001b[31m');
  for (const line of ['month 1405-01', 'day 1405-01-01', 'next']) expect(done(line)).not.toContain('\u001b');
});

test('help of all and of each, and versions', () => {
  expect(done('')).toBe(done('--help'));
  const commands = 'today day convert month holidays next workdays prayer nowruz search cities'.split(' ');
  for (const command of commands) {
    expect(done('--help')).toContain(`\n  ${command} `);
    expect(done(`help ${command}`)).toContain(`Usage: salnama ${command}`);
  }
  expect(done('day --help')).toBe(done('help day'));
  expect(done('help')).toBe(done('--help'));
  expect(done('help mcp')).toContain('Usage: salnama mcp');
  expect(outcome('mcp --json')).toEqual({ code: 2, text: 'salnama: mcp takes no arguments and no options' });
  expect(done('-V')).toBe(done('--version'));
  expect(done('--version')).toMatch(/^salnama 1\.2\.3, data \d{4}\.\d\d\.\d\d/);
});

test.each([
  ['day 1405-13-01', 1, 'date: "1405-13-01" is not allowed'],
  ['convert 1404-12-30', 1, 'day: "30" is not allowed; give a whole number from 1 to 29'],
  ['convert someday', 1, 'date: "someday" is not allowed; give a date YYYY-MM-DD, in Latin or Persian digits'],
  ['month 1405', 1, 'month: "1405" is not allowed; give a month YYYY-MM'],
  ['convert 1405-01-01 --calendar mayan', 1, '--calendar: "mayan" is not allowed'],
  ['holidays 1300', 1, 'year: "1300" is not allowed'],
  ['prayer --city xqzkv', 1, '--city: "xqzkv" is not allowed; give a city that "salnama cities TEXT" finds'],
  ['prayer --city Isfahn', 1, 'the nearest are isfahan'],
  ['prayer --city=', 1, '--city: "" is not allowed'],
  ['day 2026-03-21 --calendar sh', 1, 'leave --calendar out or give --calendar gregorian'],
  ['day 1405-01-01 --weekend sun', 1, '--weekend: "sun" is not allowed'],
  ['nowruz 5000', 1, 'year: no data for 5000'],
  [
    'prayer 2026-02-30 --city tehran',
    1,
    'date: "2026-02-30" is not allowed; give a date that exists in the Gregorian calendar',
  ],
  ['help dya', 2, 'did you mean day?'],
  ['today --lang de', 1, '--lang: "de" is not allowed; give fa or en'],
  ['tody', 2, 'did you mean today?'],
  ['day 1405-01-01 1405-01-02', 2, 'usage: salnama day [DATE]'],
  ['prayer', 2, '--city: missing'],
  ['convert 1405-01-01 --city tehran', 2, '--city: convert has no such option'],
  ['today --loud', 2, "Unknown option '--loud'"],
  ['--json', 2, 'no command'],
])('%s ends with %i and says why in one line', (line, status, told) => {
  const { code, text } = outcome(line);
  expect(code).toBe(status);
  expect(text).toContain(told);
  expect(text.trim().split('\n')).toHaveLength(1);
});

test.each([
  [-5, 'in 5 days', '۵ روز دیگر'],
  [-1, 'tomorrow', 'فردا'],
  [0, 'today', 'امروز'],
])('%i days from a holiday', (days, english, persian) => {
  const now = Date.parse('2026-03-20T08:00:00Z') + days * 86_400_000;
  const told = (language: 'fa' | 'en') => done('next', language, now).split('\n').at(-1);
  expect(told('en')).toBe(english);
  expect(told('fa')).toBe(persian);
});
