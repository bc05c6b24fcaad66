/** The attacks that `npm run bench -- attacks` runs. */
import { readdirSync } from 'node:fs';
import { STATIC_YEARS } from '#api/base/ranges.ts';
import { readBuiltFor } from '#server/built-for.ts';
import {
  leavers,
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
  { name: 'messages to /mcp', start: requests(16, 1, rangeCall) },
  { name: 'messages to /mcp in chunks', start: requests(4, 1, chunkedMessage) },
  { name: 'prayer years of 10 addresses', start: requests(20, 10, prayerYear) },
  { name: 'polar prayer times of 10 addresses', start: requests(100, 10, polarYear) },
  { name: 'working days with a province of 10 addresses', start: requests(100, 10, workingDays) },
  { name: 'prayer years of one /48', settings: BEHIND_PROXY, start: requests(20, 1, prayerYear) },
  { name: 'prayer years as CSV of 40 addresses', start: requests(64, 40, prayerTable) },
  { name: 'files read through /mcp by 200 addresses', start: silentMessages(200, readNames) },
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
  { name: 'subscriptions through /mcp', start: silentMessages(2, subscription) },
  {
    name: 'hang-ups on every kind of path',
    start: leavers({ connections: 40, addresses: 20, afterMs: [3, 8, 30, 300], requestOf: anyKind }),
  },
  {
    name: 'hang-ups during packets of nine files',
    start: leavers({ connections: 10, addresses: 1, afterMs: [3, 5, 22], ahead: 9, requestOf: fileWithQuery }),
  },
  { name: 'spellings of one path, 30 addresses', start: requests(300, 30, spelling) },
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

/** A year of a place where the Sun misses most angles. */
function polarYear(count: number): Request {
  const place = `latitude=${(89 - (count % 1000) / 1000).toFixed(3)}&longitude=${count % 180}&tz=Asia/Tehran`;
  return { path: `/api/times?${place}&year=${1300 + (count % 200)}&method=isna&asr=hanafi` };
}

function workingDays(count: number): Request {
  const from = `${1360 + (count % 60)}-${1 + (count % 12)}-${1 + (count % 28)}`;
  return { path: `/api/add?from=${from}&workdays=${1500 + (count % 500)}&province=tehran` };
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

/** A message to /mcp. */
function messageOf(method: string, params: object, headers: Readonly<Record<string, string>> = {}): Request {
  const body = [JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })];
  return { method: 'POST', path: '/mcp', headers: { ...MESSAGE_HEADERS, ...headers }, body };
}

function rangeCall(count: number): Request {
  const year = 1380 + (count % 40);
  const given = { from: `${year}-01-01`, to: `${year}-02-31`, detail: 'full' };
  return messageOf('tools/call', { name: 'range', arguments: given });
}

function readNames(): Request {
  return messageOf('resources/read', { uri: `${readBuiltFor('dist')?.siteUrl}/api/names.json` });
}

/** A subscription of the newest protocol: its answer has no end. */
function subscription(): Request {
  const version = '2026-07-28';
  const about = { protocolVersion: version, clientCapabilities: {}, clientInfo: { name: 'bench', version: '1' } };
  const meta = Object.fromEntries(
    Object.entries(about).map(([name, value]) => [`io.modelcontextprotocol/${name}`, value]),
  );
  const params = { notifications: { toolsListChanged: true, resourcesListChanged: true }, _meta: meta };
  const headers = { 'MCP-Protocol-Version': version, 'Mcp-Method': 'subscriptions/listen' };
  return messageOf('subscriptions/listen', params, headers);
}

const BROTLI = { 'Accept-Encoding': 'br' };

function feed(count: number): Request {
  const feeds = readdirSync('dist/feeds').filter((name) => name.endsWith('.ics'));
  return { path: `/feeds/${feeds[count % feeds.length]}`, headers: BROTLI };
}

const LARGE_FILES = ['/downloads/days.csv', '/downloads/salnama.sqlite', '/feeds/all.ics'];

function fileWithQuery(count: number): Request {
  const path = `${LARGE_FILES[count % LARGE_FILES.length]}?utm_source=${count}`;
  return { path, headers: { Range: 'bytes=0-10' } };
}

/** A request of each kind in turn; files with and without a query. */
function anyKind(count: number): Request {
  const kinds = [
    () => fileWithQuery(count),
    () => ({ path: LARGE_FILES[count % LARGE_FILES.length]!, headers: count % 2 === 0 ? { Range: 'bytes=5-' } : {} }),
    () => prayerYear(count),
    () => rangeCall(count),
    () => ({ path: '/' }),
    () => longFile(count),
    () => ({ path: `/api/day?date=${1300 + (count % 190)}-01-01` }),
    () => ({ path: `/no-such-page-${count}` }),
  ];
  return kinds[count % kinds.length]!();
}

const SPELT = '/feeds/national-fa-en-alarm.ics';

/** One file under another spelling each time. */
function spelling(count: number): Request {
  const letters = [...SPELT].map((letter, index) =>
    letter !== '/' && (count >> (index % 20)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  return { path: letters.join(''), headers: BROTLI };
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

/** A message of 60,000 bytes, each in its own chunk. */
function chunkedMessage(count: number): Request {
  const { body = [], ...message } = rangeCall(count);
  return { ...message, body: [...body.join('').padEnd(60_000)] };
}
