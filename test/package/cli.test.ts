/** The installed command line, run as a separate program. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, inject, test } from 'vitest';
import { ask } from '../support/service.ts';

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

test('--json is the answer of the service, from the tables in the package', () => {
  expect(done('cities Esfahan --json')).toBe(`${ask('/cities', 'q=Esfahan').body}\n`);
  const month = ask('/times', 'city=toronto&method=isna&year=2027&month=2');
  expect(done('times 2027-02 --city toronto --method isna --json')).toBe(`${month.body}\n`);
});

test('today, with the words of the locale and the versions', () => {
  expect(done('today')).toMatch(/^\w+day \d+ \w+ 1\d{3}\n.*\n(Working day|Day off: ).*\nfajr \d\d:\d\d, /s);
  expect(done('convert 1405-08-30', { LANG: 'fa_IR.UTF-8' })).toContain('شنبه ۳۰ آبان ۱۴۰۵\n');
  expect(done('--version')).toMatch(/^salnama \d+\.\d+\.\d+, data \d{4}\.\d\d\.\d\d/);
});

test('mcp answers assistants without a network', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: program, args: ['mcp'], env: { PATH: process.env.PATH ?? '' } }),
  );
  const { content } = await client.callTool({ name: 'day', arguments: { date: '2026-03-21' } });
  expect((content as { text: string }[])[0]!.text).toContain('date_sh: 1405-01-01');
  await client.close();
});

test('in a terminal days off are red; elsewhere and with NO_COLOR there are no escape codes', () => {
  expect(done('month 1405-01')).not.toContain('\u001b');
  const inTerminal = (environment: string) =>
    execFileSync('script', ['-qec', `${environment} ${program} month 1405-08`, '/dev/null'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
  expect(inTerminal('TERM=xterm')).toContain('\u001b[31m');
  expect(inTerminal('NO_COLOR=1')).not.toContain('\u001b');
  expect(inTerminal('TERM=dumb')).not.toContain('\u001b');
});

test.each([
  ['day 1405-13-01', 1, 'date: "1405-13-01" is not allowed'],
  ['tody', 2, 'did you mean today?'],
  ['workdays 1405-09-12 20', 1, 'salnama add 1405-09-12 --workdays 20'],
])('%s ends with %i and says why on the error output only', (line, status, told) => {
  const { stderr, ...outcome } = salnama(line);
  expect(outcome).toEqual({ status, stdout: '' });
  expect(stderr).toContain(told);
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

test('an uncaught error prints its message alone', () => {
  const fault = "data:text/javascript,Date.now = () => { throw new Error('no clock') }";
  const { status, stderr } = spawnSync(process.execPath, ['--import', fault, program, 'today'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'salnama: no clock\n' });
});

test('a write error is reported in one line', () => {
  const { status, stderr } = spawnSync('sh', ['-c', `${program} today > /dev/full`], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^salnama: ENOSPC.*\n$/);
});
