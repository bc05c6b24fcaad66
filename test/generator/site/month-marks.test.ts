/** Grid and list of a month: the sign of a day that may move stands at Islamic occasions only; days on end are one row. */
import { expect, test } from 'vitest';
import { fromIsoDate } from '#core/gregorian.ts';
import { monthPage } from '#site/calendar/month/page.view.ts';
import { monthGrid } from '#site/data/answers.build.ts';

const pageOf = (language: 'fa' | 'en', year: number, month: number) =>
  String(monthPage(language, monthGrid(year, month), fromIsoDate('2026-11-21')));
const rowsOf = (page: string) => page.split('class="known-days"')[1]!.split('</ol>')[0]!.split('<li');

test.each([
  ['15 Khordad', false],
  ['Eid al-Ghadir', true],
])('Khordad 1406: %s', (title, mayMove) => {
  const rows = rowsOf(pageOf('en', 1406, 3));
  expect(rows.find((row) => row.includes(title))?.includes('may-move')).toBe(mayMove);
});

test('in a cell the sign is that of its own day, not of the other date', () => {
  const cells = pageOf('fa', 1405, 12).split('<td');
  const day = cells.find((cell) => cell.includes('datetime="2027-02-28"'))!;
  expect(day).toContain('may-move');
  expect(cells.filter((cell) => /class="other-day">[^<]*<[^/]/.test(cell))).toEqual([]);
});

test('two days of Eid al-Fitr are one row, which both days lead to', () => {
  const [eid, ...others] = rowsOf(pageOf('fa', 1405, 12)).filter((row) => row.includes('عید سعید فطر'));
  expect(others).toEqual([]);
  expect(eid).toMatch(/id="d19".*id="d20"/s);
});
