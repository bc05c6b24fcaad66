/** Kits, each loaded by the program's own parser where it can be had, and asked about days. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import DateHolidays from 'date-holidays';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kitFiles } from '#generator/build/kits/index.ts';
import { daysOff } from '#generator/build/kits/kit.ts';
import { needFromDebian, runsWell } from '../../../debian.ts';
import { almanac, SITE_URL } from '../../../service.ts';

const folder = mkdtempSync(join(tmpdir(), 'kits-'));
const days = daysOff(almanac);
const dates = days.map(({ date }) => date);
const files = new Map(kitFiles(almanac, SITE_URL).map(({ name, text }) => [name, text]));
const rows = (name: string) => parse(files.get(name)!, { columns: true }) as Record<string, string>[];

beforeAll(() => {
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const ofYear = (year: number) => dates.filter((date) => date.startsWith(`${year}-`));

test('the list is that of the holidays, one row a day', () => {
  expect(days.length).toBeGreaterThan(700);
  expect(new Set(dates).size).toBe(dates.length);
  expect(dates).toContain('2026-03-21');
});

test('python-holidays answers by the subclass', () => {
  const python = '/usr/bin/python3';
  needFromDebian(['python3-holidays'], () => runsWell(python, '-c', 'import holidays'));
  const script = `
import json, sys
sys.path.insert(0, ${JSON.stringify(folder)})
from salnama_holidays import SalnamaIran
calendar = SalnamaIran(language="en", years=[2025, 2026])
print(json.dumps([[day.isoformat(), title] for day, title in sorted(calendar.items())]))
assert "2027-03-10" in SalnamaIran() and "2026-11-21" not in SalnamaIran()
`;
  const read = JSON.parse(execFileSync(python, ['-c', script], { encoding: 'utf8' })) as [string, string][];
  const expected = days.filter(({ date }) => /^202[56]-/.test(date));
  expect(read).toEqual(expected.map(({ date, en }) => [date, en]));
});

describe('date-holidays', () => {
  /** The parser inside the package, with our data in the place of its own. */
  const Parser = Object.getPrototypeOf(DateHolidays) as new (data: unknown, country: string) => DateHolidays;
  const calendar = new Parser(JSON.parse(files.get('date-holidays.json')!), 'IR');

  test.each([2020, 2025, 2026, 2030])('gives the days of %i', (year) => {
    expect(calendar.getHolidays(year, 'en').map(({ date, name }) => [date.slice(0, 10), name])).toEqual(
      days.filter(({ date }) => date.startsWith(`${year}-`)).map(({ date, en }) => [date, en]),
    );
  });
});

test('jollyday gives the days', () => {
  const jar = '/usr/share/java/jollyday.jar';
  needFromDebian(
    ['libjollyday-java', 'libjaxb-java', 'default-jdk-headless'],
    () =>
      runsWell('test', '-e', jar) &&
      runsWell('test', '-e', '/usr/share/java/jaxb-runtime.jar') &&
      runsWell('javac', '-version'),
  );
  writeFileSync(
    join(folder, 'Ask.java'),
    `import de.jollyday.*;
public class Ask {
  public static void main(String[] given) throws Exception {
    HolidayManager manager = HolidayManager.getInstance(ManagerParameters.create(new java.io.File(given[0]).toURI().toURL()));
    manager.getHolidays(2026).stream().map(holiday -> holiday.getDate().toString()).sorted().forEach(System.out::println);
  }
}
`,
  );
  const classes = `${folder}:/usr/share/java/*`;
  execFileSync('javac', ['-cp', classes, '-d', folder, join(folder, 'Ask.java')], { stdio: 'pipe' });
  const read = execFileSync('java', ['-cp', classes, 'Ask', join(folder, 'Holidays_ir.xml')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(read.trim().split('\n')).toEqual(ofYear(2026));
});

test('CSV files have the columns that their programs ask for, one row a day', () => {
  const american = dates.map((date) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`);
  expect(rows('frappe-holidays.csv').map(({ Date: date }) => date)).toEqual(dates);
  expect(Object.keys(rows('frappe-holidays.csv')[0]!)).toEqual(['Date', 'Description', 'Weekly Off']);
  expect(rows('google-calendar.csv').map((row) => row['Start Date'])).toEqual(american);
  expect(rows('outlook.csv').map((row) => row['Start Date'])).toEqual(american);
  const odoo = rows('odoo-public-leaves.csv');
  expect(new Set(odoo.map(({ id }) => id)).size).toBe(dates.length);
  for (const [index, { date_from, date_to }] of odoo.entries()) {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Tehran',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const local = (text: string) => clock.format(new Date(`${text.replace(' ', 'T')}Z`));
    // Until 2022 the clock went forward at the midnight of 2 Farvardin: that day begins at one o'clock.
    expect(local(date_from!), date_from).toMatch(new RegExp(`^${dates[index]} 0[01]:00:00$`));
    expect(local(date_to!)).toBe(`${dates[index]} 23:59:59`);
  }
});

test('the package of Home Assistant is YAML with a template of every day', () => {
  const python = '/usr/bin/python3';
  needFromDebian(['python3-yaml'], () => runsWell(python, '-c', 'import yaml'));
  const script = 'import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))';
  const read = JSON.parse(
    execFileSync(python, ['-c', script], { input: files.get('home-assistant.yaml')!, encoding: 'utf8' }),
  ) as { template: { binary_sensor: { state: string }[] }[] };
  const { state } = read.template[0]!.binary_sensor[0]!;
  expect(state.match(/\d{4}-\d\d-\d\d/g)).toEqual(dates);
  expect(state).toMatch(/^\{\{ .* \}\}$/s);
});

test('the guard of crontab knows workdays', () => {
  const codeOf = (day: string) => spawnSync('sh', [join(folder, 'salnama-workday.sh'), day]).status;
  expect(['2026-03-21', '2026-11-20', '2026-11-21', '1999-01-01', 'today', '2026-04-01'].map(codeOf)).toEqual([
    1, 1, 0, 2, 2, 1,
  ]);
  expect(spawnSync('sh', [join(folder, 'salnama-workday.sh')]).status).toBeLessThan(2);
});

test("the package's own days beside ours, as docs/kits.md tells", () => {
  const told = readFileSync('docs/kits.md', 'utf8');
  const { version } = JSON.parse(readFileSync('node_modules/date-holidays/package.json', 'utf8')) as {
    version: string;
  };
  const own = new DateHolidays('IR');
  for (const year of [2023, 2024, 2025, 2026]) {
    const theirs = new Set(own.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    const ours = new Set(ofYear(year));
    const found = ours.intersection(theirs).size;
    const others = theirs.difference(ours).size;
    expect(told).toContain(`| date-holidays ${version} | ${year} | ${ours.size} | ${found} | ${others} |`);
  }
});
