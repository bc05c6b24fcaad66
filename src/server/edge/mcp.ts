/**
 * Entry point of the second Cloudflare Worker, which answers /mcp. It has no public address: the first worker counts a message
 * and passes it on.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { createAlmanac } from '#api/almanac.ts';
import { createHandler, type Handler } from '#api/handler.ts';
import { createMcpService } from '#mcp/http.ts';
import type { ReadFile } from '#mcp/resources.ts';
import { tables } from '#tables/index.ts';

/** Created at the first message, which names the public address. */
let made: { readonly siteUrl: string; readonly handler: Handler } | undefined;

export default class McpWorker extends WorkerEntrypoint {
  /**
   * Answers one message.
   * @param siteUrl public address of the site
   * @param readFile reads a static file through the first worker, only during this call
   */
  async answer(request: Request, siteUrl: string, readFile: ReadFile): Promise<Response> {
    if (made?.siteUrl !== siteUrl) {
      made = { siteUrl, handler: createHandler({ almanac: createAlmanac(tables), siteUrl }) };
    }
    const { handler } = made;
    const dataVersion = tables.dataset.version;
    return createMcpService({ handler, siteUrl, dataVersion, clock: Date.now, readFile })(request);
  }
}
