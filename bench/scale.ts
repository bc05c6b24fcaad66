/**
 * Measures how many requests caches answer, and the processor time of the remaining requests. A day of mixed requests is
 * replayed through browser caches and one shared cache. Both obey our headers (RFC 9111, by http-cache-semantics).
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { TEHRAN_TIME, todayInTehran } from '#api/tehran.ts';
import { startOfDay } from '#core/time-zone.ts';
import { createApp, isFilePart } from '#server/app.ts';
import { createAllowance } from '#server/limits/allowance.ts';
import { createMemoryCounter } from '#server/limits/memory-counter.ts';
import { createAnswerCache } from '#server/node/answer-cache.ts';
import { readBuiltFor } from '#server/node/built-for.ts';
import { nodeCodec } from '#server/node/codec.ts';
import { StaticFiles } from '#server/node/static-files.ts';
import { tables } from '#tables/index.ts';
import { load } from './load.ts';
import type { Options, Row } from './row.ts';
import { busyMilliseconds, type Server, startService } from './servers.ts';
import { type TrafficRequest, traffic } from './traffic.ts';

/** Requests per day at one of 20 equal CDN locations: 1 million and 20 million per day in total. */
const SMALL_DAY = 50_000;
const LARGE_DAY = 1_000_000;
/** Maximum number of entries in all browser caches of a location; the least recently used entries are evicted. */
const MAX_BROWSER_ENTRIES = 200_000;
const WARM_UP_SECONDS = 4;
const MEASURED_SECONDS = 5;
const MAX_PATHS = 50_000;
/** Traffic at noon, as a multiple of the mean. */
const PEAK = 2;

type Headers = Readonly<Record<string, string>>;
type Origin = 'file' | 'function';
type Place = 'browser' | 'cdn' | Origin;

interface Day {
  readonly requests: number;
  /** number of requests that each cache or server answers */
  readonly answered: Readonly<Record<Place, number>>;
  /** number of requests that each server would answer without caches */
  readonly uncached: Readonly<Record<Origin, number>>;
  /** paths that reached the service, in order */
  readonly paths: Readonly<Record<Origin, readonly string[]>>;
  /** percent of each source's requests that reached the service */
  readonly missed: ReadonlyMap<string, number>;
}

/** The time of the replayed day, milliseconds since 1970. */
let now = 0;

class Policy extends CachePolicy {
  now(): number {
    return now;
  }
}

export async function benchScale({ quick }: Options): Promise<Row[]> {
  if (!existsSync('dist')) throw new Error('there is no dist/; run npm run build first');
  const small = await replay(traffic(SMALL_DAY));
  const large = await replay(traffic(quick ? LARGE_DAY / 10 : LARGE_DAY));
  const service = await startService();
  const cost = { file: microseconds(service, large.paths.file), function: microseconds(service, large.paths.function) };
  await service.stop();
  return [
    ...shareRows('1 M a day', small),
    ...shareRows('20 M a day', large),
    row('file', 'µs busy/request', cost.file),
    row('function', 'µs busy/request', cost.function),
    ...coreRows(1e6, small, cost),
    ...coreRows(1e8, large, cost),
    ...coreRows(1e10, large, cost),
  ];
}

function shareRows(name: string, { requests, answered, missed }: Day): Row[] {
  const shares = Object.entries(answered).map(([place, count]) =>
    row(`${name}: ${place}`, '% of requests', (count / requests) * 100),
  );
  const misses = [...missed].map(([source, percent]) => row(`${name}: ${source}`, '% to the service', percent));
  return [...shares, ...misses];
}

/** Number of busy processor cores at noon. */
function coreRows(
  perDay: number,
  { requests, answered, uncached }: Day,
  cost: Readonly<Record<Origin, number>>,
): Row[] {
  const perSecond = (perDay / 86_400) * PEAK;
  const cores = (counts: Readonly<Record<Origin, number>>): number =>
    ((counts.file * cost.file + counts.function * cost.function) / requests) * 1e-6 * perSecond;
  const name = `${(perDay / 1e6).toLocaleString('en')} M a day`;
  return [row(`${name}, behind the CDN`, 'cores', cores(answered)), row(`${name}, alone`, 'cores', cores(uncached))];
}

const row = (name: string, unit: string, ours: number): Row => ({ group: 'scale', name, unit, ours });

