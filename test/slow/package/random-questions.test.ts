/** The package, Python and PHP answer 5,000 random questions as the service does. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';
import { STATIC_YEARS } from '#api/base/ranges.ts';
import { WORKDAY_SECTORS } from '#core/closures.ts';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKENDS } from '#core/weekends.ts';
import { moduleFiles } from '#generator/publish/modules/modules.ts';
import { tables } from '#tables/index.ts';
import { almanac, get } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { resolve } = createRequire(`${inject('packageFolder')}/`);
const installed = async <T>(path: string): Promise<T> => (await import(pathToFileURL(resolve(path)).href)) as T;
const root = await installed<typeof import('#package/index.ts')>('salnama');
const hijri = await installed<typeof import('#package/hijri.ts')>('salnama/hijri');
const holidays = await installed<typeof import('#package/holidays.ts')>('salnama/holidays');
const titled = await installed<typeof import('#package/holidays-titles.ts')>('salnama/holidays/titles');
const workdays = await installed<typeof import('#package/workdays.ts')>('salnama/workdays');

const QUESTIONS = 5000;
let seed = 1405_09_07;
/** A whole number from 0 to below `end`, the same in every run: mulberry32. */
function below(end: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
}
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

const FIRST = persian.firstDayOfYear(STATIC_YEARS.first);
const LAST = persian.lastDayOfYear(STATIC_YEARS.last);
const anyDay = () => (FIRST + below(LAST + 1 - FIRST)) as Jdn;
/** Of 1380 to 1410, where closures are, in half of the questions. */
const busyDay = () => (below(2) === 0 ? anyDay() : ((persian.firstDayOfYear(1380) + below(30 * 365)) as Jdn));

/** A text of a day as a program or a person may write it. */
function textOf(jdn: Jdn): string {
  const iso = pick([persian.toIsoDate, gregorian.toIsoDate])(jdn);
  const written = pick([iso, iso.replaceAll('-', '/'), iso.replaceAll('-0', '-')]);
  return below(2) === 0 ? toPersianDigits(written) : written;
}

interface Question {
  readonly kind: keyof typeof SERVICE;
  /** texts and numbers */
  readonly values: readonly (string | number)[];
  readonly weekend?: string | null;
  readonly closures?: boolean;
  readonly sector?: string;
}

/** Answers of the service by kind: plain values. */
const SERVICE = {
  holiday: ({ values: [date] }: Question) => get('/day', { date: date! }).is_holiday,
  titles: ({ values: [date] }: Question) =>
    get('/day', { date: date! })
      .events.filter((event) => event.is_holiday)
      .map((event) => event.title_en),
  workday: (question: Question) => get('/day', { date: question.values[0]!, ...options(question) }).is_workday,
  count: (question: Question) =>
    get<{ workdays: number }>('/workdays', {
      from: question.values[0]!,
      to: question.values[1]!,
      ...options(question),
    }).workdays,
  add: (question: Question) =>
    get<{ date_gregorian: string }>('/workdays', {
      from: question.values[0]!,
      add: question.values[1]!,
      ...options(question),
    }).date_gregorian,
  hijri: ({ values: [date] }: Question) => get<{ date_hijri: string }>('/day', { date: date! }).date_hijri,
  persian: ({ values: [date] }: Question) => get<{ date_sh: string }>('/day', { date: date! }).date_sh,
  words: ({ values: [date] }: Question) => {
    const { day, month_name_fa, year } = get('/day', { date: date! }).sh;
    return toPersianDigits(`${day} ${month_name_fa} ${year}`);
  },
  moment: ({ values: [milliseconds] }: Question) => get('/day', {}, milliseconds as number).date_gregorian,
};

const options = ({ weekend, closures, sector }: Question) => ({
  ...(weekend && { weekend }),
  closures: closures ? 'yes' : 'no',
  sector: sector!,
});

const scope = () => ({ weekend: pick([null, ...WEEKENDS]), closures: below(2) === 0, sector: pick(WORKDAY_SECTORS) });

function question(): Question {
  const kind = pick(Object.keys(SERVICE) as Question['kind'][]);
  const day = busyDay();
  const date = textOf(day);
  if (kind === 'moment')
    return { kind, values: [Date.UTC(1970, 0, 1) + below(100 * 365) * 86_400_000 + below(86_400_000)] };
  if (kind === 'workday') return { kind, values: [date], ...scope() };
  if (kind === 'count') return { kind, values: [date, textOf(Math.min(LAST, day + below(700)) as Jdn)], ...scope() };
  if (kind === 'add') {
    const steps = (below(60) + 1) * (day > LAST - 200 || (day > FIRST + 200 && below(2) === 0) ? -1 : 1);
    return { kind, values: [date, steps], ...scope() };
  }
  return { kind, values: [date] };
}

const isoOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

