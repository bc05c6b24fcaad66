/** The attacks that `npm run bench -- attacks` runs. */
import { readdirSync } from 'node:fs';
import { STATIC_YEARS } from '#api/ranges.ts';
import { readBuiltFor } from '#server/built-for.ts';
import {
  MESSAGE_HEADERS,
  packets,
  type Request,
  requests,
  type Stop,
  silentMessages,
  slowReaders,
  together,
} from './attackers.ts';
import { VARIED_PATHS } from './varied-paths.ts';

export interface Attack {
  readonly name: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** On the bare server, others may wait during this attack: holding it off is the task of the proxy. */
  readonly needsProxy?: true;
  /** limit of the waiting time of others, in processor time of the main thread (ms); default 500 */
  readonly maxBusyMs?: number;
  /** addresses of others on the block list */
  readonly blockedAddresses?: number;
  /** limit of the server's open files; undefined: that of this process */
  readonly maxOpenFiles?: number;
  /** paths that wrk requests in order; undefined: wrk does not run */
  readonly paths?: readonly string[];
  /** one per line; # is replaced with a unique number */
  readonly headers?: string;
  /** pipelined requests per connection */
  readonly ahead?: number;
  /** connections of wrk */
  readonly connections?: number;
  /** Attacks from this process, beside wrk. */
  start?(port: number): Stop;
}

const CONVERT = ['/api/convert?from=sh&year=1405&month=1&day=1'];
const SLOW = ['/api/range?from=1404-01-01&to=1405-01-29', ...VARIED_PATHS.search!().slice(0, 5_000)];
const MISSING = Array.from({ length: 5_000 }, (_, index) => `/no-such-page-${index}`);
export const BEHIND_PROXY = { TRUSTED_HOPS: '1' };
/** Another address than the build's: the server replaces it in files. */
const OTHER_ADDRESS = { SITE_URL: 'https://other.example' };
const ANY_ADDRESS = 'X-Forwarded-For: 10.9.#.#';
const PIPELINED = 'GET /a HTTP/1.1\r\nHost:\r\n\r\n'.repeat(2_400);

export const ATTACKS: readonly Attack[] = [
  { name: 'no attack', connections: 0 },
  { name: 'one connection', connections: 1, paths: CONVERT },
  { name: 'one address', paths: CONVERT },
  { name: 'pipelining', paths: ['/api/timezones'], ahead: 8 },
  { name: 'over the allowance', paths: CONVERT, settings: { DAILY_ALLOWANCE: '2000', RATE_PER_SECOND: '0' } },
  { name: 'invented identities', paths: CONVERT, headers: 'User-Agent: app#/1 (me@mail.example)' },
  {
    name: 'forged origin',
    paths: CONVERT,
    headers: 'Origin: https://victim.example',
    settings: { RATE_PER_SECOND: '0' },
  },
  { name: 'many addresses', paths: VARIED_PATHS.convert!(), headers: ANY_ADDRESS, settings: BEHIND_PROXY },
  { name: 'expensive questions', paths: SLOW },
  { name: 'expensive questions of many', paths: SLOW, headers: ANY_ADDRESS, settings: BEHIND_PROXY },
  {
    name: 'expensive questions on new connections',
    paths: SLOW,
    headers: `${ANY_ADDRESS}\nConnection: close`,
    settings: BEHIND_PROXY,
  },
  { name: 'missing pages', paths: MISSING },
  { name: 'long block list', paths: CONVERT, blockedAddresses: 100_000 },
  { name: 'slow readers', paths: CONVERT, connections: 1, start: slowReaders('/api/timezones') },
  { name: 'slow readers of a large file', paths: CONVERT, connections: 1, start: slowReaders('/downloads/days.csv') },
  {
    name: 'dead connections',
    needsProxy: true,
    paths: CONVERT,
    connections: 1,
    start: packets({ connections: 4_000, addresses: 100, packet: 'GET / HTTP/1.1\r\nHost:' }),
  },
  {
    name: 'few file descriptors',
    needsProxy: true,
    maxOpenFiles: 1_024,
    start: packets({ connections: 13 * 90, addresses: 13, packet: 'GET / HTTP/1.1\r\nHost:' }),
  },
  {
    name: 'malformed packets',
    start: packets({
      connections: 4,
      addresses: 1,
      packet: Buffer.concat([Buffer.from('GET /'), Buffer.alloc(65_000, 0x80)]),
    }),
  },
  {
    name: 'packets of 2,400 requests',
    needsProxy: true,
    start: packets({ connections: 400, addresses: 4, packet: PIPELINED }),
  },
  {
    name: 'packets of 2,400 requests, 100 addresses',
    needsProxy: true,
    start: packets({ connections: 400, addresses: 100, packet: PIPELINED }),
  },
  { name: 'messages to /mcp', start: requests(16, 1, message) },
  { name: 'messages to /mcp in chunks', start: requests(4, 1, chunkedMessage) },
  { name: 'prayer years of 10 addresses', start: requests(20, 10, prayerYear) },
  { name: 'prayer years of one /48', settings: BEHIND_PROXY, start: requests(20, 1, prayerYear) },
  { name: 'prayer years as CSV of 40 addresses', start: requests(64, 40, prayerTable) },
  { name: 'feeds read through /mcp by 200 addresses', start: silentMessages(200, readFeed) },
  { name: 'ranges read through /mcp by 200 addresses', start: silentMessages(200, rangeCall) },
  { name: 'GET of /mcp', start: requests(16, 1, () => ({ path: '/mcp' })) },
  { name: 'feeds at another address', maxBusyMs: 100, settings: OTHER_ADDRESS, start: requests(16, 1, feed) },
  {
    name: 'feeds at another address, 4 addresses',
    maxBusyMs: 100,
    settings: OTHER_ADDRESS,
    start: requests(64, 4, feed),
  },
  { name: 'misspelt parameters', start: requests(16, 1, misspelt) },
  { name: 'misspelt parameters of 4 addresses', start: requests(64, 4, misspelt) },
  { name: 'downloads, 3 addresses', start: requests(48, 3, download) },
  { name: 'long names of time zones', start: requests(64, 4, longZone) },
  {
    name: 'several attacks at once',
    needsProxy: true,
    paths: SLOW,
    headers: ANY_ADDRESS,
    settings: BEHIND_PROXY,
    start: together(
      packets({ connections: 3_000, addresses: 100, packet: 'GET / HTTP/1.1\r\nHost:' }),
      slowReaders('/downloads/days.csv'),
      requests(64, 4, longFile),
    ),
  },
  { name: 'long files', start: requests(16, 1, longFile) },
  { name: 'long files, 3 addresses', start: requests(48, 3, longFile) },
];

