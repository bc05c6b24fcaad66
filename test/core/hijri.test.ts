/** Iran's hijri table: structure, estimates, and historical dates. */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { packHijriTable, unpackHijriTable } from '#core/packed-hijri.ts';
import { readCsv } from '#generator/compile/csv.ts';
import { tables } from '#tables/index.ts';
import { FROZEN } from '../support/frozen.ts';
import { almanac } from '../support/service.ts';

const { hijri } = almanac;
const isoOf = (year: number, month: number, day: number) => gregorian.toIsoDate(hijri.toJdn({ year, month, day }));
const basisOf = (year: number, month: number, day: number) => hijri.fromJdn(hijri.toJdn({ year, month, day })).basis;

test('every row of the published table begins its month, and the months between are 29 or 30 days long', () => {
  const rows = readCsv(`${FROZEN}/data/hijri-months.csv`).map(({ cells }) => cells);
  expect(rows).toHaveLength((1448 - 1265) * 12 + 10);
  for (const { month, first_day } of rows) {
    const [year, monthOfYear] = month!.split('-').map(Number);
    expect(isoOf(year!, monthOfYear!, 1), month).toBe(first_day);
  }
});

test.each([
  [1448, 10, 1, 'announced'],
  [1448, 10, 29, 'announced'],
  [1448, 11, 1, 'estimate'],
  [1449, 1, 1, 'estimate'],
  [1448, 9, 29, 'announced'],
  [1447, 1, 1, 'official'],
  [1447, 12, 29, 'official'],
  [1346, 1, 1, 'official'],
  [1345, 12, 29, 'historical'],
  [1265, 1, 1, 'historical'],
  [1264, 12, 29, 'estimate'],
  [1264, 1, 1, 'estimate'],
  [1, 1, 1, 'estimate'],
] as const)('%i-%i-%i rests on: %s', (year, month, day, basis) => {
  expect(basisOf(year, month, day)).toBe(basis);
});

test('a 30th day of the last published month is an estimate, where the estimate gives it one', () => {
  const calendar = createHijriCalendar({
    firstYear: 1448,
    firstDay: 2_461_208,
    codes: ['OoA'],
    lastPublished: [1448, 3],
  });
  expect(calendar.fromJdn(calendar.toJdn({ year: 1448, month: 1, day: 30 })).basis).toBe('official');
  expect(calendar.fromJdn(calendar.toJdn({ year: 1448, month: 3, day: 29 })).basis).toBe('announced');
  expect(calendar.fromJdn(calendar.toJdn({ year: 1448, month: 3, day: 30 })).basis).toBe('estimate');
});

test.each([
  [1432, 9, 1, '2011-08-02', 'Ramadan of 1390, a day after the printed calendar'],
  [1440, 10, 1, '2019-06-05', 'Eid al-Fitr of 1398, 15 Khordad'],
  [1443, 10, 1, '2022-05-03', 'Eid al-Fitr of 1401'],
  [1444, 10, 1, '2023-04-22', 'Eid al-Fitr of 1402'],
  [1445, 10, 1, '2024-04-10', 'Eid al-Fitr of 1403'],
  [1446, 9, 1, '2025-03-02', 'Ramadan of 1403'],
  [1446, 10, 1, '2025-03-31', 'Eid al-Fitr of 1404'],
  [1447, 1, 1, '2025-06-27', 'New year 1447'],
  [1446, 1, 10, '2024-07-16', 'Ashura of 1403'],
  [1445, 2, 20, '2023-09-06', 'Arbaeen of 1402'],
  [1399, 3, 13, '1979-02-11', 'victory of the Revolution, 22 Bahman 1357'],
  [1383, 1, 12, '1963-06-05', 'uprising of 15 Khordad 1342'],
  [1409, 10, 29, '1989-06-04', 'death of Khomeini, 14 Khordad 1368'],
] as const)('%i-%i-%i was %s: %s', (year, month, day, iso, _what) => {
  expect(isoOf(year, month, day)).toBe(iso);
});

test('a day outside the table is a RangeError that names the range', () => {
  expect(() => hijri.fromJdn((hijri.lastDay + 1) as typeof hijri.lastDay)).toThrow(RangeError);
  expect(() => hijri.fromJdn((hijri.firstDay - 1) as typeof hijri.lastDay)).toThrow(String(hijri.firstDay));
});

test('the packed table, as pages and the package read it, unpacks to the same', () => {
  const read = JSON.parse(JSON.stringify(packHijriTable(tables.hijriMonths)));
  expect(unpackHijriTable(read)).toEqual(tables.hijriMonths);
});
