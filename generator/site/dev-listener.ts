/** Request handler of the API for the development server: no limits, and every answer is computed from the current code. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAlmanac } from '#api/base/almanac.ts';
import { headersOf } from '#api/base/answer.ts';
import { createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { StaticFiles } from '#server/node/static-files.ts';
import { staticHeaders } from '#server/static-headers.ts';
import { tables } from '#tables/index.ts';

const almanac = createAlmanac(tables);
/** Of the last build. */
const files = new StaticFiles('dist');

export const listenerFor =
  (siteUrl: string) =>
  async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(url, siteUrl);
    const handler = createHandler({ almanac, siteUrl, resources: ANSWERED_RESOURCES });
    const file = handler.routeOf(pathname) ? undefined : await files.text(pathname);
    const now = Date.now();
    const answer = handler.answer(pathname, search.slice(1), now);
    if (file === undefined) response.writeHead(answer.status, headersOf(answer, now)).end(answer.body);
    else response.writeHead(200, staticHeaders(pathname)).end(file);
  };
