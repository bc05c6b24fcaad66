/** Reads the CSV files of `data/`; every row keeps its file and line, so that a problem can be shown where it is. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

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
 */
export function readCsv(file: string, root = process.cwd()): Row[] {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const records = parse(text, {
    columns: true,
    comment: '#',
    comment_no_infix: true,
    info: true,
    skip_empty_lines: true,
  }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
  return records.map(({ info, record }) => ({ file, line: info.lines, cells: record }));
}
