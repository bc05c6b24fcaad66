/** A table for download, with a description of its columns. CSV, Parquet and SQLite are written from it. */
import { type CsvCell, csvLine } from '#api/base/csv.ts';
import type { Name } from '#core/names.ts';

/** `date` is `YYYY-MM-DD`, `datetime` is `YYYY-MM-DDTHH:MM:SSZ`, Gregorian. */
export type ColumnType = 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'datetime';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly description: string;
  /** true if it is null in some rows */
  readonly nullable?: boolean;
}

export interface Reference {
  readonly column: string;
  readonly table: string;
  /** its column */
  readonly to: string;
}

export interface Table {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  /** names of the primary key columns */
  readonly key: readonly string[];
  /** columns whose values are the keys of rows of another table */
  readonly references?: readonly Reference[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** A column with the function that reads its cell from a row of the source. */
export interface ColumnOf<R> extends Column {
  of(row: R): CsvCell;
}

/** Constructors of columns by their type. */
const columnOf =
  (type: ColumnType) =>
  <R>(name: string, description: string, of: (row: R) => CsvCell): ColumnOf<R> => ({ name, type, description, of });
export const integer = columnOf('integer');
export const text = columnOf('string');
export const flag = columnOf('boolean');
export const date = columnOf('date');
export const datetime = columnOf('datetime');

/** Two columns of text: in Persian and in English. */
export const inBothLanguages = <R>(name: string, description: string, of: (row: R) => Name): ColumnOf<R>[] => [
  text(`${name}_fa`, `${description} in Persian`, (row) => of(row).fa),
  text(`${name}_en`, `${description} in English`, (row) => of(row).en),
];

/** The column, null in some rows. */
export const nullable = <R>(column: ColumnOf<R>): ColumnOf<R> => ({ ...column, nullable: true });

interface Source<R> extends Omit<Table, 'rows' | 'columns'> {
  readonly columns: readonly ColumnOf<R>[];
  readonly rows: Iterable<R>;
}

/** The table of some rows. @throws {Error} for an empty cell in a column that is not nullable */
export function tableOf<R>({ columns, rows, ...rest }: Source<R>): Table {
  const cells = Array.from(rows, (row) =>
    columns.map((column) => {
      const found = column.of(row);
      const cell = found === '' ? null : found;
      if (cell === null && !column.nullable) throw new Error(`${rest.name}.${column.name} is empty`);
      return cell;
    }),
  );
  return { ...rest, columns: columns.map(({ of: _, ...column }) => column), rows: cells };
}

const ROWS_A_PART = 5000;

/** The table as CSV, in parts of some thousand lines. */
export function* csvParts({ columns, rows }: Table): Generator<string> {
  yield csvLine(columns.map(({ name }) => name));
  for (let row = 0; row < rows.length; row += ROWS_A_PART)
    yield rows
      .slice(row, row + ROWS_A_PART)
      .map(csvLine)
      .join('');
}
