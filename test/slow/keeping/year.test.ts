/**
 * A year of keeping, played in a clone of the repository under a false clock: an editor changes `data/` by the commands
 * of docs/data.md and docs/keeping.md, and nothing else, and no check and no test fails.
 *
 * `npm run check` runs after each edit. The tests run once, after all edits: they take minutes, and each edit stays in
 * the data until then. The tests of the site are left out, because `vitest` builds it from the same frozen tables.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentedCommands } from '../../support/documented-commands.ts';
import { AUTUMN, CALENDAR, EVE, movedMonth, NOON_OF_EVE, YEAR } from './invented-year.ts';

const MINUTE = 60_000;
const CLOCK = `--import=file://${resolve('test/slow/keeping/false-clock.mjs')}`;
const { PATH, HOME } = process.env;

let clone: string;
/** Moment of the play. */
let now = AUTUMN;

/** Runs a program in the clone. @returns exit code and everything it printed */
function play(program: string, ...parameters: string[]): { status: number | null; output: string } {
  // The tests start programs with an environment of their own, which do without the false clock.
  const env = { PATH, HOME, ...(program === 'npx' ? {} : { FALSE_NOW: now, NODE_OPTIONS: CLOCK }) };
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: clone, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** @returns what it printed @throws {Error} with that if it fails */
function run(program: string, ...parameters: string[]): string {
  const { status, output } = play(program, ...parameters);
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}\n${output}`);
  return output;
}
const keep = (...parameters: string[]): string => run('npm', 'run', '--silent', 'keep', '--', ...parameters);
const read = (path: string): string => readFileSync(join(clone, path), 'utf8');

/** Every check passes; then the edit is committed. */
function passes(subject: string): void {
  run('npm', 'run', 'check');
  run('git', 'commit', '--all', '--quiet', '--message', subject);
}

/** A documented example with other values: each option, or argument by its place, that is given. */
function example(name: string, part: string, values: Readonly<Record<string, string>>): string[] {
  const given = documentedCommands(name).find((words) => words.includes(part))!;
  const places = Object.entries(values).map(([key, value]) => [
    /\d/.test(key) ? Number(key) : given.indexOf(key) + 1,
    value,
  ]);
  const changed = new Map(places as [number, string][]);
  return given.map((word, index) => changed.get(index) ?? word);
}

beforeAll(() => {
  clone = join(mkdtempSync(join(tmpdir(), 'salnama-keeping-')), 'clone');
  execFileSync('git', ['clone', '--quiet', '--no-tags', resolve('.'), clone]);
  execFileSync('cp', ['-al', resolve('node_modules'), `${clone}/node_modules`]);
  for (const setting of ['name', 'email']) run('git', 'config', `user.${setting}`, 'keeper@example.org');
  keep('release');
}, 10 * MINUTE);
afterAll(() => rmSync(dirname(clone), { recursive: true }));

test('the official calendar of the next year is entered', { timeout: 10 * MINUTE }, () => {
  const file = join(dirname(clone), `calendar-${YEAR}.csv`);
  writeFileSync(file, CALENDAR.join('\n'));
  expect(play('npm', 'run', '--silent', 'keep', '--', 'calendar-year', file)).toMatchObject({ status: 1 });
  expect(keep('calendar-year', ...example('calendar-year', '--enter', { 0: file }))).toContain('1 new occasion');
  expect(play('npm', 'run', '--silent', 'keep', '--', 'calendar-year', file)).toMatchObject({ status: 0 });
  passes('Enter the calendar');
});

test('a month moves on its eve, and is put right the next morning', { timeout: 10 * MINUTE }, () => {
  now = NOON_OF_EVE;
  const { name, day, other } = movedMonth;
  expect(keep('announce', ...example('announce', '--reason', { 0: name, 1: other }))).toContain(`→ ${other}`);
  passes('Move a month');
  const corrected = example('announce', '--reason', { 0: name, 1: day, '--source': 'Second notice' });
  expect(keep('announce', ...corrected)).toContain(`→ ${day}`);
  passes('Correct the month');
});

test('two provinces are closed on one evening', { timeout: 10 * MINUTE }, () => {
  for (const scope of ['gilan', 'mazandaran']) {
    const values = { 0: EVE, '--scope': scope, '--source': `News of ${scope}` };
    keep('close-day', ...example('close-day', 'offices,schools', values));
    expect(read('data/sources.json')).toContain(`"News of ${scope}"`);
  }
  passes('Close two provinces');
});

/** Gives a holiday its last year. @returns the commit before */
function abolish(slug: string, note: string): void {
  const row = new RegExp(`^(${slug},[^,]*,\\d+),,(yes,.*),[^,]*$`, 'm');
  expect(read('data/holidays.csv')).toMatch(row);
  writeFileSync(join(clone, 'data/holidays.csv'), read('data/holidays.csv').replace(row, `$1,${YEAR - 1},$2,${note}`));
  run('npm', 'run', '--silent', 'tables');
}
const ABOLISHED = 'khordad-15-uprising';

test('a holiday is abolished, and the release writes what happened', { timeout: 10 * MINUTE }, () => {
  abolish(ABOLISHED, 'abolished by an act of this year');
  passes('Abolish a holiday');
  expect(keep('release')).toMatch(/^released \d+\.\d+\.1;/);
  expect(read('data/changes.csv')).toMatch(new RegExp(`withdrawn,${ABOLISHED},.*,abolished by an act of this year,`));
  expect(read('CHANGELOG.md')).toContain(`- No longer a day off: ${ABOLISHED},`);
  expect(run('git', 'status', '--porcelain')).toBe('');
});

test('a release without a reason changes nothing', { timeout: 10 * MINUTE }, () => {
  abolish('revolution-victory', '');
  run('git', 'commit', '--all', '--quiet', '--message', 'Abolish another one');
  const { status, output } = play('npm', 'run', '--silent', 'keep', '--', 'release');
  expect({ status, output }).toMatchObject({ status: 1, output: expect.stringContaining('--reason') });
  expect(run('git', 'status', '--porcelain')).toBe('');
  expect(run('git', 'log', '-1', '--format=%s')).toBe('Abolish another one\n');
  run('git', 'reset', '--quiet', '--hard', 'HEAD~1');
});

test('a release is taken back by a new one, as docs/keeping.md says', { timeout: 10 * MINUTE }, () => {
  const wrong = run('git', 'log', '--format=%H', '--grep', 'Abolish a holiday').trim();
  const [, steps] = /### Take a release back[\s\S]*?```sh\n([\s\S]*?)```/.exec(read('docs/keeping.md'))!;
  const [revert, ...others] = steps!.replaceAll('COMMIT', wrong).replaceAll('ID', 'ut-published-calendar').split('\n');
  play('bash', '-c', revert!);
  run('bash', '-euc', others.join('\n'));
  expect(run('git', 'tag', '--list', 'v*').trim().split('\n')).toHaveLength(3);
  expect(read('data/changes.csv')).toMatch(new RegExp(`added,${ABOLISHED},`));
  expect(read('data/holidays.csv')).not.toContain('abolished by an act of this year');
});

test('no test depends on the data that were edited', { timeout: 60 * MINUTE }, () => {
  run('npx', 'vitest', 'run', '--project', 'pure', '--project', 'service', '--project', 'package');
});
