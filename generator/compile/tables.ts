/**
 * Compiles `data/` into `src/tables`, and what it changes beside the last release into `data/changes.csv`. It also updates what the
 * hosts' configurations take from the API.
 *
 *     npm run tables              writes what has changed
 *     npm run tables -- --check   writes nothing; fails if a file is not what the data say
 */
import { existsSync, readFileSync } from 'node:fs';
import * as gregorian from '#core/gregorian.ts';
import { fromEpochMs } from '#core/jdn.ts';
import { type Compiled, compile, type Published } from './compile.ts';
import { type Data, readData } from './data.ts';
import { hostLists } from './host-lists.ts';
import { LEDGER_FILE, ledgerProblems, ledgerText, type SpokenReason } from './ledger/ledger.ts';
import { readPublishedState, readPublishedVersion } from './ledger/state.ts';
import { type DataVersion, readVersion, staleVersion, versionProblems } from './ledger/version.ts';
import { lint } from './lint/index.ts';
import { DataError, formatProblem, type Problem } from './problems.ts';
import { writeFileWhole } from './write-file.ts';

export interface ReadAll {
  readonly data: Data;
  readonly version: DataVersion;
  readonly published: Published;
}

/**
 * The data with version and last release, all of it checked.
 * @param root folder of the project
 * @throws {DataError} that lists every problem
 */
export function readAll(root: string): ReadAll {
  const data = readData(root);
  const version = readVersion(root);
  const problems = [...versionProblems(version), ...lint(data)];
  if (problems.length > 0) throw new DataError(problems);
  return { data, version, published: { version: readPublishedVersion(root), state: readPublishedState(root) } };
}

export interface TablesRun {
  /** paths from the root that were not what the data say */
  readonly stale: readonly string[];
  /** what a person has to add before the data can be published */
  readonly problems: readonly Problem[];
  readonly compiled: Compiled;
}

interface Options {
  /** writes nothing */
  readonly check: boolean;
  /** milliseconds since 1970, for the version that a change needs */
  readonly now: number;
  /** for the ledger */
  readonly reason?: SpokenReason | undefined;
}

/**
 * Compiles and, unless it only checks, writes what is stale.
 * @param root folder of the project
 */
export function updateTables(root: string, options: Options): TablesRun {
  const { data, version, published } = readAll(root);
  const compiled = compile(data, version, published, options.reason);
  const changed = compiled.fingerprint !== published.version.fingerprint;
  const needsVersion = changed
    ? staleVersion(version, published.version, gregorian.toIsoDate(fromEpochMs(options.now)))
    : undefined;
  const files = new Map([...compiled.tables].map(([name, text]) => [`src/tables/${name}`, text]));
  // Without a version of its own a change would count as released.
  if (!needsVersion) files.set(LEDGER_FILE, ledgerText(compiled.ledger));
  const stale = staleFiles(root, files);
  if (!options.check) writeFiles(root, stale);
  const problems = needsVersion ? [needsVersion] : ledgerProblems(compiled.ledger);
  return { stale: stale.map(([path]) => path), problems, compiled };
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

/** The hosts' lists of paths. */
function updateHostLists(root: string, check: boolean): string[] {
  const stale = staleFiles(root, hostLists());
  if (!check) writeFiles(root, stale);
  return stale.map(([path]) => path);
}

function main(check: boolean): number {
  const { stale, problems } = updateTables(process.cwd(), { check, now: Date.now() });
  const allStale = [...stale, ...updateHostLists(process.cwd(), check)];
  for (const path of allStale) {
    if (check) console.error(`${path} is not what data/ and the tables of the API say; run npm run tables`);
    else console.log(`wrote ${path}`);
  }
  if (problems.length > 0) throw new DataError(problems);
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
