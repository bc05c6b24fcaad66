/** Forms as people fill them in on a phone: each is read rightly, or refused in one line that names the field, without a trace. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import { announcement } from '#generator/keep/editor/announce.ts';
import { dayOff } from '#generator/keep/editor/close-day.ts';
import { runEditor } from '#generator/keep/editor/main.ts';
import { commandOfIssue, formOfIssue, issueForms, withLabels } from '#generator/keep/issue-forms.ts';
import { formBody } from '../../github/rules.ts';
import { copyFrozen, FROZEN } from '../../support/frozen.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Saturday, 17 Bahman 1405, and two days before 1 Ramadan 1448. */
const NOW = Date.UTC(2027, 1, 6, 8);
const FILES = ['closures.csv', 'hijri-months.csv', 'sources.json', 'withdrawals.csv', 'closure-pages.csv'].map(
  (name) => `data/${name}`,
);

const root = temporaryFolder();
const forms = issueForms(readData(FROZEN));
const [MONTH, CLOSURE, WITHDRAWAL] = forms;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const printed: string[] = [];
const errors: string[] = [];
let before: readonly string[];

beforeAll(() => {
  copyFrozen(root);
  before = FILES.map(read);
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => errors.push(String(line)));
});
afterAll(() => void vi.restoreAllMocks());
function restore(): void {
  for (const [index, path] of FILES.entries()) writeFileSync(join(root, path), before[index]!);
}

type Fields = Readonly<Record<string, string>>;

/** The command of a form as GitHub writes it. @param values by the English labels */
function commandOf(form: (typeof forms)[number], values: Fields): string[] {
  const fields = form.fields.map(({ label }) => [label, values[label.split(' · ')[1]!] ?? ''] as const);
  const body = formBody(Object.fromEntries(fields));
  expect(formOfIssue(forms, { title: '', body })).toEqual({ form });
  return commandOfIssue(form, body);
}

/** Fills in a form and runs its command. @returns exit code */
function fillIn(form: (typeof forms)[number], values: Fields): number {
  printed.length = 0;
  errors.length = 0;
  const [name, ...given] = commandOf(form, values);
  return runEditor(root, name as 'announce', given, NOW);
}

/** Options and arguments of a filled form; no tables are compiled. */
function givenBy(form: (typeof forms)[number], fields: Fields) {
  const [, ...args] = commandOf(form, fields);
  const { values, positionals } = parseArgs({ args, strict: false, allowPositionals: true });
  return { options: values as Record<string, string>, positionals };
}

const CLOSED = {
  'First day': '۱۴۰۵/۱۱/۲۰',
  Where: 'یزد · yazd',
  'Closed bodies': 'offices',
  'Hours of closing': 'all day',
  Why: 'cold',
  'Title in Persian': 'تعطیلی ادارات',
  'Decision in Persian': 'تصمیم استانداری',
  Source: 'IRNA 12345',
};
const PROVINCES = CLOSURE!.fields.find(({ option }) => option === 'scope')!.choices!.slice(1);
const DAY = '1405-11-20,1405-11-20';
const ALL = PROVINCES.map((choice) => choice.split(' · ')[1]).join(' ');

const READ_CLOSURES: readonly (readonly [fields: Fields, row: string])[] = [
  [{}, `${DAY},cold,offices,yazd,,,تعطیلی ادارات,`],
  [{ 'First day': 'فردا' }, '1405-11-18,1405-11-18'],
  [{ 'First day': 'پس‌فردا' }, '1405-11-19,1405-11-19'],
  [{ 'First day': '۲۰ بهمن' }, DAY],
  [{ 'First day': 'سه‌شنبه ۲۰ بهمن ۱۴۰۵' }, DAY],
  [{ 'First day': '2027-02-09' }, DAY],
  [{ 'First day': '۱۴۰۵.۱۱.۲۰' }, DAY],
  [{ 'First day': '\u200f۱۴۰۵/۱۱/۲۰\u200f' }, DAY],
  [{ 'First day': '1405/11/20', 'Last day': '۲۱ بهمن' }, '1405-11-20,1405-11-21'],
  [{ 'Closed bodies': 'offices, all' }, `${DAY},cold,all,yazd`],
  [{ 'Title in Persian': 'تعطيلي ادارات يزد' }, 'تعطیلی ادارات یزد'],
  [{ Where: PROVINCES.join(', '), 'Hours of closing': '12:00-24:00' }, `offices,${ALL},,12:00-24:00`],
  [{ 'First day': '٢٠ بهمن ١٤٠٥' }, DAY],
  [{ 'First day': '**20 بهمن ۱۴۰5**' }, DAY],
];

