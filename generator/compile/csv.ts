/** Reads the CSV files of `data/`; every row keeps its file and line for error messages. */
import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { DataError, type Problem } from './problems.ts';

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
 * @throws {DataError} for a file that is no CSV, and for every row with more or fewer cells than the header
 */
export function readCsv(file: string, root = process.cwd()): Row[] {
  const [header, ...records] = readRecords(file, readFileSync(`${root}/${file}`, 'utf8'));
  const columns = header?.record ?? [];
  const problems: Problem[] = records
    .filter(({ record }) => record.length !== columns.length)
    .map(({ info, record }) => problem(file, info.lines, `${columns.length} cells`, `${record.length} cells`));
  if (problems.length > 0) throw new DataError(problems);
  return records.map(({ info, record }) => ({
    file,
    line: info.lines,
    cells: Object.fromEntries(columns.map((column, index) => [column, record[index]!])),
  }));
}

interface CsvRecord {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

function readRecords(file: string, text: string): CsvRecord[] {
  try {
    return parse(text, {
      comment: '#',
      comment_no_infix: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DataError([problem(file, Number(error.lines ?? 1), 'rows of comma-separated values', error.message)]);
  }
}

const problem = (file: string, line: number, expected: string, found: string): Problem => ({
  file,
  line,
  rule: 'form',
  expected,
  found,
});
