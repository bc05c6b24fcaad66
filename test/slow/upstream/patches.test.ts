/** Patches for other projects, tested on our sample files. Tests of those projects run in checkouts: see docs/upstream.md. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(`${tmpdir()}/salnama-upstream-`);
});
afterAll(() => rmSync(checkout, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(`${checkout}/${path}`), { recursive: true });
  writeFileSync(`${checkout}/${path}`, text);
};
const read = (path: string): string => readFileSync(`${checkout}/${path}`, 'utf8');
const patch = (project: string): string =>
  execFileSync('node_modules/.bin/tsx', ['generator/upstream/main.ts', project, checkout], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

const EVENTS = `{
  "data": [
    { "holiday": false, "month": 1, "day": 20, "type": "Iran",
      "title": "روز ملی فناوری هسته‌ای",
      "calendar": "Persian", "rule": "simple" },

    { "holiday": true, "month": 12, "day": 29, "type": "Iran",
      "title": "روز ملی‌شدن صنعت نفت ایران",
      "calendar": "Persian", "rule": "simple" },

    { "holiday": false, "month": 12, "day": 29, "type": "Other",
      "title": "something else",
      "calendar": "Persian", "rule": "simple" }
  ]
}
`;

test('persian-calendar-events: first years and 30 Esfand, once', () => {
  write('events.json', EVENTS);
  expect(patch('persian-calendar-events')).toBe('1 years, 30 Esfand\n');
  const { data } = JSON.parse(read('events.json'));
  expect(data).toHaveLength(4);
  expect(data[0].metadata).toEqual({ beginningPersianYear: 1386 });
  expect(data[2]).toMatchObject({ month: 12, day: 30, holiday: true, metadata: { beginningPersianYear: 1391 } });
  const once = read('events.json');
  expect(patch('persian-calendar-events')).toBe('0 years\n');
  expect(read('events.json')).toBe(once);
});

const SOLAR_DATES = '02-11 03-19 03-20 03-21 03-22 03-23 03-31 04-01 06-03 06-04'.split(' ');
const COUNTRY = `<?php

namespace Spatie\\Holidays\\Countries;

use Spatie\\Holidays\\Holiday;

class Iran extends Country
{
    protected function allHolidays(int $year): array
    {
        return [
${SOLAR_DATES.map((date) => `            Holiday::national('day ${date}', "{$year}-${date}"),`).join('\n')}
        ];
    }
}
`;

test('spatie-holidays: Islamic dates as published, names kept, the snapshot of 2024', () => {
  write('src/Countries/Iran.php', COUNTRY);
  write('lang/ir/en/holidays.json', '{}');
  write('tests/.pest/snapshots/Countries/IranTest/it_can_calculate_iran_holidays.snap', '[]');
  write('tests/Countries/IranTest.php', '<?php\nexpect($result[7]->name);\n');
  patch('spatie-holidays');
  const country = read('src/Countries/Iran.php');
  expect(country).toContain('class Iran extends Country implements Islamic');
  expect(country).toContain("2026 => '03-21'");
  expect(JSON.parse(read('lang/ir/en/holidays.json'))).toMatchObject({ 'عید سعید فطر': 'Eid al-Fitr' });
  const snapshot = JSON.parse(read('tests/.pest/snapshots/Countries/IranTest/it_can_calculate_iran_holidays.snap'));
  expect(snapshot).toContainEqual({ name: 'عید سعید فطر', date: '2024-04-10' });
  expect(snapshot).toContainEqual({ name: 'day 04-01', date: '2024-04-01' });
  expect(() => patch('spatie-holidays')).toThrow(/the script needs an update/);
});

test('an unknown project or folder is refused with the names that are known', () => {
  expect(() => patch('nobody')).toThrow(/python-holidays \| date-holidays \| jollyday/);
});
