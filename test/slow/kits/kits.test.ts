/** Kits, loaded with the real program's parser if it is available, and compared on many days. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import DateHolidays from 'date-holidays';
import { beforeAll, describe, expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn, weekdayOf } from '#core/jdn.ts';
import { WEEKEND_DAYS, WEEKENDS } from '#core/weekends.ts';
import { exchangeSessions } from '#generator/publish/exchange.ts';
import { kitFiles } from '#generator/publish/kits/index.ts';
import { daysOff, titleOf } from '#generator/publish/kits/kit.ts';
import { almanac, ask as askApi, SITE_URL } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const days = daysOff(almanac);
const dates = days.map(({ date }) => date);
const files = new Map(kitFiles(almanac, SITE_URL).map(({ name, text }) => [name, text]));

beforeAll(() => {
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
});

test('python-holidays answers by the subclass', () => {
  const [from, to] = ['2026-03-21', '2027-03-20'].map(gregorian.fromIsoDate) as [Jdn, Jdn];
  const workdaysOf1405 = almanac.workdays.count(from, to, { weekend: 'fri', closures: true }).workdays;
  const python = '/usr/bin/python3';
  const script = `
import json, sys
sys.path.insert(0, ${JSON.stringify(folder)})
from salnama_holidays import SalnamaIran
calendar = SalnamaIran(language="en", years=[2025, 2026])
print(json.dumps([[day.isoformat(), title] for day, title in sorted(calendar.items())]))
assert "2027-03-10" in SalnamaIran() and "2026-11-21" not in SalnamaIran()
from datetime import date, timedelta
iran, days = SalnamaIran(), [date(2026, 3, 21) + timedelta(day) for day in range(365)]
assert sum(iran.is_working_day(day) for day in days) == ${workdaysOf1405}, sum(iran.is_working_day(day) for day in days)
assert not iran.is_working_day("2026-11-27") and iran.is_working_day("2026-11-26")
assert date(2030, 2, 4) in iran and any(day.year == 2030 for day in iran.estimates) and not any(day.year == 2026 for day in iran.estimates)
for outside in ("2010-12-31", "2042-01-01"):
    try:
        iran.is_working_day(outside)
        raise SystemExit("not refused")
    except ValueError:
        pass
`;
  const read = JSON.parse(execFileSync(python, ['-c', script], { encoding: 'utf8' })) as [string, string][];
  const expected = days.filter(({ date }) => /^202[56]-/.test(date));
  expect(read).toEqual(expected.map((day) => [day.date, titleOf(day).en]));
});

describe('date-holidays', () => {
  /** The parser of the package, with our data instead of the package's data. */
  const Parser = Object.getPrototypeOf(DateHolidays) as new (data: unknown, country: string) => DateHolidays;
  const calendar = new Parser(JSON.parse(files.get('date-holidays.json')!), 'IR');

  test.each([2020, 2025, 2026, 2030])('gives the days of %i', (year) => {
    const given = calendar.getHolidays(year, 'en');
    const expected = days.filter(({ date }) => date.startsWith(`${year}-`));
    expect(given.map(({ date }) => date.slice(0, 10))).toEqual(expected.map(({ date }) => date));
    // If a day may move, its name has a note after the title.
    for (const [index, { name }] of given.entries()) expect(name).toContain(expected[index]!.en);
  });
});

// Debian has no exchange_calendars package, so its base class is not tested. The test builds the same pandas business
// day from the kit's attributes.
test('pandas makes the sessions of the exchange out of its kit', () => {
  const python = '/usr/bin/python3';
  const script = `
import json, sys, types
sys.path.insert(0, ${JSON.stringify(folder)})
known = {}
sys.modules["exchange_calendars"] = types.SimpleNamespace(
    ExchangeCalendar=object, register_calendar_type=lambda name, kind, force: known.update({name: kind}))
import pandas, salnama_exchange
salnama_exchange.register()
tehran = known["XTEH"]()
days = pandas.tseries.offsets.CustomBusinessDay(weekmask=tehran.weekmask, holidays=tehran.adhoc_holidays)
sessions = pandas.date_range(tehran.bound_min(), tehran.bound_max(), freq=days)
print(json.dumps([str(tehran.tz), [day.strftime("%Y-%m-%d") for day in sessions]]))
`;
  const [zone, sessions] = JSON.parse(execFileSync(python, ['-c', script], { encoding: 'utf8' })) as [string, string[]];
  expect(zone).toBe('Asia/Tehran');
  const expected = exchangeSessions(almanac);
  expect(sessions).toEqual(expected.map(gregorian.toIsoDate));
});

