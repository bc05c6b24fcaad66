/** The editor's commands: refused values, written files and printed messages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { addDays, isoText } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { readAll } from '#generator/compile/compile-folder.ts';
import { readData } from '#generator/compile/data.ts';
import { announcement } from '#generator/keep/editor/announce.ts';
import { calendarDifferences, readCalendarYear } from '#generator/keep/editor/calendar-year.ts';
import { checkedToday } from '#generator/keep/editor/checked.ts';
import { dayOff } from '#generator/keep/editor/close-day.ts';
import { dayReader } from '#generator/keep/editor/days.ts';
import { type EditorCommand, runEditor } from '#generator/keep/editor/main.ts';
import { tables } from '#tables/index.ts';
import { documentedCommands } from '../../support/documented-commands.ts';
import { copyFrozen } from '../../support/frozen.ts';
import { almanac } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Two days before 1 Ramadan 1448; the last published month is 1448/10. */
const NOW = Date.UTC(2027, 1, 6);
const { hijri } = almanac;
const [lastYear, lastMonth] = tables.hijriMonths.lastPublished;
const next = { year: lastYear, month: lastMonth + 1 };
const estimated = gregorian.toIsoDate(hijri.toJdn({ ...next, day: 1 }));
const NEXT = `${next.year}/${next.month}`;

const root = temporaryFolder();
const errors: string[] = [];
const told: string[] = [];
/** Restores the data files after a command. */
const restore = () => copyFrozen(root);
beforeAll(() => {
  restore();
  vi.spyOn(console, 'log').mockImplementation((line) => told.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => errors.push(String(line)));
});
afterEach(restore);
afterAll(() => void vi.restoreAllMocks());

const run = (name: EditorCommand, ...given: string[]) => {
  errors.length = 0;
  told.length = 0;
  return runEditor(root, name, given, NOW);
};
const rowOf = (path: string, start: string) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .find((line) => line.includes(start));
const file = (name: string, ...lines: string[] | [Buffer]) => {
  const path = join(root, name);
  writeFileSync(path, lines[0] instanceof Buffer ? lines[0] : lines.join('\n'));
  return path;
};

const [added, movedOnItsEve] = documentedCommands('announce');
const [national, local] = documentedCommands('close-day');

test('a month is announced; version, changes and changelog are left to the release', () => {
  const released = ['data/version.json', 'data/changes.csv'].map((path) => readFileSync(join(root, path), 'utf8'));
  expect(added!.slice(0, 2)).toEqual([NEXT, estimated]);
  expect(run('announce', ...added!), errors.join('\n')).toBe(0);
  expect(rowOf('data/hijri-months.csv', '1448-11,')).toBe(`1448-11,${estimated},official,ut-published-calendar,,`);
  expect(['data/version.json', 'data/changes.csv'].map((path) => readFileSync(join(root, path), 'utf8'))).toEqual(
    released,
  );
  expect(errors.at(-1)).toBe('to undo: git restore data');
});

describe('a month that was announced ahead', () => {
  const ramadan = hijri.toJdn({ year: 1448, month: 9, day: 1 });
  const was = gregorian.toIsoDate(ramadan);
  const moved = gregorian.toIsoDate(addDays(ramadan, hijri.monthLength(1448, 8) === 29 ? 1 : -1));
  /** Announces without compiling the tables. @returns row of Ramadan 1448 */
  const enter = (now: number, month: string, day: string, reason?: string) => {
    const { files } = announcement(root, { month, day, source: 'ut-published-calendar', reason }, now);
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    readAll(root);
    return rowOf('data/hijri-months.csv', '1448-09,');
  };

  test('moves on its eve: the former day disagrees, every occasion is told', () => {
    const [, day, , source, , url, , reason] = movedOnItsEve!;
    expect(day).toBe(moved);
    expect(run('announce', '۱۴۴۸/۹', ...movedOnItsEve!.slice(1)), errors.join('\n')).toBe(0);
    expect(rowOf('data/hijri-months.csv', '1448-09,')).toBe(
      `1448-09,${moved},official-corrected,announcement-1448-09,ut-published-calendar=${was} check-pcc=${was} check-scl=${was} check-gnm=${was} check-bah=${was},${reason}`,
    );
    expect(JSON.parse(readFileSync(join(root, 'data/sources.json'), 'utf8'))).toMatchObject({
      'announcement-1448-09': { title: source, url },
    });
    const lines = told.join('\n');
    expect(lines).toContain(`${was} → ${moved}  `);
    expect(lines).toMatch(/\(imam-ali-martyrdom\), day off/);
    expect(lines).toContain('(ramadan-start)');
  });

  test('can be put right at any time, months ahead and when it has begun', () => {
    const inAzar = Date.UTC(2026, 10, 23);
    expect(enter(inAzar, '1448/9', moved, 'a slip, of the pen')).toMatch(
      /,official-corrected,.*,"a slip, of the pen"$/,
    );
    expect(enter(inAzar, '1448/9', was, 'a slip')).toContain(`1448-09,${was},official-corrected,`);
    restore();
    expect(enter(NOW + 5 * 86_400_000, '1448/9', moved, 'told late')).toContain(',official-corrected,');
  });
});

