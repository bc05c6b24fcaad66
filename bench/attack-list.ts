/** The attacks that `npm run bench -- attacks` runs. */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { VARIED_PATHS } from './varied-paths.ts';

/** Ends an attack that this process runs itself. */
type Stop = () => void;

export interface Attack {
  readonly name: string;
  readonly settings?: Readonly<Record<string, string>>;
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
const ANY_ADDRESS = 'X-Forwarded-For: 10.9.#.#';
const PIPELINED = 'GET /a HTTP/1.1\r\nHost:\r\n\r\n'.repeat(2_400);

export const ATTACKS: readonly Attack[] = [
  { name: 'no attack', connections: 0 },
  { name: 'one connection', connections: 1, paths: CONVERT },
  { name: 'one address', paths: CONVERT },
  { name: 'pipelining', paths: ['/api/timezones'], ahead: 50 },
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
  { name: 'slow readers', paths: CONVERT, connections: 1, start: slowReaders('/api/timezones') },
  { name: 'slow readers of a large file', paths: CONVERT, connections: 1, start: slowReaders('/downloads/days.csv') },
  {
    name: 'dead connections',
    paths: CONVERT,
    connections: 1,
    start: packets({ connections: 4_000, addresses: 100, packet: 'GET / HTTP/1.1\r\nHost:' }),
  },
  {
    name: 'few file descriptors',
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
    start: packets({ connections: 400, addresses: 4, packet: PIPELINED }),
  },
  {
    name: 'packets of 2,400 requests, 100 addresses',
    start: packets({ connections: 400, addresses: 100, packet: PIPELINED }),
  },
  { name: 'messages to /mcp', start: requests(16, 1, message) },
  { name: 'messages to /mcp in chunks', start: requests(4, 1, chunkedMessage) },
  { name: 'prayer years of 10 addresses', start: requests(20, 10, prayerYear) },
  { name: 'prayer years of one /48', settings: BEHIND_PROXY, start: requests(20, 1, prayerYear) },
];

interface Packets {
  readonly connections: number;
  readonly addresses: number;
  /** sent once on each connection */
  readonly packet: string | Buffer;
}

const REOPEN_MS = 20;

/** Sends a packet on each connection, and opens a new connection for each that is closed. */
function packets({ connections, addresses, packet }: Packets): (port: number) => Stop {
  return (port) => {
    const sockets = new Set<Socket>();
    let isOver = false;
    const open = (index: number): void => {
      if (isOver) return;
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index, addresses) });
      sockets.add(socket);
      socket.on('error', () => {}).resume();
      socket.once('close', () => {
        sockets.delete(socket);
        setTimeout(open, REOPEN_MS, index);
      });
      socket.write(packet);
    };
    for (let index = 0; index < connections; index++) open(index);
    return () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    };
  };
}

const addressOf = (index: number, addresses: number): string => `127.0.8.${1 + (index % addresses)}`;

function slowReaders(path: string): (port: number) => Stop {
  return (port) => {
    const sockets = Array.from({ length: 1_000 }, (_, index) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index, 20) });
      socket.on('error', () => {}).pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(100));
      return socket;
    });
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  };
}

interface Request {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** parts of the body, each sent as one chunk */
  readonly body?: readonly string[];
}

/** Sends requests one after another on each of some connections. @param requestOf the request with a number */
function requests(
  connections: number,
  addresses: number,
  requestOf: (count: number) => Request,
): (port: number) => Stop {
  return (port) => {
    let isOver = false;
    let count = 0;
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const next = (index: number): void => {
      if (isOver) return;
      const { path, method = 'GET', headers = {}, body = [] } = requestOf(count++);
      const localAddress = addressOf(index, addresses);
      const sent = request({ port, host: '127.0.0.1', localAddress, agent, method, path, headers }, (response) => {
        response.resume().once('close', () => next(index));
      });
      sent.once('error', () => setTimeout(next, REOPEN_MS, index));
      for (const part of body) sent.write(part);
      sent.end();
    };
    for (let index = 0; index < connections; index++) next(index);
    return () => {
      isOver = true;
      agent.destroy();
    };
  };
}

const CITIES = ['tehran', 'mashhad', 'isfahan', 'shiraz', 'tabriz', 'qom', 'ahvaz', 'london', 'toronto', 'sydney'];

/** A year of a city that is not cached; each /64 asks for one in 256. */
function prayerYear(count: number): Request {
  const year = 1300 + ((count * 7) % 200);
  return {
    path: `/prayer-times/${CITIES[count % CITIES.length]}/${year}.ics`,
    headers: { 'X-Forwarded-For': `2001:db8:7:${(count % 256).toString(16)}::1` },
  };
}

const MESSAGE_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

const rangeCall = (count: number): string => {
  const year = 1380 + (count % 40);
  const parameters = { name: 'range', arguments: { from: `${year}-01-01`, to: `${year}-12-29`, detail: 'full' } };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: parameters });
};

function message(count: number): Request {
  const body = rangeCall(count);
  const headers = { ...MESSAGE_HEADERS, 'Content-Length': String(body.length) };
  return { method: 'POST', path: '/mcp', headers, body: [body] };
}

/** A message of 60,000 bytes, each in its own chunk. */
function chunkedMessage(count: number): Request {
  return { method: 'POST', path: '/mcp', headers: MESSAGE_HEADERS, body: [...rangeCall(count).padEnd(60_000)] };
}