const WRONG_CLOSURES: readonly (readonly [fields: Fields, message: RegExp])[] = [
  [
    { 'First day': '۱۴۰۴/۱۱/۲۰' },
    /First day is .*at most 30 days ago or 60 ahead; this is Monday 9 February 2026 .*362 days ago/,
  ],
  [{ 'First day': '۱۴۰۶/۱۱/۲۰' }, /First day is .*in 368 days$/],
  [{ 'First day': '۱۴۰۵/۱۲/۳۰' }, /First day is .*a day that exists; the month has 29 days/],
  [{ 'First day': '۱۴۰۵/۱۳/۱' }, /First day is .*a day, as/],
  [{ 'First day': 'دوشنبه ۲۰ بهمن ۱۴۰۵' }, /First day is .*the weekday of that day; it is Tuesday 9 February/],
  [{ 'First day': 'بهمن ۱۴۰۵' }, /First day is .*a day, as/],
  [{ 'First day': '۲۰ تا ۲۲ بهمن' }, /First day is .*a day, as/],
  [{ 'First day': 'نمی‌دانم' }, /First day is .*a day, as/],
  [{ 'First day': '' }, /First day is missing/],
  [{ 'Last day': '۱۴۰۵/۱۱/۱۹' }, /Last day is .*a day from/],
  [{ 'Last day': '۱۴۰۵/۱۲/۱۰' }, /Last day is .*at most 14 days/],
  [{ Where: 'کل کشور · national, یزد · yazd' }, /Where is "national": national alone/],
  [{ 'Title in Persian': 'closed' }, /Title in Persian is "closed": words in Persian/],
  [{ 'Title in Persian': 'تع' }, /Title in Persian is .*some words/],
  [{ 'Decision in Persian': 'decree' }, /Decision in Persian is "decree": words in Persian/],
  [{ Source: 'x' }, /Source is "x": some words/],
  [{ 'Address of the source': 'irna.ir/1' }, /Address of the source is .*https/],
  [
    { 'Address of the source': 'https://news.example/1' },
    /Address of the source is .*a host in data\/source-hosts\.csv, or none/,
  ],
  [{ 'Address of the source': 'javascript:alert(1)' }, /Address of the source is .*https/],
  [{ 'Address of the source': 'https://irna.ir@news.example/1' }, /Address of the source is .*a host/],
  [
    { Source: 'ut-published-calendar', 'Address of the source': 'https://www.irna.ir/1' },
    /Address of the source is .*or a title for a new source in منبع · Source$/,
  ],
  [{ 'First day': '<b>1405/11/20</b>' }, /First day is .*a day, as/],
  [{ 'First day': '1405/11/20\n1405/11/21' }, /First day is .*a day, as/],
  [{ 'First day': 'تعطیلی ادارات', 'Title in Persian': '۱۴۰۵/۱۱/۲۰' }, /First day is .*a day, as/],
  [{ 'Last day': 'فردا' }, /Last day is "فردا": a day from/],
  [{ 'Closed bodies': '' }, /Closed bodies is missing: offices/],
  [{ 'Hours of closing': '۱۲:۰۰ تا ۲۴:۰۰' }, /Hours of closing is .*as 12:00-24:00/],
  [{ 'Title in Persian': '۱۴۰۵/۱۱/۲۰' }, /Title in Persian is .*some words/],
  [{ 'Title in Persian': 'تعطیلی '.repeat(60) }, /Title in Persian is "تعطیلی .*…": at most 300 letters/],
  [{ 'Title in Persian': 'تعطیلی <b>ادارات</b>' }, /Title in Persian is .*without signs/],
  [{ 'Title in Persian': '[تعطیلی](ftp:x)' }, /Title in Persian is .*without signs/],
  [{ 'Title in Persian': '=تعطیلی' }, /Title in Persian is .*without signs/],
  [{ 'Title in Persian': 'تعطیلی 🎉' }, /Title in Persian is .*without signs, pictures/],
  [{ 'Title in Persian': 'تعطیلی, "ادارات"' }, /Title in Persian is .*Persian punctuation/],
  [{ 'Title in English': 'تعطیلی' }, /Title in English is .*English text/],
  [{ 'Title in English': '=1+1' }, /Title in English is .*some words/],
  [{ Source: '--source=x' }, /Source is "--source=x": words without signs/],
  [{ Source: 'https://www.irna.ir/news/85999999' }, /Source is .*without signs, pictures and addresses/],
];

