/**
 * The one form of all tables as CSV (RFC 4180): all but numbers are quoted, because readers that guess types by the first
 * rows misread a column whose first quoted field comes late. An empty field has no quotes, so that databases read NULL.
 */
export type CsvCell = string | number | boolean | null;

/** The mark by which Excel knows UTF-8: on every table of the API, and on the downloads for Excel. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(field).join()}\r\n`;

/** A table with its byte order mark. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => BYTE_ORDER_MARK + rows.map(csvLine).join('');

const field = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell) : cell === null ? '' : `"${String(cell).replaceAll('"', '""')}"`;