const PACKAGE: Readonly<Record<Question['kind'], (question: Question) => unknown>> = {
  holiday: ({ values: [date] }) => holidays.isHoliday(date as string),
  titles: ({ values: [text] }) => {
    const { year, month, day } = root.parseDate(text as string);
    const found = titled.holidaysOf(year).find((holiday) => holiday.month === month && holiday.day === day);
    return found?.titles.map(({ en }) => en) ?? [];
  },
  workday: ({ values: [date], ...rest }) => workdays.isWorkday(date as string, ofPackage(rest)),
  count: ({ values: [from, to], ...rest }) => workdays.countWorkdays(from as string, to as string, ofPackage(rest)),
  add: ({ values: [from, steps], ...rest }) =>
    root.toIso(workdays.addWorkdays(from as string, steps as number, ofPackage(rest)), 'gregorian'),
  hijri: ({ values: [date] }) => isoOf(hijri.persianToHijri(date as string)),
  persian: ({ values: [date] }) => root.toIso(date as string),
  words: ({ values: [date] }) => root.formatPersian(date as string),
  moment: ({ values: [milliseconds] }) =>
    root.toIso({ date: new Date(milliseconds as number), timeZone: 'Asia/Tehran' }, 'gregorian'),
};

const ofPackage = ({ weekend, closures, sector }: Omit<Question, 'values'>) =>
  ({ ...(weekend && { weekend }), closures, sector }) as import('#package/workdays.ts').WorkdayOptions;

const PYTHON = `
import json, sys
sys.path.insert(0, "python")
from datetime import date, datetime, timezone
import salnama as s
iso = lambda parts: "%04d-%02d-%02d" % tuple(parts[:3])
def answer(q):
    kind, values = q["kind"], q["values"]
    scope = {key: q[key] for key in ("weekend", "closures", "sector") if key in q}
    if kind == "holiday": return s.is_holiday(values[0])
    if kind == "titles": return s.holiday_titles(values[0], "en")
    if kind == "workday": return s.is_workday(values[0], **scope)
    if kind == "count": return s.count_workdays(*values, **scope)
    if kind == "add": return str(s.add_workdays(*values, **scope))
    if kind == "hijri": return iso(s.gregorian_to_hijri(s.parse_date(values[0])))
    if kind == "words": return s.format_persian(values[0])
    if kind == "persian": return iso(s.gregorian_to_persian(s.parse_date(values[0])))
    return str(s.persian_to_gregorian(*s.gregorian_to_persian(datetime.fromtimestamp(values[0] / 1000, timezone.utc))))
print(json.dumps([answer(q) for q in json.load(open("questions.json"))]))
`;

const PHP = `<?php
require 'php/Salnama.php';
use Salnama\\Salnama as S;
$iso = fn(array $parts) => vsprintf('%04d-%02d-%02d', array_slice($parts, 0, 3));
function answer(array $q, Closure $iso) {
    [$kind, $values] = [$q['kind'], $q['values']];
    $scope = array_intersect_key($q, ['weekend' => 0, 'closures' => 0, 'sector' => 0]);
    return match ($kind) {
        'holiday' => S::isHoliday($values[0]),
        'titles' => S::holidayTitles($values[0], 'en'),
        'workday' => S::isWorkday($values[0], ...$scope),
        'count' => S::countWorkdays($values[0], $values[1], ...$scope),
        'add' => S::addWorkdays($values[0], $values[1], ...$scope),
        'hijri' => $iso(S::gregorianToHijri(S::parseDate($values[0]))),
        'words' => S::formatPersian($values[0]),
        'persian' => $iso(S::gregorianToPersian(S::parseDate($values[0]))),
        'moment' => S::parseDate(new DateTimeImmutable('@' . intdiv($values[0], 1000))),
    };
}
echo json_encode(array_map(fn($q) => answer($q, $iso), json_decode(file_get_contents('questions.json'), true)));
`;

const questions = Array.from({ length: QUESTIONS }, question);
const expected = questions.map((one) => SERVICE[one.kind](one));

/** Fails with the first questions that are answered otherwise. */
function expectSame(answers: readonly unknown[]): void {
  const wrong = questions.flatMap((one, index) =>
    JSON.stringify(answers[index]) === JSON.stringify(expected[index])
      ? []
      : [{ ...one, answer: answers[index], service: expected[index] }],
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(answers).toHaveLength(QUESTIONS);
}

test('the package', () => {
  expect(new Set(questions.map(({ kind }) => kind)).size).toBe(Object.keys(SERVICE).length);
  expect(almanac.dataset.version).toBe(root.dataVersion);
  expectSame(questions.map((one) => PACKAGE[one.kind](one)));
});

test.each([
  ['Python', '/usr/bin/python3', 'ask.py', PYTHON],
  ['PHP', '/usr/bin/php', 'ask.php', PHP],
])('%s', (_, program, script, code) => {
  const folder = temporaryFolder();
  for (const { path, text } of moduleFiles(tables)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'questions.json'), JSON.stringify(questions));
  writeFileSync(join(folder, script), code);
  expectSame(JSON.parse(execFileSync(program, [script], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })));
});