const ANNOUNCED = { Month: '1448/11', 'First day': '2027-04-08', Source: 'Calendar of 1406' };
const READ_MONTHS: readonly (readonly [fields: Fields, row: string])[] = [
  [{}, '1448-11,2027-04-08'],
  [{ Month: 'ذی‌القعدهٔ ۱۴۴۸', 'First day': '۱۹ فروردین ۱۴۰۶' }, '1448-11,2027-04-08'],
  [{ Month: '۱۱/۱۴۴۸', 'First day': '۱ ذیقعده ۱۴۴۸' }, '1448-11,2027-04-08'],
  [{ Month: '۱۴۴۸/۹', 'First day': 'سه‌شنبه ۲۰ بهمن ۱۴۰۵', Reason: 'not seen' }, '1448-09,2027-02-09'],
];
const WRONG_MONTHS: readonly (readonly [fields: Fields, message: RegExp])[] = [
  [{ Month: '1448' }, /Month is "1448": an Islamic month with its year/],
  [{ Month: '1448/13' }, /Month is .*an Islamic month with its year/],
  [{ Month: 'رمضان' }, /Month is .*an Islamic month with its year/],
  [{ Month: 'مهر ۱۴۰۵' }, /Month is .*an Islamic month with its year/],
  [{ Month: '1449/3' }, /Month is "1449-03": the next month 1448\/11/],
  [{ 'First day': '2027-02-30' }, /First day is .*a day that exists; the month has 28 days/],
  [{ 'First day': '2027-05-08' }, /First day is "2027-05-08": .*29 or 30 days/],
  [{ 'First day': 'چهارشنبه 2027-04-08' }, /First day is .*it is Thursday 8 April 2027/],
  [{ Month: '1448/9', 'First day': '2027-02-09' }, /First day is .*clear beyond doubt; give a reason/],
  [{ Reason: '؟' }, /Reason is .*some words/],
  [{ Month: '1448/11/01' }, /Month is .*an Islamic month with its year/],
  [{ Month: '2027-04-08', 'First day': '1448/11' }, /Month is .*an Islamic month with its year/],
  [{ Month: '1405/11' }, /Month is "1405-11": a month that began at most 60 days ago/],
  [{ 'First day': '۲۹ شوال ۱۴۴۸' }, /First day is "2027-04-07": 2027-04-08 or 2027-04-09/],
];

test.each(READ_CLOSURES)('the closure %j is read', (fields, row) => {
  const {
    options,
    positionals: [day],
  } = givenBy(CLOSURE!, { ...CLOSED, ...fields });
  expect(dayOff(root, { ...options, day }, NOW).files['data/closures.csv']).toContain(row);
});
test.each(READ_MONTHS)('the month %j is read', (fields, row) => {
  const {
    options,
    positionals: [month, day],
  } = givenBy(MONTH!, { ...ANNOUNCED, ...fields });
  expect(announcement(root, { ...options, month, day }, NOW).files['data/hijri-months.csv']).toContain(row);
});

function isRefused(form: (typeof forms)[number], fields: Fields, message: RegExp): void {
  expect(fillIn(form, fields)).toBe(2);
  expect(errors).toHaveLength(1);
  const [persian, english, ...more] = withLabels(form, errors[0]!).split('\n');
  expect(more).toEqual([]);
  expect(persian).toMatch(/^«[^»]+» پذیرفته نشد/);
  expect(english).toMatch(message);
  expect(FILES.map(read)).toEqual(before);
}
test.each(WRONG_CLOSURES)('the closure %j is refused', (fields, message) =>
  isRefused(CLOSURE!, { ...CLOSED, ...fields }, message),
);
test.each(WRONG_MONTHS)('the month %j is refused', (fields, message) =>
  isRefused(MONTH!, { ...ANNOUNCED, ...fields }, message),
);

