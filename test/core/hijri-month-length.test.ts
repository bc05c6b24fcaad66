/** The hijri calendar if one month has a different length. */
import { expect, test } from 'vitest';
import { createHijriCalendar, type HijriTable, withMonthLength } from '#core/hijri.ts';

/** Muharram to Rabi al-thani 1448 of 30, 29, 29 and 30 days. */
const TABLE: HijriTable = { firstYear: 1448, firstDay: 2_461_208, codes: ['OoeE'], lastPublished: [1448, 3] };

const lengths = (table: HijriTable) => {
  const { monthLength } = createHijriCalendar(table);
  return [1, 2, 3, 4].map((month) => monthLength(1448, month));
};

test.each([
  ['shorter, and the next month takes it back', 1, 29, [29, 30, 29, 30]],
  ['longer, and the next month has no day to give', 2, 30, [30, 30, 29, 30]],
  ['longer, and the next month takes it back', 3, 30, [30, 29, 30, 29]],
  ['shorter, the last month', 4, 29, [30, 29, 29, 29]],
] as const)('%s', (_, month, length, expected) => {
  expect(lengths(withMonthLength(TABLE, 1448, month, length))).toEqual(expected);
});

test('the length that it has leaves the table as it is', () => {
  expect(withMonthLength(TABLE, 1448, 1, 30)).toBe(TABLE);
});

test('what months rest on stays', () => {
  const calendar = createHijriCalendar(withMonthLength(TABLE, 1448, 2, 30));
  const basis = (month: number) => calendar.fromJdn(calendar.toJdn({ year: 1448, month, day: 1 })).basis;
  expect([1, 2, 3, 4].map(basis)).toEqual(['official', 'official', 'estimate', 'estimate']);
});

test('a month outside the table is refused', () => {
  expect(() => withMonthLength(TABLE, 1449, 1, 29)).toThrow('1449-1 AH is outside the table');
});
