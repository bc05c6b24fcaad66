/** The service over standard input and output: `salnama mcp`, and `npm run --silent mcp` with the files of the last build. */
import { readFile } from 'node:fs/promises';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAlmanac } from '#api/almanac.ts';
import { createHandler } from '#api/handler.ts';
import { tables } from '#tables/index.ts';
import type { ReadFile } from './resources.ts';
import { salnamaServers } from './server.ts';

/** @param readFile undefined: there are no files */
export function serveOverStdio(readFile?: ReadFile): void {
  const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || 'http://127.0.0.1:4321';
  const almanac = createAlmanac(tables);
  const handler = createHandler({ almanac, siteUrl });
  const dataVersion = almanac.dataset.version;
  serveStdio(salnamaServers({ handler, siteUrl, dataVersion, clock: Date.now, ...(readFile && { readFile }) }));
}

/** A file of the last build, if there is one; only names without dots between slashes are looked for. */
const builtFile: ReadFile = async (path) => {
  if (!/^(\/[A-Za-z0-9_-]+)+\.(json|ics)$/.test(path)) return undefined;
  return readFile(`dist${path}`, 'utf8').catch(() => undefined);
};

if (import.meta.main) serveOverStdio(builtFile);
