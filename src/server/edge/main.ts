/** Entry point of the Cloudflare Worker. It handles API paths and paths that match no static file. */
import type { DurableObjectNamespace, Fetcher, RateLimit } from 'cloudflare:workers';
import { LRUCache } from 'lru-cache';
import { type Almanac, createAlmanac } from '#api/base/almanac.ts';
import { ICS_TYPE, textAnswer } from '#api/base/answer.ts';
import { currentPersianYear, hourUntilMidnight } from '#api/base/tehran.ts';
import { createHandler } from '#api/handler.ts';
import { PRAYER_TABLES } from '#api/resources/prayer-years.ts';
import { tables } from '#tables/index.ts';
import { plainAddress } from '#understand/addresses.ts';
import { type App, createApp, healthText } from '../app.ts';
import type { BuiltFor } from '../built-for.ts';
import { type Counter, createAllowance } from '../limits/allowance.ts';
import { isBlocked, parseBlocklist } from '../limits/blocklist.ts';
import { clientAddress } from '../limits/client.ts';
import type { AppRequest } from '../messages.ts';
import { movedTo } from '../moved.ts';
import { type Representation, representation, representationOf } from '../representation.ts';
import { readSettings, SettingError } from '../settings.ts';
import { drawnPage, indexOf, isForPrograms, notFoundPage } from '../site-address.ts';
import { staticHeaders } from '../static-headers.ts';
import { answerFetch, edgeEncoder, failed } from './adapter.ts';
import { createDurableCounter, type DailyCounter } from './durable-counter.ts';
import type Helper from './helper.ts';

export { DailyCounter } from './durable-counter.ts';

/** Settings of `readSettings`, as texts. BLOCKLIST holds the list itself, and on Node the name of a file. */
type Texts = Partial<Record<'SITE_URL' | 'DAILY_ALLOWANCE' | 'ADDRESS_ALLOWANCE' | 'CONTACT' | 'BLOCKLIST', string>>;

interface Environment extends Texts {
  /** the static files */
  readonly ASSETS: Fetcher;
  readonly COUNTERS: DurableObjectNamespace<DailyCounter>;
  /** the platform's rate limit, which each location counts separately; undefined: no limit */
  readonly RATE?: RateLimit;
  /** the second worker; undefined: the site has no /mcp, and of the calendar files only the built ones */
  readonly HELPER?: Helper;
}

/** Parameters of the build; the bundler inserts them. */
declare const BUILT_FOR: BuiltFor;

/** Up to twice as many are held; the longest answers have some 200 kB, and a worker has 128 MB. */
const MAX_CACHED = 100;

/** Created at the first request, because the platform passes the settings with requests. */
let made: { readonly siteUrl: string; readonly app: App } | undefined;
/** One for all addresses of the site: `http` and `https` in turn make a new app each time. */
let counter: Counter | undefined;
let almanac: Almanac | undefined;

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    try {
      // Cloudflare sets this header; a client cannot forge it.
      const address = clientAddress(request.headers.get('CF-Connecting-IP') ?? undefined, undefined, 0);
      const siteUrl = environment.SITE_URL || new URL(request.url).origin;
      if (made?.siteUrl !== siteUrl) made = { siteUrl, app: appFor(environment, siteUrl) };
      return await answerFetch(made.app, request, address);
    } catch (error) {
      return failed(error);
    }
  },
};