test('a closed day becomes a holiday of the tables, by Persian digits too', () => {
  expect(national![0]).toBe('۱۴۰۵-۰۹-۰۱');
  expect(run('close-day', ...national!, '--far'), errors.join('\n')).toBe(0);
  expect(told.join('\n')).toContain('— → 2026-11-22  ');
  expect(told.join('\n')).not.toContain('anyway');
});

test('a province is closed with Persian digits and names in one line, and publishes no holiday', () => {
  expect(run('close-day', ...local!, '--far', '--hours', '۱۲:۰۰-۲۴:۰۰'), errors.join('\n')).toBe(0);
  const rows = readFileSync(join(root, 'data/closures.csv'), 'utf8').split('\n');
  const index = rows.findIndex((row) => row.startsWith('closure-1405-09-02-tehran-offices,'));
  expect(rows[index]).toContain(',1405-09-02,1405-09-02,air,offices schools,tehran alborz,,12:00-24:00,');
  // In the order of provinces and days.
  const provinces = rows.slice(2, -1).map((row) => row.split(',')[5]!);
  expect(provinces).toEqual(provinces.toSorted());
  const pages = readFileSync(join(root, 'data/closure-pages.csv'), 'utf8');
  expect(pages).toContain('\nclosure-1405-09-02-tehran,part,alborz tehran,,\n');
  expect(told).toContain('no published date moves');
});

test('a closure on a day that is already off is reported', () => {
  const closure = { title: 'تعطیل سراسری', law: 'مصوبهٔ هیئت دولت', source: 'IRNA', scope: 'national' };
  const { notes } = dayOff(root, { ...closure, day: '1405-11-22', until: '1405-11-23' }, NOW);
  expect(notes?.join('\n')).toContain('1405-11-22 is off anyway: Islamic Revolution Victory Day');
  expect(notes?.join('\n')).toContain('1405-11-23 is off anyway: a Friday');
});

test('a look is recorded wherever its day stands in the entry', () => {
  const path = join(root, 'data/checked.json');
  const { sectors, ...others } = JSON.parse(readFileSync(path, 'utf8'));
  const { checked, ...rest } = sectors;
  writeFileSync(path, JSON.stringify({ ...others, sectors: { ...rest, checked } }, null, 2));
  const { files } = checkedToday(root, { facts: 'sectors' }, NOW);
  const recorded = JSON.parse(files['data/checked.json']!);
  expect(recorded).toEqual({ ...others, sectors: { ...sectors, checked: '2027-02-06' } });
});

