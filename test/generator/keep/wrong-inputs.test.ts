/** Wrong inputs of the editor's commands: each ends in one plain line that names it, and no file changes. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compileFolder } from '#generator/compile/compile-folder.ts';
import { readData } from '#generator/compile/data.ts';
import { type EditorCommand, runEditor } from '#generator/keep/editor/main.ts';
import { copyFrozen, FROZEN } from '../../support/frozen.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Two days before 1 Ramadan 1448; the last published month is 1448/10. */
const NOW = Date.UTC(2027, 1, 6);

const root = temporaryFolder();
let before: string;
const errors: string[] = [];
const stateOf = () =>
  globSync('data/**/*.{csv,json}', { cwd: root })
    .sort()
    .map((path) => path + readFileSync(join(root, path), 'utf8'))
    .join();

beforeAll(() => {
  copyFrozen(root);
  before = stateOf();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((line) => errors.push(String(line)));
});
afterAll(() => void vi.restoreAllMocks());

/** The command is refused with one line. */
function refuses(name: EditorCommand, given: readonly string[], part: RegExp): void {
  errors.length = 0;
  expect(runEditor(root, name, [...given], NOW)).toBe(2);
  expect(errors).toEqual([expect.stringMatching(part)]);
  expect(errors[0]).not.toContain('\n');
  expect(stateOf()).toBe(before);
}

const SOURCE = ['--source', 'Calendar of 1406'];
const NEXT = ['1448/11', '2027-04-08'];

const MONTHS: readonly (readonly [given: readonly string[], part: RegExp])[] = [
  [[], /^month is missing: .*1448\/11/],
  [['1448/11', '2027-02-30', ...SOURCE], /^day is "2027-02-30": a day that exists/],
  [['1447/01', '2025-06-27', ...SOURCE], /began at most 60 days ago; this one is official/],
  [['1448/11', ...SOURCE], /^day is missing/],
  [['1448/9', '2027-02-10', ...SOURCE], /^day is "2027-02-10": 2027-02-0\d or 2027-02-0\d/],
  [['1448/9', '2027-02-09', ...SOURCE, '--reason', ' '], /^--reason is " ": some words/],
  [['1448/10', '2027-03-10', '--source', 'ut-published-calendar'], /another source that confirms it/],
  [NEXT, /^--source is missing/],
  [[...NEXT, '--source', ' '], /^--source is " "/],
  [
    [...NEXT, '--source', 'ut-published-calendar', '--url', 'https://example.org/'],
    /^--url is .*the address of ut-published-calendar/,
  ],
  [[...NEXT, 'and', ...SOURCE], /^argument is "and"/],
  [[...NEXT, '--source', 'Calendar\nof 1406'], /^--source is "Calendar of 1406": words in one line/],
  [['--', '--help', '2027-04-08'], /^month is "--help"/],
  [['--', '1448/11', '--reason=x'], /^day is "--reason=x"/],
  [[...NEXT, '--because', 'x'], /^option is .*--source, --url/],
];

const CLOSURE = ['--title', 'تعطیل سراسری', '--law', 'مصوبهٔ هیئت دولت', '--source', 'IRNA', '--scope', 'national'];
const DAY = '1405-11-20';
/** The closure with another value of an option, or without it. */
const having = (option: string, ...value: string[]) => [
  DAY,
  ...CLOSURE.filter((_, index) => CLOSURE[index] !== option && CLOSURE[index - 1] !== option),
  ...value.flatMap((one) => [option, one]),
];

/** A closure of a province that the data have. */
function closedTwice(): string[] {
  const { first_day, bodies, provinces } = readData(FROZEN).closures.findLast(
    ({ provinces, counties, hours }) => provinces.length === 1 && counties.length === 0 && hours === '',
  )!;
  const [, ...rest] = having('--scope', provinces[0]!);
  return [first_day, ...rest, '--bodies', bodies[0]!, '--far'];
}

const CLOSURES: readonly (readonly [given: readonly string[], part: RegExp])[] = [
  [CLOSURE, /^day is missing/],
  [['1404-12-12', ...CLOSURE, '--far'], /supreme-leader-mourning-1404 is, in data\/closures\.csv/],
  [having('--title'), /^--title is missing/],
  [having('--law'), /^--law is missing/],
  [having('--source'), /^--source is missing/],
  [having('--scope'), /^--scope is missing: national alone, or provinces/],
  [having('--scope', 'Teheran'), /^--scope is "Teheran": national alone, or provinces/],
  [having('--counties', 'tehran'), /^--counties is "tehran": one province/],
  [having('--bodies', 'shops'), /^--bodies is "shops": offices, schools/],
  [having('--hours', '12-24'), /^--hours is "12-24"/],
  [having('--kind', 'rain'), /^--kind is "rain"/],
  [having('--title', 'تعطیل\nسراسری'), /^--title is .*: words in one line/],
  [having('--law', 'مصوبه\u2028هیئت دولت'), /^--law is .*: words in one line/],
  [having('--bodies', 'offices;schools'), /^--bodies is "offices;schools"/],
  [having('--reason', 'x'), /^option is .*--scope/],
  [['--withdraw', ...having('--kind', 'cold')], /^option is .*--scope, --reason, --source, --url, --far/],
  [closedTwice(), /^day is .*a day that is not closed yet; .* is, in data\/closures\.csv:\d+/],
];

