/** The installed command line, run as a separate program. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, inject, test } from 'vitest';
import { ask } from '../service.ts';

const program = join(inject('packageFolder'), 'node_modules/.bin/salnama');

function salnama(line: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment };
  const { status, stdout, stderr } = spawnSync(program, line.split(' ').filter(Boolean), { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

const done = (line: string, environment?: Record<string, string>): string => {
  const { status, stdout, stderr } = salnama(line, environment);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
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
  ['convert 2026-03-21', '/convert', 'from=gregorian&year=2026&month=3&day=21'],
  ['prayer 2026-03-21 --city mashhad', '/prayer-times', 'city=mashhad&year=1405&month=1&day=1'],
  ['workdays 1402-01-01 1402-12-29 --closures no', '/workdays', 'from=1402-01-01&to=1402-12-29&closures=no'],
  ['prayer 1405-01-01 --city mashhad', '/prayer-times', 'city=mashhad&year=1405&month=1&day=1'],
])('%s --json is the answer of the service', (line, path, query) => {
  expect(done(`${line} --json`)).toBe(`${ask(path, query).body}\n`);
});

test('commands about now answer', () => {
  expect(JSON.parse(done('today --json'))).toHaveProperty('sh.month_name_fa');
  expect(JSON.parse(done('next --json')).data).toHaveLength(1);
  expect(JSON.parse(done('nowruz 1406 --json')).utc).toMatch(/^2027-03-20 20:24:4/);
  expect(done('today')).toMatch(/^\w+day \d+ \w+ 1\d{3}\n/);
});

test('search --json is the answer of the service, the days that lie ahead of now aside', () => {
  const told = (text: string) =>
    (JSON.parse(text) as { data: { slug: string; title_fa: string; category: string }[] }).data.map(
      ({ slug, title_fa, category }) => [slug, title_fa, category],
    );
  for (const words of ['یلدا', 'world day', 'qqqq']) {
    expect(told(done(`search ${words} --json`))).toEqual(told(ask('/search', { q: words }).body));
  }
  expect(Object.keys(JSON.parse(done('search yalda --json')) as object)).toEqual(
    Object.keys(JSON.parse(ask('/search', { q: 'yalda' }).body) as object),
  );
  expect(told(done('search yalda --json'))[0]![0]).toBe('yalda-night');
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

test('mcp answers assistants without a network', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: program, args: ['mcp'], env: { PATH: process.env.PATH ?? '' } }),
  );
  const { content } = await client.callTool({ name: 'day', arguments: { date: '2026-03-21' } });
  expect((content as { text: string }[])[0]!.text).toContain('date_sh: 1405-01-01');
  expect((await client.listTools()).tools).toHaveLength(12);
  await client.close();
});

test('words in both languages', () => {
  expect(done('convert 1405-08-30')).toBe(
    'Saturday 30 Aban 1405\n21 November 2026\n11 Jumada al-Thani 1448\n30 Aban 2585 Imperial\n',
  );
  expect(done('convert 1405-08-30 --lang fa')).toContain('شنبه ۳۰ آبان ۱۴۰۵\n');
  expect(done('convert 1405-08-30', { LANG: 'fa_IR.UTF-8' })).toContain('شنبه ۳۰ آبان ۱۴۰۵\n');
  expect(done('workdays 1402-01-01 1402-12-29')).toContain('workdays      287\n');
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

22  Martyrdom of Fatima
`);
});

test('in Persian the week runs from right to left, in a terminal that reorders and in one that does not', () => {
  const lines = done('month 1405-08 --lang fa').split('\n');
  const visible = lines.map((line) => line.replaceAll('\u200e', '').trimEnd());
  expect(visible[2]).toBe('  ج   پ   چ   س   د   ی   ش');
  expect(visible[4]).toBe('  ۸*  ۷   ۶   ۵   ۴   ۳   ۲');
  expect(lines[4]!.startsWith('\u200e')).toBe(true);
});

test('without a terminal there are no escape codes', () => {
  for (const line of ['month 1405-01', 'day 1405-01-01', 'next']) expect(done(line)).not.toContain('\u001b');
});

test('in a terminal days off are red, and plain with NO_COLOR', () => {
  const inTerminal = (environment: string) =>
    execFileSync('script', ['-qec', `${environment} ${program} month 1405-08`, '/dev/null'], { encoding: 'utf8' });
  expect(inTerminal('TERM=xterm')).toContain('\u001b[31m');
  expect(inTerminal('NO_COLOR=1')).not.toContain('\u001b');
  expect(inTerminal('TERM=dumb')).not.toContain('\u001b');
});

test('help of all and of each, and versions', () => {
  expect(done('')).toBe(done('--help'));
  for (const command of [
    'today',
    'day',
    'convert',
    'month',
    'holidays',
    'next',
    'workdays',
    'prayer',
    'nowruz',
    'search',
    'cities',
  ]) {
    expect(done('--help')).toContain(`\n  ${command} `);
    expect(done(`help ${command}`)).toContain(`Usage: salnama ${command}`);
  }
  expect(done('day --help')).toBe(done('help day'));
  expect(done('help')).toBe(done('--help'));
  expect(done('-V')).toBe(done('--version'));
  expect(done('--version')).toMatch(/^salnama \d+\.\d+\.\d+, data \d{4}\.\d\d\.\d\d/);
});

test.each([
  ['day 1405-13-01', 1, 'date: "1405-13-01" is not allowed'],
  ['convert 1404-12-30', 1, 'day: "30" is not allowed; give a whole number from 1 to 29'],
  ['convert yesterday', 1, 'date: "yesterday" is not allowed; give a date YYYY-MM-DD, in Latin or Persian digits'],
  ['month 1405', 1, 'month: "1405" is not allowed; give a month YYYY-MM'],
  ['prayer today --city tehran', 1, 'date: "today" is not allowed'],
  ['convert 1405-01-01 --calendar mayan', 1, '--calendar: "mayan" is not allowed'],
  ['holidays 1300', 1, 'year: "1300" is not allowed'],
  ['prayer --city xqzkv', 1, '--city: "xqzkv" is not allowed; give the slug of a city; salnama cities TEXT finds it\n'],
  ['prayer --city Esfahan', 1, 'did you mean isfahan?'],
  ['prayer --city=', 1, '--city: "" is not allowed'],
  ['day 2026-03-21 --calendar sh', 1, 'leave --calendar out or give --calendar gregorian'],
  ['day 1405-01-01 --weekend sun', 1, '--weekend: "sun" is not allowed'],
  ['nowruz 5000', 1, 'year: no data for 5000'],
  ['prayer 2026-02-30 --city tehran', 1, 'date: "2026-02-30" does not exist in the Gregorian calendar'],
  ['help dya', 2, 'did you mean day?'],
  ['today --lang de', 1, '--lang: "de" is not allowed; give fa or en'],
  ['tody', 2, 'did you mean today?'],
  ['day 1405-01-01 1405-01-02', 2, 'usage: salnama day [DATE]'],
  ['prayer', 2, '--city: missing'],
  ['today --city tehran', 2, '--city: today has no such option'],
  ['today --loud', 2, "Unknown option '--loud'"],
  ['--json', 2, 'no command'],
])('%s ends with %i and says why on the error output only', (line, status, told) => {
  const outcome = salnama(line);
  expect(outcome).toMatchObject({ status, stdout: '' });
  expect(outcome.stderr).toContain(told);
  expect(outcome.stderr.trim().split('\n')).toHaveLength(1);
});

test('a reader that stops early is no error', () => {
  const many = Array.from({ length: 3 }, () => `${program} holidays 1404 --json`).join('; ');
  const { stderr } = spawnSync('sh', ['-c', `(${many}; ${program} month 1405-01) | head -c 1`], { encoding: 'utf8' });
  expect(stderr).toBe('');
});

test('an error whose reader has gone is still told by the exit code', () => {
  const script = `${program} tody 2>&1 >/dev/null | true; exit "\${PIPESTATUS[0]}"`;
  expect(spawnSync('bash', ['-c', script], { encoding: 'utf8' })).toMatchObject({ status: 2, stderr: '' });
});

test('a write error is reported in one line', () => {
  const { status, stderr } = spawnSync('sh', ['-c', `${program} today > /dev/full`], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^salnama: ENOSPC.*\n$/);
});
