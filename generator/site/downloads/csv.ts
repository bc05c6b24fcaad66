/** Tables as CSV. */
import { csvLine } from '#api/base/csv.ts';
import type { Table } from './table.ts';

/** Lines of CSV. */
export function* csvParts({ columns, rows }: Table): Generator<string> {
  yield csvLine(columns.map(({ name }) => name));
  for (const row of rows) yield csvLine(row);
}
