/** Parameters of the build: the public address in the files, the Persian year and the contact. */
import { readFileSync } from 'node:fs';

/** Path in the output folder. */
export const BUILT_FOR_FILE = '.function/built-for.json';

export interface BuiltFor {
  /** public address of the site without a slash at its end */
  readonly siteUrl: string;
  /** the year in Tehran at the time of the build */
  readonly persianYear: number;
  /** day of the build in Tehran, YYYY-MM-DD */
  readonly built: string;
  /** contact of the operator, for refusals; absent if it was not set */
  readonly contact?: string | undefined;
  /** hash of the sources and settings of the build */
  readonly inputs?: string | undefined;
}

/** @returns undefined if the file is missing or cannot be read */
export function readBuiltFor(folder: string): BuiltFor | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/${BUILT_FOR_FILE}`, 'utf8'));
  } catch {
    return undefined;
  }
}
