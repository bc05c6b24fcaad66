/** The service over standard input and output. */
import type { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAlmanac } from '#api/base/almanac.ts';
import { createHandler } from '#api/handler.ts';
import { tables } from '#tables/index.ts';
import { salnamaServers } from './server.ts';

/** @param resourcesFor for a public address, adds the static files to a server; undefined: there are none */
export function serveOverStdio(resourcesFor?: (siteUrl: string) => (server: McpServer) => void): void {
  const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || 'http://127.0.0.1:4321';
  const almanac = createAlmanac(tables);
  const handler = createHandler({ almanac, siteUrl });
  const dataVersion = almanac.dataset.version;
  serveStdio(salnamaServers({ handler, siteUrl, dataVersion, clock: Date.now }, resourcesFor?.(siteUrl)));
}
