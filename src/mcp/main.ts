/** `npm run --silent mcp`: the service over standard input and output, with the files of the last build as resources. */
import { readFile } from 'node:fs/promises';
import { resourcesOf } from './resources.ts';
import { serveOverStdio } from './stdio.ts';

/** A file of the last build; undefined for other names than letters, digits and hyphens between slashes. */
async function builtFile(path: string): Promise<string | undefined> {
  if (!/^(\/[A-Za-z0-9_-]+)+\.json$/.test(path)) return undefined;
  return readFile(`dist${path}`, 'utf8').catch(() => undefined);
}

serveOverStdio((siteUrl) => resourcesOf(siteUrl, builtFile));
