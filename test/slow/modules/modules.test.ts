/** The modules for Python and PHP, compared with the vectors and with the API's answers on every day of 1347–1500. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { STATIC_YEARS } from '#api/base/ranges.ts';
import { WORKDAY_SECTORS } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKENDS } from '#core/weekends.ts';
import { readData } from '#generator/compile/data.ts';
import { projectLinks } from '#generator/package/project-manifest.ts';
import { moduleFiles } from '#generator/publish/modules/modules.ts';
import { type PackedModule, packedModules } from '#generator/publish/modules/packages.ts';
import { vectorsBody } from '#generator/publish/vectors.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const files = moduleFiles(tables);
const MAX_BYTES = 64 * 1024 * 1024;

beforeAll(() => {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'vectors.json'), JSON.stringify(vectorsBody(readData(), tables, almanac)));
});

const first = persian.firstDayOfYear(STATIC_YEARS.first);
const days = Array.from(
  { length: persian.firstDayOfYear(STATIC_YEARS.last + 1) - first },
  (_, day) => addDays(first, day) as Jdn,
);

/** Returns one line per day: four dates, holiday, whether it is estimated, and workday by weekend with and without closures. */
function expected(): string {
  const holidays = new Map<Jdn, boolean>();
  for (const { jdn, isHoliday, estimate } of almanac.holidays.onDays(first, days.at(-1)!)) {
    if (isHoliday) holidays.set(jdn, estimate || holidays.get(jdn) === true);
  }
  const flag = (is: boolean | undefined) => (is ? '1' : '0');
  return days
    .map((jdn) => {
      const { year, month, day } = persian.fromJdn(jdn);
      const hijri = almanac.hijri.fromJdn(jdn);
      const workdays = WEEKENDS.flatMap((weekend) =>
        [true, false].map((closures) => flag(almanac.workdays.isWorkday(jdn, { weekend, closures }))),
      );
      const bySector = WORKDAY_SECTORS.flatMap((sector) =>
        [true, false].map((closures) =>
          flag(almanac.workdaysOf({ sector }).isWorkday(jdn, { weekend: 'own', closures })),
        ),
      );
      return [
        gregorian.toIsoDate(jdn),
        `${year}-${month}-${day}`,
        `${hijri.year}-${hijri.month}-${hijri.day}`,
        flag(hijri.basis === 'estimate') + flag(holidays.has(jdn)) + flag(holidays.get(jdn)),
        [...workdays, ...bySector].join(''),
      ].join(' ');
    })
    .join('\n');
}

