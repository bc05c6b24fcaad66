/** The service over standard input and output, without the files of a site. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAlmanac } from '#api/base/almanac.ts';
import { createHandler } from '#api/handler.ts';
import { tables } from '#tables/index.ts';
import { salnamaServers } from './server.ts';

export function serveOverStdio(): void {
  const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || 'http://127.0.0.1:4321';
  const almanac = createAlmanac(tables);
  const handler = createHandler({ almanac, siteUrl });
  const dataVersion = almanac.dataset.version;
  serveStdio(salnamaServers({ handler, siteUrl, dataVersion, clock: Date.now }));
}