/** The months of 1406 as published; the first is in line 2 of a file. */
const YEAR = [
  ...['1448-11,2027-04-08', '1448-12,2027-05-08', '1449-01,2027-06-06', '1449-02,2027-07-06'],
  ...['1449-03,2027-08-04', '1449-04,2027-09-02', '1449-05,2027-10-02', '1449-06,2027-10-31'],
  ...['1449-07,2027-11-30', '1449-08,2027-12-30', '1449-09,2028-01-28', '1449-10,2028-02-27'],
].map((month) => `month,${month}`);
const NOWRUZ = 'holiday,نوروز,1406-01-01';
const HEAD = 'kind,name,day';

const CALENDARS: readonly (readonly [lines: readonly string[] | Buffer, part: RegExp])[] = [
  [[HEAD, ...YEAR.slice(1), NOWRUZ], /11 months/],
  [[HEAD, ...YEAR.with(3, YEAR[4]!), NOWRUZ], /^line 5, month is "1449-03": 1449\/2, which follows 1449\/1/],
  [[HEAD, ...YEAR.with(0, 'month,1448-11,2027-04-10'), NOWRUZ], /^line 3, month 1448-12 is "2027-05-08": /],
  [[HEAD, ...YEAR.with(2, 'month,1449-01,30/2/2027'), NOWRUZ], /^line 4, month 1449-01 .*a day that exists/],
  [[HEAD, ...YEAR], /holidays of the year/],
  [[HEAD, ...YEAR, NOWRUZ, 'holiday,نوروز,1407-01-01'], /^line 15, .*a day of 1406/],
  [[HEAD, ...YEAR, NOWRUZ, NOWRUZ], /^line 15, .*once; line 14 has it/],
  [[HEAD, ...YEAR, NOWRUZ, 'holiday,نوروز,1406-12-30'], /^line 15, .*a day that exists; the month has 29 days/],
  [[HEAD, ...YEAR, NOWRUZ, 'holiday,Nowruz,1406-01-02'], /^line 15, holiday is "Nowruz": words in Persian/],
  [[HEAD, ...YEAR, NOWRUZ, 'event,x,1406-01-01'], /^line 15, kind is "event": month, holiday, occasion/],
  [[HEAD, ...YEAR, NOWRUZ, 'holiday,"نوروز,1406-01-02'], /^line \d+ is "not CSV": .*quotation mark/],
  [[HEAD, ...YEAR, NOWRUZ, 'holiday,نوروز,1406-01-02,x'], /^line 15 is .*: 3 cells/],
  [[HEAD, ...YEAR, NOWRUZ, 'occasion,روز آب شیرین,1406-02-04'], /^line 15, روز آب شیرین is missing: a slug and/],
  [['a,b,c', 'x,y,z'], /^header is "a,b,c": kind,name,day/],
  [[], /^file is "empty": kind,name,day/],
  [Buffer.from([0xff, 0xfe, 0x6b, 0]), /UTF-8/],
];

describe('refused in one line, without a trace', () => {
  test.each(MONTHS)('announce %j', (given, part) => refuses('announce', given, part));
  test.each(CLOSURES)('close-day %j', (given, part) => refuses('close-day', given, part));
  test.each(CALENDARS)('calendar-year %j', (lines, part) => {
    const path = join(root, 'year.csv');
    writeFileSync(path, Buffer.isBuffer(lines) ? lines : lines.join('\n'));
    refuses('calendar-year', [path, '--enter', ...SOURCE], part);
  });
  test('a calendar without its source', () => {
    const path = join(root, 'year.csv');
    writeFileSync(path, [HEAD, ...YEAR, NOWRUZ].join('\n'));
    refuses('calendar-year', [path, '--enter'], /^--source is missing/);
  });
  test.each([
    [[], /^file is missing/],
    [['no-such-file.csv'], /^file is "no-such-file\.csv": a file that exists/],
    [['data'], /^file is "data": a file that exists/],
  ])('calendar-year %j', (given, part) => refuses('calendar-year', given, part));
  test('a wrong row: nothing is compiled', () => {
    const path = join(root, 'data/occasions/fun.csv');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text}x,ایکس,X,sh:01-01,1400,event,,7,,no-such\n`);
    const problem = expect.objectContaining({ file: 'data/occasions/fun.csv', found: '"no-such"' });
    expect(() => compileFolder(root)).toThrow(expect.objectContaining({ problems: [problem] }));
    writeFileSync(path, text);
  });

  test('values that the rules of the data refuse', () => {
    // The lint refuses hours that end before they begin.
    errors.length = 0;
    expect(runEditor(root, 'close-day', having('--hours', '14:00-12:00'), NOW)).toBe(1);
    expect(errors.at(-1)).toContain('nothing has been changed');
    expect(stateOf()).toBe(before);
  });
});
