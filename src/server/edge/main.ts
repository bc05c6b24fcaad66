/** The edge shell: a Cloudflare Worker over static files. It is called for the function's addresses and for what is no file. */
import type { Fetcher } from 'cloudflare:workers';
import { type Almanac, createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { createHandler } from '#api/handler.ts';
import type { McpService } from '#mcp/http.ts';
import { tables } from '#tables/index.ts';
import { indexOf } from '../policy/file-address.ts';
import { senderAddress } from '../policy/identity.ts';
import { readSettings } from '../policy/settings.ts';
import { createWebService, failure, type WebService } from '../web/service.ts';
import { createEdgeGate, type GateEnvironment, rateOf } from './gate.ts';

export { DailyCounter } from './counter.ts';

interface Environment extends GateEnvironment {
  /** the static files */
  readonly ASSETS: Fetcher;
  /** public address of the site; empty or left out: the address of the request */
  readonly SITE_URL?: string;
}

/** Made at the first request, so that the script itself starts fast. */
let almanac: Almanac | undefined;
/** Made of the environment at the first request: before it the platform does not tell. */
let made: { readonly siteUrl: string; readonly service: WebService } | undefined;

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    try {
      // Written by Cloudflare itself; a client cannot set it.
      const address = senderAddress(request.headers.get('CF-Connecting-IP') ?? undefined, undefined, 0);
      return await serviceOf(request, environment)(request, address);
    } catch (error) {
      return failure(error, Date.now());
    }
  },
};

/** For machines that read; loaded when it is first asked. */
async function mcpOf(request: Request, environment: Environment, siteUrl: string): Promise<McpService> {
  const { createMcpService } = await import('#mcp/http.ts');
  almanac ??= createAlmanac(tables, createCaches());
  return createMcpService({
    handler: createHandler({ almanac, siteUrl }),
    siteUrl,
    dataVersion: almanac.dataset.version,
    clock: Date.now,
    async readFile(path) {
      const file = await environment.ASSETS.fetch(new Request(new URL(path, request.url)));
      return file.ok ? file.text() : undefined;
    },
  });
}

/** @throws {SettingError} that names the setting, its value and what is allowed */
function serviceOf(request: Request, environment: Environment): WebService {
  const { siteUrl } = readSettings({ SITE_URL: environment.SITE_URL || new URL(request.url).origin });
  if (made?.siteUrl !== siteUrl) {
    almanac ??= createAlmanac(tables, createCaches());
    const service = createWebService({
      almanac,
      siteUrl,
      gate: createEdgeGate(environment, siteUrl),
      mayAsk: rateOf(environment),
      // The platform sends every other file itself.
      file: async (path, asked) => {
        const index = indexOf(path);
        return index === undefined
          ? undefined
          : environment.ASSETS.fetch(new Request(new URL(index, asked.url), asked));
      },
      mcp: async (machine) => (await mcpOf(machine, environment, siteUrl))(machine),
      missingPage: (path, { url }) => environment.ASSETS.fetch(new Request(new URL(path, url))),
      clock: Date.now,
    });
    made = { siteUrl, service };
  }
  return made.service;
}
