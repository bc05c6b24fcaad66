/**
 * Entry point of the second Cloudflare Worker, which answers /mcp and computes calendar files: the packages for them would
 * delay the first answer of the first worker. It has no public address; the first worker checks the limits and calls it.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { createAlmanac } from '#api/base/almanac.ts';
import type { Answer } from '#api/base/answer.ts';
import { createHandler, type Handler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { onFirstUse } from '#core/lazy.ts';
import { createMcpService } from '#mcp/http.ts';
import type { ReadFile } from '#mcp/resources.ts';
import { tables } from '#tables/index.ts';

/** Created at the first call, which names the public address. */
let made: { readonly siteUrl: string; readonly handler: Handler } | undefined;
const almanac = onFirstUse(() => createAlmanac(tables));

function handlerFor(siteUrl: string): Handler {
  if (made?.siteUrl !== siteUrl) {
    made = { siteUrl, handler: createHandler({ almanac: almanac(), siteUrl, resources: ANSWERED_RESOURCES }) };
  }
  return made.handler;
}

export default class Helper extends WorkerEntrypoint {
  /**
   * Answers one message to /mcp.
   * @param siteUrl public address of the site
   * @param readFile reads a static file through the first worker, only during this call
   */
  async answerMessage(request: Request, siteUrl: string, readFile: ReadFile): Promise<Response> {
    const handler = handlerFor(siteUrl);
    const dataVersion = tables.dataset.version;
    return createMcpService({ handler, siteUrl, dataVersion, clock: Date.now, readFile })(request);
  }

  /**
   * Computes a calendar file; 404 if there is no such file.
   * @param path as in the request, without query
   * @param query without the question mark
   * @param siteUrl public address of the site
   * @param now milliseconds since 1970
   */
  async calendarFile(path: string, query: string, siteUrl: string, now: number): Promise<Answer> {
    return handlerFor(siteUrl).answer(path, query, now);
  }
}