/** @throws {SettingError} if a setting is invalid; names the setting, its value and the allowed values */
function appFor(environment: Environment, givenSiteUrl: string): App {
  const { DAILY_ALLOWANCE, ADDRESS_ALLOWANCE, CONTACT, BLOCKLIST = '', ASSETS, COUNTERS, RATE, HELPER } = environment;
  const settings = readSettings({
    CONTACT: CONTACT || BUILT_FOR.contact,
    SITE_URL: givenSiteUrl,
    DAILY_ALLOWANCE,
    ADDRESS_ALLOWANCE: ADDRESS_ALLOWANCE || undefined,
  });
  const { siteUrl, contact } = settings;
  const { clients, problems } = parseBlocklist(BLOCKLIST);
  if (problems.length > 0) throw new SettingError(`BLOCKLIST: ${problems[0]}`);
  counter ??= createDurableCounter(COUNTERS);
  almanac ??= createAlmanac(tables);
  const handler = createHandler({ almanac, siteUrl, resources: PRAYER_TABLES });
  const assets = assetFiles(ASSETS, siteUrl);
  const isOfYear = (now: number) => BUILT_FOR.siteUrl === siteUrl && BUILT_FOR.persianYear === currentPersianYear(now);
  /** A calendar file: the built one while it is of the current year, else computed. */
  async function calendarFile({ path, query }: AppRequest, now: number): Promise<Representation | undefined> {
    const bytes = isOfYear(now) ? await assets.read(path) : undefined;
    if (bytes) return representationOf(textAnswer(ICS_TYPE, '', hourUntilMidnight(now)), now, edgeEncoder, bytes);
    return HELPER && representationOf(await HELPER.calendarFile(path, query, siteUrl, now), now, edgeEncoder);
  }
  return createApp({
    handler,
    files: {
      read: assets.read,
      // Calendars of prayer times depend on the query.
      keyOf: ({ path, query }) => (path.endsWith('.ics') && query !== '' ? `${path}?${query}` : path),
      find: (request, now) =>
        request.path.endsWith('.ics') ? calendarFile(request, now) : assets.findPage(request.path, now),
    },
    isOfYear,
    bodyEncoder: edgeEncoder,
    cache: new LRUCache({ max: MAX_CACHED }),
    allowance: createAllowance(settings, counter),
    isBlocked: (client) => isBlocked(clients, client),
    contact,
    isTooFast: async ({ subnet }) => RATE !== undefined && !(await RATE.limit({ key: subnet })).success,
    mcp: HELPER && ((request) => HELPER.answerMessage(request, siteUrl, assets.readText)),
    health: healthText(almanac.dataset, BUILT_FOR.built),
    clock: Date.now,
  });
}

/** Reads files from the platform: static answers, folder lists and the 404 page. The platform serves all other files itself. */
function assetFiles(assets: Fetcher, siteUrl: string) {
  async function read(path: string): Promise<Uint8Array | undefined> {
    const file = await assets.fetch(new Request(siteUrl + path));
    return file.ok ? new Uint8Array(await file.arrayBuffer()) : undefined;
  }
  /** An address has a page of the build, or one that the browser draws. */
  async function hasPage(address: string): Promise<boolean> {
    const path = address.replace(/#.*/, '');
    if (drawnPage(path) !== undefined) return true;
    const { ok } = await assets.fetch(new Request(siteUrl + path, { method: 'HEAD' }));
    return ok;
  }
  return {
    read,
    async readText(path: string): Promise<string | undefined> {
      const bytes = await read(path);
      return bytes && new TextDecoder().decode(bytes);
    },
    async findPage(path: string, now: number): Promise<Representation | undefined> {
      const index = indexOf(path);
      if (index === undefined && isForPrograms(path)) return undefined;
      const drawn = drawnPage(path);
      const plain = index === undefined && drawn === undefined ? plainAddress(path) : undefined;
      if (plain !== undefined && (await hasPage(plain))) return movedTo(plain, now, edgeEncoder);
      const body = await read(index ?? drawn ?? notFoundPage(path));
      if (!body) return undefined;
      const page =
        index === undefined && drawn === undefined
          ? { status: 404, headers: { ...staticHeaders('/404.html'), 'Cache-Control': 'no-store' }, hash: undefined }
          : { status: 200, headers: staticHeaders(index ?? `${drawn}.html`), hash: await edgeEncoder.hash(body) };
      const parts = { ...page, body, size: body.length, lastModified: undefined, madeAt: now, freshUntil: now };
      return representation(parts, edgeEncoder);
    },
  };
}