/** Processor time per answer on the built server without a cache. */
function microseconds(service: Server, paths: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const file = join(folder, 'paths');
  writeFileSync(file, paths.slice(0, MAX_PATHS).join('\n'));
  load(service.root, WARM_UP_SECONDS, file);
  const before = busyMilliseconds(service);
  const { requests, failures } = load(service.root, MEASURED_SECONDS, file);
  rmSync(folder, { recursive: true });
  if (failures > 0) throw new Error(`${failures} of ${requests} requests failed; the figures would mean nothing`);
  return ((busyMilliseconds(service) - before) / requests) * 1000;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly place: Origin;
}

/** Replays a day through the caches, which are empty at the start. */
async function replay(requests: readonly TrafficRequest[]): Promise<Day> {
  const midnight = startOfDay(TEHRAN_TIME, todayInTehran(Date.now()));
  const ask = service();
  const browsers = new LRUCache<string, Policy>({ max: MAX_BROWSER_ENTRIES });
  const cdn = new Map<string, Policy>();
  const origins = new Map<string, Origin>();
  const answered = { browser: 0, cdn: 0, file: 0, function: 0 };
  const uncached = { file: 0, function: 0 };
  const paths: Record<Origin, string[]> = { file: [], function: [] };
  const bySource = new Map<string, { all: number; missed: number }>();

  async function askService(path: string, known: Policy | undefined, revalidation: Headers): Promise<Policy> {
    const { status, headers, place } = await ask(path, revalidation);
    origins.set(path, place);
    paths[place].push(path);
    // A 304 renews the cached headers, and the age begins again (RFC 9111 §4.3.4).
    const { age: _, ...renewed } = { ...(status === 304 && known?.responseHeaders()), ...headers };
    const cached = new Policy(requestOf(path), { status: 200, headers: renewed }, { shared: true });
    if (cached.storable()) cdn.set(path, cached);
    return cached;
  }

  for (const { time, path, source, browser } of requests) {
    now = midnight + time;
    const request = requestOf(path);
    const counts = bySource.getOrInsert(source, { all: 0, missed: 0 });
    counts.all++;
    const key = `${browser} ${path}`;
    if (browser !== undefined && browsers.get(key)?.satisfiesWithoutRevalidation(request)) {
      answered.browser++;
    } else {
      let cached = cdn.get(path);
      const { response, revalidation } = cached?.evaluateRequest(request) ?? {};
      if (!cached || revalidation) {
        cached = await askService(path, cached, (revalidation?.headers ?? request.headers) as Headers);
        counts.missed++;
      }
      answered[response && !revalidation ? 'cdn' : origins.get(path)!]++;
      if (browser !== undefined) {
        const headers = cached.responseHeaders();
        browsers.set(key, new Policy(request, { status: 200, headers }, { shared: false }));
      }
    }
    uncached[origins.get(path)!]++;
  }
  const missed = new Map([...bySource].map(([source, counts]) => [source, (counts.missed / counts.all) * 100]));
  return { requests: requests.length, answered, uncached, paths, missed };
}

const requestOf = (url: string) => ({ url, method: 'GET', headers: { 'accept-encoding': 'br' } });

/** The service in this process, with the files of `dist/` and the clock of the replayed day. */
function service(): (path: string, headers: Headers) => Promise<Answer> {
  const siteUrl = readBuiltFor('dist')!.siteUrl;
  const clock = () => now;
  const almanac = createAlmanac(tables, createCaches());
  const handler = createHandler({ almanac, siteUrl, resources: ANSWERED_RESOURCES });
  const app = createApp({
    handler,
    files: new StaticFiles('dist'),
    isOfYear: () => true,
    codec: nodeCodec,
    cache: createAnswerCache(),
    allowance: createAllowance({ allowance: 0, addressAllowance: 0, counter: createMemoryCounter(), siteUrl }),
    isTooFast: () => false,
    health: '',
    clock,
  });
  return async (url, asked) => {
    const [path = '', query = ''] = url.split('?', 2);
    const header = (name: string) => asked[name];
    const response = await app({ method: 'GET', path, query, header, address: '192.0.2.1', web: notAsked });
    if (isFilePart(response.body)) response.body.file.close();
    if (response.status !== 200 && response.status !== 304) throw new Error(`${url}: ${response.status}`);
    const names = Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]);
    return {
      status: response.status,
      headers: { ...Object.fromEntries(names), date: new Date(now).toUTCString() },
      place: handler.routeOf(path)?.id === undefined ? 'file' : 'function',
    };
  };
}

const notAsked = () => {
  throw new Error('only /mcp reads a body');
};