const PYTHON = `
import json, sys
sys.path.insert(0, "python")
from datetime import date, timedelta
import salnama as s
iso = date.fromisoformat
if sys.argv[1] == "days":
    day, off = s.persian_to_gregorian(1347, 1, 1), {}
    for year in range(1347, 1501): off.update(s.holidays_of(year))
    flag = lambda value: "1" if value else "0"
    while day < s.persian_to_gregorian(1500, 12, 29) + timedelta(2 if s.is_leap_persian_year(1500) else 1):
        p, h = s.gregorian_to_persian(day), s.gregorian_to_hijri(day)
        assert s.persian_to_gregorian(*p) == day == s.hijri_to_gregorian(*h[:3]) and s.is_holiday(day) == (day in off)
        work = "".join(flag(s.is_workday(day, w, c)) for w in ${JSON.stringify(WEEKENDS)} for c in (True, False))
        work += "".join(flag(s.is_workday(day, None, c, x)) for x in ("public", "labour", "offices", "banks", "exchange") for c in (True, False))
        print(day, "%d-%d-%d" % p, "%d-%d-%d" % h[:3], flag(h[3]) + flag(day in off) + flag(off.get(day)), work)
        day += timedelta(1)
else:
    count = 0
    for group in json.load(open("vectors.json"))["groups"]:
        for v in group["vectors"]:
            if group["id"] == "persian-leap-years": right = s.is_leap_persian_year(v["year_sh"]) == v["is_leap"]
            elif group["id"] == "persian-first-days": right = s.persian_to_gregorian(v["year_sh"], 1, 1) == iso(v["date_gregorian"])
            elif group["id"] == "hijri-month-starts": right = s.hijri_to_gregorian(v["year"], v["month"], 1) == iso(v["first_day_gregorian"])
            elif group["id"] == "holidays": right = [str(day) for day, _ in s.holidays_of(v["year_sh"])] == v["dates_gregorian"]
            else: continue
            assert right, v
            count += 1
    year = [day for day, _ in s.holidays_of_gregorian_year(2026)]
    assert all(day.year == 2026 and s.is_holiday(day) and s.is_holiday(str(day)) for day in year)
    assert s.count_workdays("2026-12-22", "2026-12-31") == s.count_workdays(iso("2026-12-22"), iso("2026-12-31"))
    assert s.gregorian_to_persian("2026-03-21") == s.gregorian_to_persian("۲۰۲۶-۰۳-۲۱") == (1405, 1, 1) and s.add_workdays("2026-12-22", 2) == iso("2026-12-26")
    a, b = s.persian_to_gregorian(1402, 1, 1), s.persian_to_gregorian(1402, 12, 29)
    print(count, len(year), s.count_workdays(a, b), s.count_workdays(a, b, closures=False), s.add_workdays(a, 10, "thu-fri"), s.add_workdays(b, -5))
    for bad in (lambda: s.persian_to_gregorian(1404, 12, 30), lambda: s.is_holiday(date(1960, 1, 1)), lambda: s.is_workday(a, "sun"), lambda: s.is_workday(a, sector="schools"), lambda: s.add_workdays(a, 0), lambda: s.is_holiday("20260321"), lambda: s.holidays_of_gregorian_year(1405)):
        try: bad(); raise SystemExit("not refused")
        except ValueError: pass
`;

const PHP = `<?php
require 'php/Salnama.php';
use Salnama\\Salnama as S;
if ($argv[1] === 'days') {
    $off = [];
    for ($year = 1347; $year <= 1500; $year++) $off += S::holidaysOf($year);
    $end = S::persianToGregorian(1501, 1, 1);
    for ($day = S::persianToGregorian(1347, 1, 1); $day !== $end; $day = gmdate('Y-m-d', strtotime("$day UTC") + 86400)) {
        [$p, $h, $work] = [S::gregorianToPersian($day), S::gregorianToHijri($day), ''];
        $isRight = S::persianToGregorian(...$p) === $day && S::hijriToGregorian(...array_slice($h, 0, 3)) === $day;
        if (!$isRight || S::isHoliday($day) !== isset($off[$day])) exit("wrong: $day");
        foreach (${JSON.stringify(WEEKENDS)} as $weekend) foreach ([true, false] as $closures) $work .= (int) S::isWorkday($day, $weekend, $closures);
        foreach (['public', 'labour', 'offices', 'banks', 'exchange'] as $sector) foreach ([true, false] as $closures) $work .= (int) S::isWorkday($day, null, $closures, $sector);
        $flags = (int) $h[3] . (int) isset($off[$day]) . (int) ($off[$day] ?? false);
        echo "$day ", implode('-', $p), ' ', implode('-', array_slice($h, 0, 3)), " $flags $work\\n";
    }
    exit;
}
$count = 0;
foreach (json_decode(file_get_contents('vectors.json'), true)['groups'] as $group) {
    foreach ($group['vectors'] as $v) {
        $isRight = match ($group['id']) {
            'persian-leap-years' => S::isLeapPersianYear($v['year_sh']) === $v['is_leap'],
            'persian-first-days' => S::persianToGregorian($v['year_sh'], 1, 1) === $v['date_gregorian'],
            'hijri-month-starts' => S::hijriToGregorian($v['year'], $v['month'], 1) === $v['first_day_gregorian'],
            'holidays' => array_keys(S::holidaysOf($v['year_sh'])) === $v['dates_gregorian'],
            default => null,
        };
        if ($isRight === false) exit('wrong: ' . json_encode($v));
        $count += $isRight === null ? 0 : 1;
    }
}
[$a, $b] = [S::persianToGregorian(1402, 1, 1), S::persianToGregorian(1402, 12, 29)];
echo implode(' ', [$count, count(S::holidaysOfGregorianYear(2026)), S::countWorkdays($a, $b), S::countWorkdays($a, $b, 'fri', false), S::addWorkdays($a, 10, 'thu-fri'), S::addWorkdays($b, -5)]), "\\n";
foreach ([fn() => S::persianToGregorian(1404, 12, 30), fn() => S::isHoliday('1960-01-01'), fn() => S::isWorkday($a, 'sun'), fn() => S::isWorkday($a, sector: 'schools'), fn() => S::isHoliday('2026-02-30'), fn() => S::addWorkdays($a, 0)] as $bad) {
    try { $bad(); exit('not refused'); } catch (InvalidArgumentException) {}
}
try { S::holidaysOfGregorianYear(1405); exit('not refused'); }
catch (InvalidArgumentException $error) { str_starts_with($error->getMessage(), 'date: 1405-01-01 is not allowed') || exit($error->getMessage()); }
`;