/** Home Assistant renders templates with Jinja2 and gives them `now()` and, to a REST sensor, `value_json`. */
const RENDER = `
import datetime, json, sys
import jinja2, yaml
package, dates, answer = json.load(sys.stdin)
package = yaml.safe_load(package)
environment = jinja2.Environment(undefined=jinja2.StrictUndefined)
sensor = package["template"][0]["binary_sensor"][0]
state, availability = (environment.from_string(sensor[name]) for name in ("state", "availability"))
def render(template, date):
    return template.render(now=lambda: datetime.datetime.fromisoformat(date + "T23:59:00+03:30"))
rest = package["rest"][0]
value = environment.from_string(rest["sensor"][0]["value_template"]).render(value_json=answer)
print(json.dumps({
    "resource": rest["resource"],
    "attributes": rest["sensor"][0]["json_attributes"],
    "value": value,
    "days": [[render(state, date), render(availability, date)] for date in dates],
}))`;

test('Home Assistant: the templates give every day of three years, and the day of the service', () => {
  const [from, to] = [gregorian.fromIsoDate('2026-01-01'), gregorian.fromIsoDate('2028-12-31')];
  const year = Array.from({ length: to - from + 1 }, (_, day) => addDays(from, day));
  const answer = JSON.parse(askApi('/summary', 'city=tehran&lang=en').body);
  const text = files.get('home-assistant.yaml')!;
  const input = JSON.stringify([text, [...year.map(gregorian.toIsoDate), '2010-12-31', '2042-01-01'], answer]);
  const read = JSON.parse(execFileSync('/usr/bin/python3', ['-c', RENDER], { input, encoding: 'utf8' }));
  const isWorkday = (jdn: Jdn) => weekdayOf(jdn) !== 5 && !dates.includes(gregorian.toIsoDate(jdn));
  expect(read.days.slice(0, -2)).toEqual(year.map((jdn) => [isWorkday(jdn) ? 'True' : 'False', 'True']));
  expect(read.days.slice(-2).map(([, isAvailable]: string[]) => isAvailable)).toEqual(['False', 'False']);
  expect(read.value).toBe(answer.date_sh);
  expect(new URL(read.resource).pathname + new URL(read.resource).search).toBe('/api/summary?city=tehran&lang=en');
  expect(Object.keys(answer)).toEqual(expect.arrayContaining(read.attributes));
});

describe('the guard of crontab', () => {
  const guard = () => join(folder, 'salnama-workday.sh');
  const ask = (...given: string[]) => spawnSync('sh', [guard(), ...given], { encoding: 'utf8' });

  test('knows workdays, and refuses what is no day', () => {
    const days = ['2026-03-21', '2026-11-20', '2026-11-21', '2026-04-01', '2024-02-29', '1999-01-01', 'today'];
    expect(days.map((day) => ask(day).status)).toEqual([1, 1, 0, 1, 0, 2, 2]);
    expect(['2026-02-29', '2026-13-01', '2026-11-00', '2026-11-31'].map((day) => ask(day).status)).toEqual([
      2, 2, 2, 2,
    ]);
    expect(ask('2026-02-30').stderr).toBe('day: 2026-02-30 is not in the calendar\n');
    expect(ask().status).toBeLessThan(2);
  });

  test.each(WEEKENDS)('is that of the workdays of a year with weekend %s', (weekend) => {
    const first = gregorian.fromIsoDate('2028-01-01');
    const year = Array.from({ length: 366 }, (_, day) => addDays(first, day));
    const script = `for day in ${year.map(gregorian.toIsoDate).join(' ')}; do sh "$0" $day; echo $?; done`;
    const told = execFileSync('sh', ['-c', script, guard()], {
      encoding: 'utf8',
      env: { ...process.env, WEEKEND: weekend },
    });
    const weekendDays = WEEKEND_DAYS[weekend].map((weekday) => weekday % 7);
    const isOff = (jdn: Jdn) =>
      weekendDays.includes(new Date(`${gregorian.toIsoDate(jdn)}T12:00:00Z`).getUTCDay()) ||
      dates.includes(gregorian.toIsoDate(jdn));
    expect(told.trim().split('\n')).toEqual(year.map((jdn) => (isOff(jdn) ? '1' : '0')));
  });

  test('holds a command back on a day off, by the line of the docs, and refuses a weekend that is none', () => {
    const line = /`0 8 \* \* \* \/usr\/local\/bin\/salnama-workday\.sh && command`/;
    expect(readFileSync('docs/kits.md', 'utf8')).toMatch(line);
    execFileSync('chmod', ['+x', guard()]);
    const ran = (day: string, weekend?: string) =>
      spawnSync('sh', ['-c', `${guard()} ${day} && echo ran`], {
        encoding: 'utf8',
        env: { ...process.env, ...(weekend && { WEEKEND: weekend }) },
      });
    expect(['2026-11-21', '2026-11-20', '2026-03-21'].map((day) => ran(day).stdout)).toEqual(['ran\n', '', '']);
    expect([ran('2026-11-19').stdout, ran('2026-11-19', 'thu-fri').stdout]).toEqual(['ran\n', '']);
    expect(ran('2026-11-21', 'sat').stderr).toBe('WEEKEND: "sat" is not allowed; give one of fri, thu-fri, fri-sat\n');
  });
});
