/** What the files were built for: the address that stands in them, and the year. */
import { readFileSync } from 'node:fs';
import { currentPersianYear } from '#api/tehran.ts';
import type { Log } from './log.ts';

/** In the output folder. */
export const BUILT_FOR_FILE = '.function/built-for.json';

export interface BuiltFor {
  /** public address of the site without a slash at its end */
  readonly siteUrl: string;
  /** the year in Tehran at the time of the build */
  readonly persianYear: number;
  /** the operator's, for refusals; left out where it was not set */
  readonly contact?: string | undefined;
}

/** @param now milliseconds since 1970 */
export const builtForNow = (siteUrl: string, now: number, contact?: string): BuiltFor => ({
  siteUrl,
  persianYear: currentPersianYear(now),
  ...(contact && { contact }),
});

/** @returns undefined where no build has written it */
export function readBuiltFor(folder: string): BuiltFor | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/${BUILT_FOR_FILE}`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Calendar files and links name the address that the build was told: one warning, if the server was told another. */
export function warnOfOtherAddress(builtFor: BuiltFor | undefined, siteUrl: string, log: Log): void {
  if (builtFor === undefined || builtFor.siteUrl === siteUrl) return;
  log('warn', 'built for another address', {
    setting: 'SITE_URL',
    built_for: builtFor.siteUrl,
    served_as: siteUrl,
  });
}
