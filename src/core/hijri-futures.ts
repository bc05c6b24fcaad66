/** The hijri calendar with another length of one month: the two possible results of the evening of its 29th day. */
import type { HijriTable } from './hijri.ts';

/**
 * The table with one month of 29 or 30 days. The next month absorbs the difference if its length allows it; otherwise
 * all later months move by a day.
 *
 * @throws {RangeError} for a month outside the table
 */
export function withMonthLength(table: HijriTable, year: number, month: number, length: 29 | 30): HijriTable {
  const index = (year - table.firstYear) * 12 + month - 1;
  const code = table.codes[index];
  if (code === undefined) throw new RangeError(`the month ${year}-${month} AH is outside the table`);
  const wanted = ofLength(code, length);
  if (wanted === code) return table;
  const after = table.codes.slice(index + 1, index + 2);
  const codes = table.codes.slice(0, index) + wanted + ofLength(after, length === 29 ? 30 : 29);
  return { ...table, codes: codes + table.codes.slice(index + 2) };
}

/** Upper-case codes are months of 30 days. */
const ofLength = (code: string, length: 29 | 30): string => (length === 30 ? code.toUpperCase() : code.toLowerCase());