test('the answer has the weekday, both dates and the distance, in Persian and English', () => {
  fillIn(CLOSURE!, CLOSED);
  const [line] = printed.join('\n').split('\nno published date');
  expect(line!.split('\n').slice(1)).toEqual([
    'سه‌شنبه ۲۰ بهمن ۱۴۰۵، ۳ روز دیگر',
    'Tuesday 9 February 2027 (20 Bahman 1405), in 3 days',
  ]);
  restore();
});

test('a wider decision replaces the row and keeps its slug; the same or a narrower one is refused', () => {
  fillIn(CLOSURE!, CLOSED);
  expect(fillIn(CLOSURE!, { ...CLOSED, 'Closed bodies': 'offices, schools', Source: 'IRNA 2' })).toBe(0);
  const rows = read('data/closures.csv')
    .split('\n')
    .filter((row) => row.includes(`,${DAY},`));
  expect(rows).toEqual([expect.stringMatching(/^closure-1405-11-20-yazd-offices,.*,offices schools,yazd,/)]);
  expect(fillIn(CLOSURE!, CLOSED)).toBe(2);
  expect(errors[0]).toMatch(/a day that is not closed yet; closure-1405-11-20-yazd-offices is/);
  restore();
});

const TAKEN_BACK = { Where: 'یزد · yazd', Reason: 'استانداری لغو کرد', Source: 'IRNA 3' };

test('a withdrawal takes the provinces and days that it names, with its reason and source', () => {
  fillIn(CLOSURE!, { ...CLOSED, Where: 'یزد · yazd, گیلان · gilan', 'Last day': '۲۲ بهمن' });
  expect(fillIn(WITHDRAWAL!, { ...TAKEN_BACK, 'First day': '۲۱ بهمن' })).toBe(0);
  const rows = read('data/closures.csv');
  expect(rows).toMatch(/,1405-11-20,1405-11-22,cold,offices,gilan,/);
  expect(rows).toMatch(/,1405-11-20,1405-11-20,cold,offices,yazd,/);
  expect(fillIn(WITHDRAWAL!, { ...TAKEN_BACK, 'First day': '۲۰ بهمن' })).toBe(0);
  expect(read('data/closures.csv')).not.toMatch(/,1405-11-20,.*,yazd,/);
  expect(read('data/withdrawals.csv')).toMatch(/,استانداری لغو کرد,withdrawal-1405-11-21-yazd\n$/);
  restore();
});

test.each([
  [{ 'First day': '۲۰ بهمن' }, /First day is .*a day on which yazd is closed/],
  [{ 'First day': '۲۰ بهمن', Reason: '😀😀😀' }, /Reason is .*some words/],
  [{ 'First day': '۲۰ بهمن', Reason: 'لغو\nشد' }, /Reason is "لغو شد": words in one line/],
  [
    { 'First day': '۲۰ بهمن', Where: 'کل کشور · national' },
    /First day is .*a day on which the whole country is closed/,
  ],
  [{ 'First day': '۲۰ بهمن ۱۴۰۴' }, /First day is .*at most 30 days ago/],
] as const)('the withdrawal %j is refused', (fields, message) =>
  isRefused(WITHDRAWAL!, { ...TAKEN_BACK, ...fields }, message),
);

test('a field that stands twice is refused, whatever it holds', () => {
  const fields = CLOSURE!.fields.map(({ label }) => [label, CLOSED[label.split(' · ')[1] as 'Where'] ?? ''] as const);
  const body = `${formBody(Object.fromEntries(fields))}\n\n### کجا · Where\n\nکل کشور · national`;
  expect(formOfIssue(forms, { title: '', body })).toEqual({ problem: 'کجا · Where is there twice: one value' });
  expect(formOfIssue(forms, { title: '', body: body.replaceAll('\n', '\r\n') })).toEqual(
    formOfIssue(forms, { title: '', body }),
  );
});
