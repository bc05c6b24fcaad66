/** The lists for ERPNext and Odoo have the days off of each sector, in the columns of these programs. */
import { expect, test } from 'vitest';
import { WORKDAY_SECTORS } from '#core/closures.ts';
import { hrKits } from '#generator/publish/kits/hr.ts';
import { islamicHolidaysTable } from '#generator/site/downloads/tables/holidays.ts';
import { csvRows } from '../../support/csv.ts';
import { almanac, get } from '../../support/service.ts';

const kits = new Map(hrKits(almanac).map(({ name, text }) => [name, csvRows(text)]));
const YEAR = 1405;

test.each(WORKDAY_SECTORS)('%s', (sector) => {
  const { data } = get('/range', { from: `${YEAR}-01-01`, to: `${YEAR}-12-29`, sector });
  const off = data.filter(({ is_workday }) => !is_workday).map(({ date_gregorian }) => date_gregorian);
  const [header, ...rows] = kits.get(`erpnext-holidays-${sector}.csv`)!;
  // Labels of the fields of ERPNext's Holiday List, those of the table with its label in brackets.
  expect(header).toEqual([
    ...['Holiday List Name', 'From Date', 'To Date'],
    ...['Date (Holidays)', 'Description (Holidays)', 'Weekly Off (Holidays)'],
  ]);
  const lists = rows.filter(([name]) => name !== '');
  expect(lists.map(([name]) => name)).toEqual([0, 1, 2, 3].map((years) => `Iran ${YEAR + years} ${sector}`));
  const end = rows.findIndex(([name], index) => index > 0 && name !== '');
  const ofYear = rows.slice(0, end);
  expect(ofYear[0]!.slice(1, 3)).toEqual(['2026-03-21', '2027-03-20']);
  expect(ofYear.map(([, , , date]) => date)).toEqual(off);
  expect(rows.every(([, , , , description]) => description !== '')).toBe(true);

  const [labels, ...leaves] = kits.get(`odoo-time-off-${sector}.csv`)!;
  expect(labels).toEqual(['Reason', 'Start Date', 'End Date']);
  const holidays = ofYear.filter(([, , , , , weekly]) => weekly === '0').map(([, , , date]) => date);
  expect(leaves.slice(0, holidays.length).map(([, start, finish]) => [start, finish])).toEqual(
    holidays.map((date) => [`${date} 00:00:00`, `${date} 23:59:59`]),
  );
  expect(holidays.length).toBeGreaterThan(15);
});

test('the table for authors of libraries has the holidays that follow the Islamic calendar', () => {
  const { columns, rows } = islamicHolidaysTable(almanac);
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const found = rows.filter((row) => String(row[at('date_sh')]).startsWith('1405'));
  const fixed = ['nowruz', 'oil-nationalization-day', 'islamic-republic-day'];
  const expected = get('/holidays', { year: YEAR }).data.flatMap(({ date_gregorian, events }) =>
    events.map(({ slug }) => `${date_gregorian} ${slug}`),
  );
  for (const row of found) expect(expected).toContain(`${row[at('date')]} ${row[at('slug')]}`);
  expect(found.length).toBeGreaterThan(15);
  expect(found.some((row) => fixed.includes(String(row[at('slug')])))).toBe(false);
});
