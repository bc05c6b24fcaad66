/** The service over standard input and output: `npm run --silent mcp`. */
import { readFile } from 'node:fs/promises';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { createHandler } from '#api/handler.ts';
import { tables } from '#tables/index.ts';
import { createSalnamaServer } from './server.ts';

const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || 'http://127.0.0.1:4321';
const almanac = createAlmanac(tables, createCaches());
const handler = createHandler({ almanac, siteUrl });

/** A file of the last build, if there is one; only names without dots between slashes are looked for. */
const fileOf = async (path: string): Promise<string | undefined> => {
  if (!/^(\/[A-Za-z0-9_-]+)+\.(json|ics)$/.test(path)) return undefined;
  return readFile(`dist${path}`, 'utf8').catch(() => undefined);
};

serveStdio(() =>
  createSalnamaServer({ handler, siteUrl, dataVersion: almanac.dataset.version, clock: Date.now, readFile: fileOf }),
);
