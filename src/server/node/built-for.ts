/** Whether the files were built for the address that the server has. */
import { readFileSync } from 'node:fs';
import type { Log } from './log.ts';

/** In the output folder. */
export const SITE_URL_FILE = '.function/site-url.txt';

/** Calendar files and links name the address that the build was told: one warning, if the server was told another. */
export function warnOfOtherAddress(folder: string, siteUrl: string, log: Log): void {
  const builtFor = builtAddress(folder);
  if (builtFor === undefined || builtFor === siteUrl) return;
  log('warn', 'built for another address', { setting: 'SITE_URL', built_for: builtFor, served_as: siteUrl });
}

function builtAddress(folder: string): string | undefined {
  try {
    return readFileSync(`${folder}/${SITE_URL_FILE}`, 'utf8');
  } catch {
    return undefined;
  }
}
