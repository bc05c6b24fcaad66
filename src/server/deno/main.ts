/**
 * The Deno shell: the function alone, behind a server or a host that sends the files.
 *
 *   SITE_URL=https://calendar.example.org deno run --allow-net --allow-env dist/.function/deno/index.js
 */
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { tables } from '#tables/index.ts';
import { createMemoryCounter } from '../policy/allowance.ts';
import { createGate } from '../policy/gate.ts';
import { networkOf, senderAddress } from '../policy/identity.ts';
import { createRate } from '../policy/rate.ts';
import { readSettings } from '../policy/settings.ts';
import { createWebService } from '../web/service.ts';

const { siteUrl, dailyAllowance: allowance, addressAllowance, ...settings } = readSettings(Deno.env.toObject());
const rate = createRate(settings.ratePerSecond);
const answer = createWebService({
  almanac: createAlmanac(tables, createCaches()),
  siteUrl,
  gate: createGate({ allowance, addressAllowance, counter: createMemoryCounter(), siteUrl }),
  mayAsk: async (address) => rate(networkOf(address), Date.now()),
  clock: Date.now,
});

Deno.serve({ port: settings.port, hostname: settings.host }, (request, { remoteAddr }) => {
  const forwarded = request.headers.get('X-Forwarded-For') ?? undefined;
  return answer(request, senderAddress(remoteAddr.hostname, forwarded, settings.trustedHops));
});
