/** Request handler of the API for the development server: no limits, and every answer is computed from the current code. */
import type { RequestListener } from 'node:http';
import { createAlmanac } from '#api/base/almanac.ts';
import { createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { createApp } from '#server/app.ts';
import { createAllowance } from '#server/limits/allowance.ts';
import { createMemoryCounter } from '#server/limits/memory-counter.ts';
import { createListener } from '#server/node/adapter.ts';
import { createAnswerCache } from '#server/node/answer-cache.ts';
import { nodeEncoder } from '#server/node/body-encoder.ts';
import { createProtection } from '#server/node/protection.ts';
import { StaticFiles } from '#server/node/static-files.ts';
import { readSettings } from '#server/settings.ts';
import { tables } from '#tables/index.ts';

const almanac = createAlmanac(tables);
const clock = Date.now;

export function listenerFor(siteUrl: string): RequestListener {
  const files = new StaticFiles('dist');
  const app = createApp({
    handler: createHandler({ almanac, siteUrl, resources: ANSWERED_RESOURCES }),
    files: { read: async () => undefined, find: (request, now, known) => files.find(request, now, known) },
    isOfYear: () => false,
    bodyEncoder: nodeEncoder,
    cache: createAnswerCache(),
    allowance: createAllowance({ ...readSettings({}), dailyAllowance: 0, siteUrl }, createMemoryCounter()),
    isTooFast: () => false,
    health: '',
    clock,
  });
  const log = (level: string, event: string, fields?: unknown) => {
    if (level === 'error') console.error(event, fields);
  };
  return createListener({
    app,
    log,
    clock,
    siteUrl,
    trustedHops: 0,
    protection: createProtection({ ratePerSecond: 0 }),
  });
}
