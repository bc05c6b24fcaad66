/** Parameters of the build: the public address in the files, the Persian year and the contact. */
import { readFileSync } from 'node:fs';
import { currentPersianYear, todayInTehran } from '#api/tehran.ts';
import { toIsoDate } from '#core/gregorian.ts';

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

/** @param now milliseconds since 1970 */
export const builtForNow = (siteUrl: string, now: number, contact?: string): BuiltFor => ({
  siteUrl,
  persianYear: currentPersianYear(now),
  built: toIsoDate(todayInTehran(now)),
  ...(contact && { contact }),
});

/** @returns undefined if the file is missing or cannot be read */
export function readBuiltFor(folder: string): BuiltFor | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/${BUILT_FOR_FILE}`, 'utf8'));
  } catch {
    return undefined;
  }
}