describe.each([
  ['Python', '/usr/bin/python3', 'ask.py', PYTHON],
  ['PHP', '/usr/bin/php', 'ask.php', PHP],
] as const)('%s', (_, program, script, code) => {
  const run = (what: string) =>
    execFileSync(program, [script, what], { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES }).trimEnd();
  beforeAll(() => {
    writeFileSync(join(folder, script), code);
  });

  test('passes the vectors, counts workdays and refuses what does not exist', () => {
    const { workdays } = almanac;
    const [a, b] = [persian.toJdn({ year: 1402, month: 1, day: 1 }), persian.toJdn({ year: 1402, month: 12, day: 29 })];
    const count = (closures: boolean) => workdays.count(a, b, { weekend: 'fri', closures }).workdays;
    const [checked, holidays, ...rest] = run('vectors').split(' ');
    expect(Number(checked)).toBeGreaterThan(2000);
    expect(Number(holidays)).toBeGreaterThan(25);
    expect(rest).toEqual([
      String(count(true)),
      String(count(false)),
      gregorian.toIsoDate(workdays.add(a, 10, { weekend: 'thu-fri', closures: true })!),
      gregorian.toIsoDate(workdays.add(b, -5, { weekend: 'fri', closures: true })!),
    ]);
  });

  test('agrees with the API on every day', { timeout: 300_000 }, () => {
    const told = run('days');
    const ours = expected();
    // Compared as one string first, because printing a difference of megabytes would take minutes.
    if (told !== ours) {
      const lines = ours.split('\n');
      expect(
        told
          .split('\n')
          .filter((line, index) => line !== lines[index])
          .slice(0, 5),
      ).toEqual([]);
    }
    expect(told.split('\n')).toHaveLength(days.length);
  });
});

describe('the packages of a release', () => {
  const links = projectLinks({ SITE_URL: 'https://calendar.example.org', REPOSITORY: 'https://example.org/salnama' });
  const [wheel, archive] = packedModules(tables, links) as [PackedModule, PackedModule];
  const written = ({ name, bytes }: PackedModule): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };

  test('pip installs the wheel', { timeout: 60_000 }, () => {
    const target = join(folder, 'installed');
    const environment = join(folder, 'environment');
    execFileSync('python3', ['-m', 'venv', environment]);
    const python = join(environment, 'bin', 'python');
    execFileSync(python, ['-m', 'pip', 'install', '--quiet', '--no-index', '--target', target, written(wheel)]);
    const code = `
import importlib.metadata, salnama, datetime
print(salnama.is_holiday(datetime.date(2026, 3, 21)), importlib.metadata.metadata("salnama")["Version"])`;
    const told = execFileSync(python, ['-c', code], { env: { PYTHONPATH: target }, encoding: 'utf8' });
    expect(told.trim()).toBe(`True ${tables.dataset.version.replace('-', '.')}`);
  });

  test('the archive unpacks to a composer package that PHP loads', () => {
    const target = join(folder, 'unpacked');
    execFileSync('python3', ['-m', 'zipfile', '--extract', written(archive), target]);
    const { autoload, homepage } = JSON.parse(readFileSync(join(target, 'composer.json'), 'utf8'));
    expect(homepage).toBe('https://calendar.example.org');
    const code = `require '${target}/${autoload.classmap[0]}'; echo class_exists('Salnama\\Salnama') ? 'loaded' : 'missing';`;
    expect(execFileSync('/usr/bin/php', ['-r', code], { encoding: 'utf8' })).toBe('loaded');
  });
});

