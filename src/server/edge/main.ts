/** Entry point of the Cloudflare Worker. It handles paths for programs, and paths that match no static file. */
import type { DurableObjectNamespace, Fetcher, RateLimit } from 'cloudflare:workers';
import { LRUCache } from 'lru-cache';
import { createAlmanac } from '#api/base/almanac.ts';
import { ICS_TYPE, textAnswer } from '#api/base/answer.ts';
import { currentPersianYear, hourUntilMidnight } from '#api/base/tehran.ts';
import { createHandler } from '#api/handler.ts';
import { PRAYER_TABLES } from '#api/resources/prayer-years.ts';
import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { onFirstUse } from '#core/lazy.ts';
import { tables } from '#tables/index.ts';
import { type App, createApp, healthText } from '../app.ts';
import type { BuiltFor } from '../built-for.ts';
import { type Counter, createAllowance } from '../limits/allowance.ts';
import { isBlocked, parseBlocklist } from '../limits/blocklist.ts';
import { clientAddress } from '../limits/client.ts';
import { type Representation, representation, representationOf } from '../representation.ts';
import { readSettings, SettingError } from '../settings.ts';
import { drawnPage, isForPrograms } from '../site-address.ts';
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
/** Calendar files of the present years. */
const OF_TODAY = /^(?:\/en)?\/holidays\.ics$/;

/** Created at the first request, because the platform passes the settings with requests. */
let made: ({ readonly siteUrl: string } & ReturnType<typeof appFor>) | undefined;
/** One for all addresses of the site: `http` and `https` in turn make a new app each time. */
let counter: Counter | undefined;
const almanac = onFirstUse(() => createAlmanac(tables));

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    try {
      // Cloudflare sets this header; a client cannot forge it.
      const address = clientAddress(request.headers.get('CF-Connecting-IP') ?? undefined, undefined, 0);
      const siteUrl = environment.SITE_URL || new URL(request.url).origin;
      if (made?.siteUrl !== siteUrl) made = { siteUrl, ...appFor(environment, siteUrl) };
      return (await made.plainFile(request)) ?? (await answerFetch(made.app, request, address));
    } catch (error) {
      return failed(error);
    }
  },
};

/** @throws {SettingError} if a setting is invalid; names the setting, its value and the allowed values */
function appFor(environment: Environment, givenSiteUrl: string) {
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
  const handler = createHandler({ almanac: almanac(), siteUrl, resources: PRAYER_TABLES });
  const assets = assetFiles(ASSETS, siteUrl);
  const isOfYear = (now: number) => BUILT_FOR.siteUrl === siteUrl && BUILT_FOR.persianYear === currentPersianYear(now);
  /** A calendar file: the built one while it is of the current year, else computed. */
  async function calendarFile(path: string, query: string, now: number): Promise<Representation | undefined> {
    const bytes = isOfYear(now) ? await assets.read(path) : undefined;
    const lifetime = OF_TODAY.test(path) ? hourUntilMidnight(now) : { maxAgeSeconds: SECONDS_PER_HOUR };
    if (bytes) return representationOf(textAnswer(ICS_TYPE, '', lifetime), now, edgeEncoder, bytes);
    return HELPER && representationOf(await HELPER.calendarFile(path, query, siteUrl, now), now, edgeEncoder);
  }
  /**
   * A file that the platform sends, with its own tags and parts; undefined if the app has to answer. The app judges the query
   * of a file, and computes the calendar files that depend on the day.
   */
  async function plainFile(request: Request): Promise<Response | undefined> {
    const { pathname: path, search } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (!isForPrograms(path) || handler.routeOf(path) || path.endsWith('.ics')) return undefined;
    if (search !== '' && handler.refusal(path, search.slice(1))) return undefined;
    const file = await ASSETS.fetch(request);
    if (file.status === 404) return undefined;
    const response = new Response(file.body, file);
    for (const [name, value] of Object.entries(staticHeaders(path))) response.headers.set(name, value);
    return response;
  }
  const app: App = createApp({
    handler,
    files: {
      read: assets.read,
      // Calendars of prayer times depend on the query.
      keyOf: (path, query) => (path.endsWith('.ics') && query !== '' ? `${path}?${query}` : path),
      find: (path, { query }, now) => (path.endsWith('.ics') ? calendarFile(path, query, now) : assets.find(path, now)),
    },
    isOfYear,
    bodyEncoder: edgeEncoder,
    cache: new LRUCache({ max: MAX_CACHED }),
    allowance: createAllowance(settings, counter),
    isBlocked: (client) => isBlocked(clients, client),
    contact,
    isTooFast: async ({ subnet }) => RATE !== undefined && !(await RATE.limit({ key: subnet })).success,
    mcp: HELPER && ((request) => HELPER.answerMessage(request, siteUrl, assets.readText)),
    health: healthText(tables.dataset, BUILT_FOR.built),
    clock: Date.now,
  });
  return { app, plainFile };
}

/** Reads files from the platform: static answers, pages and folder lists. The platform sends all other files itself. */
function assetFiles(assets: Fetcher, siteUrl: string) {
  async function read(path: string): Promise<Uint8Array | undefined> {
    const file = await assets.fetch(new Request(siteUrl + path));
    return file.ok ? new Uint8Array(await file.arrayBuffer()) : undefined;
  }
  return {
    read,
    async readText(path: string): Promise<string | undefined> {
      const bytes = await read(path);
      return bytes && new TextDecoder().decode(bytes);
    },
    async find(path: string, now: number): Promise<Representation | undefined> {
      const drawn = drawnPage(path);
      const body = (await read(path)) ?? (drawn === undefined ? undefined : await read(drawn));
      if (!body) return undefined;
      const headers = staticHeaders(isForPrograms(path) ? path : `${path}.html`);
      const parts = { status: 200, headers, body, size: body.length, hash: await edgeEncoder.hash(body) };
      return representation({ ...parts, lastModified: undefined, madeAt: now, freshUntil: now }, edgeEncoder);
    },
  };
}
