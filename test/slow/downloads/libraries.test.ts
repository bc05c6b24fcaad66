/** The examples of docs/libraries.md read the table of Islamic holidays. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvParts } from '#generator/site/downloads/table.ts';
import { islamicHolidaysTable } from '#generator/site/downloads/tables/holidays.ts';
import { almanac, get } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
writeFileSync(join(folder, 'islamic-holidays.csv'), [...csvParts(islamicHolidaysTable(almanac))].join(''));
const codeOf = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(readFileSync('docs/libraries.md', 'utf8'))![1]!;
const [feast] = get('/next', { from: '2025-01-01', slug: 'eid-al-fitr' }).data;

test('Python prints the days of a feast by year', () => {
  const printed = execFileSync('python3', ['-c', codeOf('python')], { cwd: folder, encoding: 'utf8' });
  const [, month, day] = feast!.date_gregorian.split('-').map(Number);
  expect(printed).toContain(`2025: [(${month}, ${day})]`);
});

test('PHP has them too', () => {
  const code = `${codeOf('php')} echo json_encode($days['eid-al-fitr'][2025]);`;
  const printed = execFileSync('/usr/bin/php', ['-r', code], { cwd: folder, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([feast!.date_gregorian]);
});