const CITIES = ['tehran', 'mashhad', 'isfahan', 'shiraz', 'tabriz', 'qom', 'ahvaz', 'london', 'toronto', 'sydney'];

/** A year of a city by a method with five calls a day, not cached; each /64 asks for one in 256. */
function prayerYear(count: number): Request {
  const year = 1300 + ((count * 7) % 200);
  return {
    path: `/prayer-times/${CITIES[count % CITIES.length]}/${year}.ics?method=karachi`,
    headers: { 'X-Forwarded-For': `2001:db8:7:${(count % 256).toString(16)}::1` },
  };
}

function prayerTable(count: number): Request {
  const year = 1300 + ((count * 7) % 190);
  return { path: `/api/prayer-times/${CITIES[count % CITIES.length]}/${year}.csv?method=karachi&asr=hanafi` };
}

function download(count: number): Request {
  return { path: count % 2 === 0 ? '/downloads/days.csv' : '/downloads/salnama.sqlite' };
}

/** A name of as many letters as an address may have, which might be a zone's or a city's. */
function longZone(count: number): Request {
  return { path: `/api/nowruz?year_sh=1405&tz=${'Asia/'.repeat(390)}${count}` };
}

function rangeCall(count: number): string {
  const year = 1380 + (count % 40);
  const parameters = { name: 'range', arguments: { from: `${year}-01-01`, to: `${year}-02-31`, detail: 'full' } };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: parameters });
}

function readFeed(): string {
  const uri = `${readBuiltFor('dist')?.siteUrl}/feeds/all-fa-en.ics`;
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } });
}

const BROTLI = { 'Accept-Encoding': 'br' };

function feed(count: number): Request {
  const feeds = readdirSync('dist/feeds').filter((name) => name.endsWith('.ics'));
  return { path: `/feeds/${feeds[count % feeds.length]}`, headers: BROTLI };
}

function longFile(count: number): Request {
  const years = STATIC_YEARS.last - STATIC_YEARS.first + 1;
  return { path: `/api/events/${STATIC_YEARS.first + (count % years)}.json`, headers: BROTLI };
}

/** As many unknown parameters as an address may have, each two letters away from one of the endpoint's. */
function misspelt(): Request {
  const names = Array.from({ length: 220 }, (_, index) => `calend${(index + 36).toString(36)}`);
  return { path: `/api/day?${names.join('&')}` };
}

function message(count: number): Request {
  const body = rangeCall(count);
  const headers = { ...MESSAGE_HEADERS, 'Content-Length': String(body.length) };
  return { method: 'POST', path: '/mcp', headers, body: [body] };
}

/** A message of 60,000 bytes, each in its own chunk. */
function chunkedMessage(count: number): Request {
  return { method: 'POST', path: '/mcp', headers: MESSAGE_HEADERS, body: [...rangeCall(count).padEnd(60_000)] };
}
