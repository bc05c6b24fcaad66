/** The attacks that `npm run bench -- attacks` runs. */

import {
  anyKind,
  anyMethod,
  chunkedMessage,
  download,
  feed,
  fileWithQuery,
  longAnswer,
  longFile,
  longZone,
  misspelt,
  polarYear,
  prayerTable,
  prayerYear,
  rangeCall,
  readNames,
  spelling,
  subscription,
  twoYears,
  workingDays,
} from './attack-requests.ts';
import { leavers, packetOf, packets, requests, type Stop, silentMessages, slowReaders, together } from './attackers.ts';
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
  { name: 'two years of prayer times of 40 addresses', start: requests(60, 40, twoYears) },
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
  { name: 'all methods of /mcp', start: requests(16, 4, anyMethod) },
  {
    name: 'messages that never arrive',
    start: packets({ connections: 200, addresses: 20, packet: `${packetOf(rangeCall(0)).slice(0, -1)}` }),
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
  { name: 'long answers from the cache, 40 addresses', start: requests(200, 40, longAnswer) },
  { name: 'long files', start: requests(16, 1, longFile) },
  { name: 'long files, 3 addresses', start: requests(48, 3, longFile) },
];