describe('an official calendar of a year', () => {
  const monthsFrom = (first: number) =>
    Array.from({ length: 12 }, (_, index) => {
      const number = 1448 * 12 + 9 + first + index;
      const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
      const day = gregorian.toIsoDate(hijri.toJdn({ year, month, day: 1 }));
      return `month,${year}-${String(month).padStart(2, '0')},${day}`;
    });
  const ofYear = monthsFrom(monthsFrom(0).findIndex((row) => row.slice(-10) >= '2027-03-21'));
  const calendar = (...rows: string[]) => file('year.csv', 'kind,name,day', ...rows);
  const year = (...holidays: string[]) => calendar(...ofYear, ...holidays);
  const NOWRUZ = 'holiday,نوروز,1406-01-01';
  const readYear = (path: string) => readCalendarYear(path, dayReader(readData(root), NOW));

  test('that says what we say but for one day off tells that and what it lacks', () => {
    const calendar = readYear(year(NOWRUZ, 'holiday,روز تازه,1406-02-02'));
    const differences = calendarDifferences(calendar, tables, tables);
    expect(differences[0]).toMatch(/^1406-02-02 is off there, not here: روز تازه/);
    expect(differences.filter((line) => line.includes('here, not there')).length).toBeGreaterThan(15);
    expect(differences.join('\n')).not.toContain('begins on');
  });

  test('is read as a spreadsheet saves it: byte order mark, semicolons, Persian digits, empty cells', () => {
    const persianDigits = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    const rows = [...ofYear, 'holiday,نوروز,1406/1/1'].map((row) => `${persianDigits(row).replaceAll(',', ';')};;`);
    const path = file('sheet.csv', '\uFEFFkind;name;day;;', ...rows, ';;;;');
    expect(readYear(path)).toEqual(readYear(year(NOWRUZ)));
  });

  test('is entered whole in one command: months, new occasions, one new source', () => {
    const head = 'kind,name,day,slug,title_en';
    const rows = [
      ...ofYear,
      NOWRUZ,
      'occasion,روز معلم,1406-02-12',
      'occasion,روز آب شیرین,1406-02-04,fresh-water-day,Fresh Water Day',
    ];
    const path = file('year.csv', head, ...rows);
    expect(run('calendar-year', path, '--enter', '--source', 'Calendar of 1406'), errors.join('\n')).toBe(0);
    expect(rowOf('data/hijri-months.csv', `${NEXT.replace('/', '-')},`)).toMatch(/,official,calendar-1406,,$/);
    expect(readFileSync(join(root, 'data/hijri-months.csv'), 'utf8').match(/calendar-1406/g)).toHaveLength(12);
    expect(rowOf('data/occasions/national.csv', 'fresh-water-day')).toBe(
      'fresh-water-day,روز آب شیرین,Fresh Water Day,sh:02-04,1406,print,,3,,calendar-1406',
    );
  });

  test('whose month begins on another day than our estimate: its days are ours, and a new Islamic day stays one', () => {
    const day = addDays(hijri.toJdn({ ...next, day: 1 }), hijri.monthLength(lastYear, lastMonth) === 29 ? 1 : -1);
    const moved = `${ofYear[0]!.slice(0, -10)}${gregorian.toIsoDate(day)}`;
    const girlsDay = `occasion,روز دختر,${isoText(persian.fromJdn(day))}`;
    const inMonth = (rule: string) =>
      `occasion,روز آب شیرین,${isoText(persian.fromJdn(addDays(day, 4)))},fresh-water-day,Fresh Water Day,${rule}`;
    const enterWith = (rule: string) => {
      const head = 'kind,name,day,slug,title_en,rule';
      const path = file('year.csv', head, moved, ...ofYear.slice(1), NOWRUZ, girlsDay, inMonth(rule));
      return run('calendar-year', path, '--enter', '--source', 'Calendar of 1406');
    };
    expect(enterWith('hijri:11-06')).toBe(2);
    expect(errors[0]).toMatch(/^line \d+, rule is "hijri:11-06": sh:\d\d-\d\d or hijri:11-05$/);
    expect(enterWith('hijri:11-05'), errors.join('\n')).toBe(0);
    expect(told[0]).toBe('12 months and 1 new occasion of 1406 entered.');
    expect(rowOf('data/occasions/national.csv', 'fresh-water-day')).toContain(',hijri:11-05,1406,');
  });
});

test('a calendar as the docs describe it, of what we publish, has no difference', () => {
  const [name] = documentedCommands('calendar-year').find((given) => given.length > 0)!;
  const year = Number(/\d{4}/.exec(name!));
  const [first, end] = [persian.firstDayOfYear(year), persian.firstDayOfYear(year + 1)];
  const months = Array.from({ length: end - first }, (_, day) => addDays(first, day))
    .filter((jdn) => hijri.fromJdn(jdn).day === 1)
    .map((jdn) => ['month', isoText(hijri.fromJdn(jdn)).slice(0, -3), gregorian.toIsoDate(jdn)].join());
  const holidays = almanac.holidays
    .inYear(year)
    .filter(({ isHoliday }) => isHoliday)
    .map(({ jdn, occasion }) => ['holiday', occasion.title_fa, isoText(persian.fromJdn(jdn))].join());
  const path = file(name!, 'kind,name,day', ...months, ...holidays);
  expect(run('calendar-year', path), errors.join('\n')).toBe(0);
  file(name!, 'kind,name,day', ...months, ...holidays.slice(1));
  expect(run('calendar-year', path)).toBe(1);
});
