/**
 * Compiles `data/` into `src/tables`. It also writes the figures in the documents, and the parts of the hosts'
 * configurations that the API determines.
 *
 *     npm run tables              writes what has changed
 *     npm run tables -- --check   writes no file; fails if a file does not match the data
 */
import { existsSync, readFileSync } from 'node:fs';
import { type Compiled, compile } from '../compile/compile.ts';
import { type Data, readData } from '../compile/data.ts';
import { lint } from '../compile/lint/index.ts';
import { DataError, formatProblem } from '../compile/problems.ts';
import { type DataVersion, readVersion, versionProblems } from '../compile/version.ts';
import { writeFileWhole } from '../compile/write-file.ts';
import { documentsWithFigures } from './figures.ts';
import { issueFormFiles } from './issue-forms.ts';

/** Data and tables that tests of behaviour read, so that an edit of `data/` does not change their results. */
export const FROZEN_ROOT = 'test/fixtures';

export interface ReadAll {
  readonly data: Data;
  /** of the last release */
  readonly version: DataVersion;
}

/**
 * The data with the version of the last release, all of it checked.
 * @param root folder of the project
 * @throws {DataError} that lists every problem
 */
export function readAll(root: string): ReadAll {
  const data = readData(root);
  const version = readVersion(root);
  const problems = [...versionProblems(version), ...lint(data)];
  if (problems.length > 0) throw new DataError(problems);
  return { data, version };
}

interface TablesOptions {
  readonly check: boolean;
  readonly folder?: string;
}

export interface TablesRun extends Compiled {
  readonly data: Data;
  /** paths, from the root, of files that were stale */
  readonly stale: readonly string[];
}

/**
 * Compiles, and writes the stale tables and documents unless it only checks.
 * @param root folder of the project
 * @param options.folder of the tables, from the root
 * @throws {DataError} with every problem of the data; then no file changes
 */
export function updateTables(root: string, { check, folder = 'src/tables' }: TablesOptions): TablesRun {
  const { data, version } = readAll(root);
  const compiled = compile(data, version, root);
  const files = [...compiled.files].map(([name, text]) => [`${folder}/${name}`, text] as const);
  const documents = documentsWithFigures(root, compiled.report);
  const stale = staleFiles(root, new Map([...files, ...documents]));
  if (!check) writeFiles(root, stale);
  return { ...compiled, data, stale: stale.map(([path]) => path) };
}

type Files = readonly (readonly [path: string, text: string])[];

const staleFiles = (root: string, files: ReadonlyMap<string, string>): Files =>
  [...files].filter(([path, text]) => {
    const whole = `${root}/${path}`;
    return !existsSync(whole) || readFileSync(whole, 'utf8') !== text;
  });

function writeFiles(root: string, files: Files): void {
  for (const [path, text] of files) writeFileWhole(`${root}/${path}`, text);
}

/**
 * Compiles the frozen data of the tests. Only changes of the compiler change them.
 * @returns paths of the tables that were stale, from the root of the project
 */
export const updateFrozenTables = (): string[] =>
  updateTables(FROZEN_ROOT, { check: false, folder: 'tables' }).stale.map((path) => `${FROZEN_ROOT}/${path}`);

/** The issue forms, whose choices come from the data. */
function updateIssueForms(root: string, data: Data, check: boolean): string[] {
  const stale = staleFiles(root, issueFormFiles(data));
  if (!check) writeFiles(root, stale);
  return stale.map(([path]) => path);
}

function main(check: boolean): number {
  const { data, stale } = updateTables(process.cwd(), { check });
  const allStale = [
    ...stale,
    ...updateIssueForms(process.cwd(), data, check),
    // A test compares them, so that this check does not have to compile twice.
    ...(check ? [] : updateFrozenTables()),
  ];
  for (const path of allStale) {
    if (check) console.error(`${path} is stale; run npm run tables`);
    else console.log(`wrote ${path}`);
  }
  if (allStale.length === 0) console.log('src/tables is up to date');
  return check && allStale.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  try {
    process.exitCode = main(process.argv.includes('--check'));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    for (const problem of error.problems) console.error(formatProblem(problem));
    console.error(error.message);
    process.exitCode = 1;
  }
}
