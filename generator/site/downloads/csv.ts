/** Tables as CSV. */
import type { Cell, Table } from './table.ts';

/**
 * Lines of CSV (RFC 4180). All but numbers are quoted: readers that guess types by the first rows misread a column whose first
 * quoted field comes late. An empty field has no quotes, so that databases read it as NULL.
 */
export function* csvParts({ columns, rows }: Table): Generator<string> {
  yield `${columns.map(({ name }) => quoted(name)).join()}\r\n`;
  for (const row of rows) yield `${row.map(csvField).join()}\r\n`;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function csvField(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : quoted(String(cell));
}
