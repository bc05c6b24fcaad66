/** Mutations that the tests must detect. Each changes one place and names the most relevant tests. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export interface Fault {
  readonly name: string;
  readonly file: string;
  /** text that occurs in the file exactly once */
  readonly find: string;
  readonly replacement: string;
  /** path prefixes of test files */
  readonly tests: readonly string[];
}

/** The rows of faults.csv. Its files lie in `src`; its tests lie in `test` and are separated by spaces. */
export const FAULTS: readonly Fault[] = parse<Record<keyof Fault, string>>(
  readFileSync(new URL('faults.csv', import.meta.url)),
  { columns: true },
).map((row) => ({ ...row, file: `src/${row.file}`, tests: row.tests.split(' ').map((path) => `test/${path}`) }));
