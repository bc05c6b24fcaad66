/** Reads the CSV files of `data/`; every row keeps its file and line for error messages. */

import { CsvError, type Options, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import { itemAt } from '#core/required.ts';
import { readText } from './data-file.ts';
import { DataError, formProblem, type Problem } from './problems.ts';

export interface Row {
  /** e.g. `data/cities.csv` */
  readonly file: string;
  /** line of the file, from 1 */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Rows of a CSV file with a header line; lines that begin with `#` are comments.
 * @param file path from the project's root
 * @throws {DataError} for a file that is missing or no CSV, and for every row with more or fewer cells than the header
 */
export function readCsv(file: string, root = process.cwd()): Row[] {
  const failure = (line: number, message: string) =>
    new DataError([formProblem(file, line, 'rows of comma-separated values', message)]);
  const [header, ...records] = csvRecords(readText(file, root), failure);
  const columns = header?.record ?? [];
  const problems: Problem[] = records
    .filter(({ record }) => record.length !== columns.length)
    .map(({ info, record }) => formProblem(file, info.lines, `${columns.length} cells`, `${record.length} cells`));
  if (problems.length > 0) throw new DataError(problems);
  return records.map(({ info, record }) => ({
    file,
    line: info.lines,
    cells: Object.fromEntries(columns.map((column, index) => [column, itemAt(record, index)])),
  }));
}

interface CsvRecord {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/** Records of a text with their lines. @param failure the error to throw for a text that is no CSV */
export function csvRecords(text: string, failure: (line: number, message: string) => Error, options: Options = {}) {
  try {
    return parse(text, {
      comment: '#',
      comment_no_infix: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      ...options,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw failure(Number(error.lines ?? 1), error.message);
  }
}

type Value = string | number | boolean | null | readonly string[];

const recordsOf = (text: string, options?: Options) => csvRecords(text, (_, message) => new Error(message), options);

/** Columns of a CSV text, from its header. */
export const columnsIn = (text: string): readonly string[] => recordsOf(text, { to: 1 })[0]?.record ?? [];

/** A line of CSV by the names of the columns; a column without a value gets an empty cell. */
export const rowText = (columns: readonly string[], row: Readonly<Record<string, Value | undefined>>): string =>
  stringify([columns.map((column) => cellOf(row[column] ?? null))]);

/** The text of a file with more rows below, written by its header. */
export function withRows<Row>(text: string, rows: readonly { readonly [Column in keyof Row]?: Value }[]): string {
  const columns = columnsIn(text);
  return `${text.trimEnd()}\n${rows.map((row) => rowText(columns, row)).join('')}`;
}

/** The text of a file with one more row, before the first one that comes later by the cells of these columns. */
export function withRowInOrder<Row>(
  text: string,
  row: { readonly [Column in keyof Row]?: Value },
  order: readonly (keyof Row & string)[],
): string {
  const columns = columnsIn(text);
  const added = rowText(columns, row);
  const [, ...records] = recordsOf(text);
  const keyOf = (record: readonly string[] = []) => order.map((column) => record[columns.indexOf(column)]).join('\0');
  const key = keyOf(recordsOf(added)[0]?.record);
  const later = records.find(({ record }) => keyOf(record) > key);
  const lines = text.trimEnd().split('\n');
  return `${lines.toSpliced(later ? later.info.lines - 1 : lines.length, 0, added.trimEnd()).join('\n')}\n`;
}

/** Rows as CSV under a header line, in the order of the form's columns; the form reads them again. */
export function csvText<Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  rows: readonly Readonly<Record<keyof Shape, Value>>[],
): string {
  const columns = Object.keys(form.shape);
  return stringify([columns]) + rows.map((row) => rowText(columns, row)).join('');
}

function cellOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(' ') : String(value);
}
