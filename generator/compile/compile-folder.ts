/** Reads, checks and compiles the data of a folder. */
import { type Compiled, compile } from './compile.ts';
import { type Data, readData } from './data.ts';
import { lint } from './lint/index.ts';
import { DataError } from './problems.ts';
import { type DataVersion, readVersion, versionProblems } from './version.ts';

export interface ReadAll {
  readonly data: Data;
  /** of the last release */
  readonly version: DataVersion;
}

/**
 * The data with the version of the last release, all of it checked.
 * @param root folder that holds `data/`
 * @throws {DataError} that lists every problem
 */
export function readAll(root: string): ReadAll {
  const data = readData(root);
  const version = readVersion(root);
  const problems = [...versionProblems(version), ...lint(data)];
  if (problems.length > 0) throw new DataError(problems);
  return { data, version };
}

/** @throws {DataError} that lists every problem of the data */
export function compileFolder(root: string): Compiled {
  const { data, version } = readAll(root);
  return compile(data, version, root);
}
