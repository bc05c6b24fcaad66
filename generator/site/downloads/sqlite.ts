/** One SQLite file with every table; the same data give the same bytes. */
import { DatabaseSync } from 'node:sqlite';
import type { CsvCell } from '#api/base/csv.ts';
import type { Column, ColumnType, Table } from './table.ts';

const TYPES: Readonly<Record<ColumnType, string>> = {
  integer: 'INTEGER',
  number: 'REAL',
  string: 'TEXT',
  boolean: 'INTEGER',
  date: 'TEXT',
  datetime: 'TEXT',
};

/** Name of a table without hyphens, which SQL would have to quote. */
const sqlName = (name: string): string => name.replaceAll('-', '_');

const definition = ({ name, type, nullable }: Column): string =>
  `"${name}" ${TYPES[type]}${nullable ? '' : ' NOT NULL'}`;

const sqlValue = (cell: CsvCell): string | number | null => (typeof cell === 'boolean' ? Number(cell) : cell);

/** @param file that is not there yet */
export function writeSqlite(file: string, tables: readonly Table[]): void {
  using database = new DatabaseSync(file);
  // No journal: the file is new, and a failed build is deleted.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA encoding = "UTF-8"; BEGIN');
  for (const table of tables) fill(database, table);
  database.exec('CREATE INDEX days_date_sh ON days (date_sh); COMMIT');
}

function fill(database: DatabaseSync, { name, columns, key, references = [], rows }: Table): void {
  const constraints = [
    `PRIMARY KEY (${key.map((part) => `"${part}"`).join(', ')})`,
    ...references.map(({ column, table, to }) => `FOREIGN KEY ("${column}") REFERENCES ${sqlName(table)} ("${to}")`),
  ];
  database.exec(
    `CREATE TABLE ${sqlName(name)} (${[...columns.map(definition), ...constraints].join(', ')}) WITHOUT ROWID`,
  );
  const insert = database.prepare(`INSERT INTO ${sqlName(name)} VALUES (${columns.map(() => '?').join(', ')})`);
  for (const row of rows) insert.run(...row.map(sqlValue));
}
