/** Tables as Parquet. Dates are INT32/DATE, so that readers know the type. */

import type { Encoding, SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { CsvCell } from '#api/base/csv.ts';
import { MS_PER_DAY } from '#core/jdn.ts';
import { itemAt } from '#core/required.ts';
import type { Column, ColumnType, Table } from './table.ts';

/** Rows of a row group: all rows of a table are in one. */
const ROWS_IN_A_GROUP = 1_000_000;

const TYPES: Readonly<Record<ColumnType, Partial<SchemaElement>>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  datetime: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

export function parquetBytes({ columns, rows }: Table): Uint8Array {
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ name, type, nullable }) => ({
      name,
      repetition_type: nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const),
      ...TYPES[type],
    })),
  ];
  const columnData = columns.map((column, index) => {
    const data = rows.map((row) => parquetValue(itemAt(row, index), column));
    const encoding = encodingOf(column, data);
    return { name: column.name, data, ...(encoding && { encoding }) };
  });
  return new Uint8Array(
    parquetWriteBuffer({ columnData, schema, rowGroupSize: ROWS_IN_A_GROUP, createdBy: 'salnama' }),
  );
}

function parquetValue(cell: CsvCell, { type }: Column): unknown {
  if (cell === null) return null;
  if (type === 'date') return Date.parse(`${cell}T00:00:00Z`) / MS_PER_DAY;
  return type === 'datetime' ? new Date(String(cell)) : cell;
}

/** Delta encoding for columns of mostly different values, a dictionary for others. */
function encodingOf({ type }: Column, data: readonly unknown[]): Encoding | undefined {
  const isVaried = new Set(data).size > data.length / 2;
  if (!isVaried) return undefined;
  if (type === 'string') return 'DELTA_BYTE_ARRAY';
  return type === 'integer' || type === 'date' ? 'DELTA_BINARY_PACKED' : undefined;
}