const answerOf = (program: string, code: string): string =>
  execFileSync(program, [program.endsWith('php') ? '-r' : '-c', code], { cwd: folder, encoding: 'utf8' }).trim();

test.each([
  [
    'python',
    '/usr/bin/python3',
    /^(.+?) {2,}# (.+)$/gm,
    'import sys; sys.path.insert(0, "python")\n',
    (left: string, right: string) =>
      `assert ${left} == eval(${JSON.stringify(right)}.replace('datetime.', '')), ${left}`,
  ],
  [
    'php',
    '/usr/bin/php',
    /^(.+?); {2,}\/\/ (.+)$/gm,
    'chdir("php");\n',
    (left: string, right: string) => `if (${left} !== ${right}) exit(json_encode(${left}));`,
  ],
] as const)('the examples of docs/kits.md in %s', (language, program, line, start, check) => {
  const [, code] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readFileSync('docs/kits.md', 'utf8'))!;
  const checked = code!.replaceAll(line, (_, left: string, right: string) => check(left, right));
  expect(checked).not.toBe(code);
  expect(answerOf(program, start + checked)).toBe('');
});

/** 2 Dey 1405, a holiday, has begun in Tehran. */
const MOMENT = '2026-12-22T21:00:00+00:00';

test('a datetime of Django is its day in Tehran, one without a zone is refused', () => {
  const code = `
import sys; sys.path.insert(0, 'python')
from datetime import date, datetime
from django.conf import settings
settings.configure(USE_TZ=True, TIME_ZONE='UTC')
from django.utils import timezone
import salnama as s
moment = datetime.fromisoformat('${MOMENT}')
print(s.is_holiday(moment), s.add_workdays(moment, 1), s.gregorian_to_persian(moment), s.holiday_titles(moment, 'en')[0])
s.is_workday(timezone.now())
for wrong in (datetime(2026, 12, 22), None, 5, '2026-13-01', 'x'):
    try: s.is_workday(wrong); print('taken', wrong)
    except ValueError: pass
assert s.parse_date('۱۴۰۵/۱۰/۲') == date(2026, 12, 23)
import doctest; print(doctest.testmod(s).failed)
print([name for name, one in vars(s).items() if callable(one) and one.__module__ == 'salnama' and name[0] != '_' and not (one.__doc__ and one.__annotations__)])`;
  expect(answerOf('/usr/bin/python3', code)).toBe('True 2026-12-24 (1405, 10, 2) Birthday of Imam Ali\n0\n[]');
});

test('a Carbon is its day in Tehran', () => {
  const code = `require 'Carbon/autoload.php'; require 'php/Salnama.php'; use Salnama\\Salnama as S; use Carbon\\Carbon;
    $moment = Carbon::parse('${MOMENT}');
    echo json_encode([S::isHoliday($moment), S::addWorkdays($moment, 1), S::gregorianToPersian($moment), S::holidayTitles('۱۴۰۵/۱۰/۲', 'en'),
      S::isWorkday(Carbon::now()) || true, S::parseDate(new DateTimeImmutable('1991-06-01T19:45:00Z'))]);
    try { S::isHoliday('2026-12-22 21:00'); } catch (InvalidArgumentException $error) { echo $error->getMessage(); }`;
  expect(answerOf('/usr/bin/php', code)).toBe(
    '[true,"2026-12-24",[1405,10,2],["Birthday of Imam Ali"],true,"1991-06-02"]' +
      'date: "2026-12-22 21:00" is not allowed; give a date YYYY-MM-DD, Persian before 1900',
  );
});
