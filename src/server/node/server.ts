/** The HTTP server: limits on the time and size of requests, and answers to malformed requests. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { type Answer, errorAnswer, headersOf, methodNotAllowed } from '#api/base/answer.ts';
import { hostInUrl, SettingError } from '../settings.ts';
import { hasBody } from './adapter.ts';

export const SERVER_LIMITS = {
  /** Maximum bytes of request line and headers. Browsers with many cookies send a few thousand bytes. */
  maxHeaderSize: 16_384,
  /** Time for request line and headers. One packet holds them, and it arrives in this time even on slow lines. */
  headersTimeout: 10_000,
  /** Time for the whole request. Only /mcp messages have a body. Node can tell the two timeouts apart because they differ. */
  requestTimeout: 12_000,
  /** Interval at which Node checks the two timeouts above. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the 60 s of proxies, because the client must close an idle connection first. */
  keepAliveTimeout: 65_000,
  /** Node's refusal of a request without Host has no body. */
  requireHostHeader: false,
  /** Node uses the first of several Host headers; a proxy may use the last. Joined, they are no valid host. */
  joinDuplicateHeaders: true,
  /** Requests without a body need no stream. */
  optimizeEmptyRequests: true,
} as const;

/** Connections that read nothing of their answer for this time (ms) are closed. */
const SILENCE_TIMEOUT_MS = 30_000;
/** Maximum number of open connections; each takes about 25 kB and a file descriptor. */
const MAX_CONNECTIONS = 5_000;
/** File descriptors that are left for files, threads and the store of the shared counter. */
const RESERVED_DESCRIPTORS = 100;
/** Maximum number of pipelined requests without an answer; each takes some 4 kB. The next one closes the connection, or all. */
const MAX_OPEN = { ofConnection: 10, ofAll: 15_000 } as const;
/** Node parses a packet to its end, even if its connection is closed. An address that sends more at once is refused for a while. */
const MAX_IN_PACKET = 100;
const REFUSED_MS = 10_000;
/** Maximum number of connections that wait in the kernel to be accepted. */
const BACKLOG = 4_096;
/** Real requests use at most about 150 letters. The limit bounds cache keys, which contain the address. */
const MAX_ADDRESS_LETTERS = 2_048;
/**
 * Delay (ms) before a refused connection is destroyed. The client may still be sending. Closing with unread bytes makes
 * the kernel reset the connection, and the client may then lose the refusal.
 */
const LINGER_MS = 500;

export function createHttpServer(listener: RequestListener): Server {
  /** open responses of each connection */
  const connections = new Map<Duplex, Set<ServerResponse>>();

  let open = 0;
  /** addresses whose new connections are closed unread */
  const refused = new LRUCache<string, true>({ max: 10_000, ttl: REFUSED_MS });

  /** Counts an open response. Closes the connection that has too many. */
  function count({ socket }: IncomingMessage, response: ServerResponse): void {
    let responses = connections.get(socket);
    if (!responses) {
      responses = new Set();
      connections.set(socket, responses);
      socket.once('close', () => {
        open -= connections.get(socket)!.size;
        connections.delete(socket);
      });
    }
    responses.add(response);
    open++;
    response.once('close', () => {
      if (connections.get(socket)?.delete(response)) open--;
    });
    if (responses.size > MAX_OPEN.ofConnection) socket.destroy();
    // Behind a Unix socket there is no address.
    if (responses.size > MAX_IN_PACKET && socket.remoteAddress) refused.set(socket.remoteAddress, true);
    // The kernel holds further packets of the other connections, which would be parsed in this iteration.
    if (open > MAX_OPEN.ofAll) server.closeAllConnections();
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    count(request, response);
    if (request.socket.destroyed) return;
    request.url = originForm(request.url!);
    // An unexpected body is not read. The connection closes, so the body is never parsed as a second request.
    if (hasBody(request) && !isMessage(request)) response.setHeader('Connection', 'close');
    const refusal = refusalOf(request);
    if (refusal) response.writeHead(refusal.status, refusalHeaders(refusal)).end(refusal.body);
    else listener(request, response);
  }

  /** Sends a refusal for a malformed request, after the answers to earlier requests on the connection. */
  function refuse(socket: Duplex, refusal: Answer): void {
    const earlier = [...(connections.get(socket) ?? [])].findLast(isComing);
    if (earlier) earlier.once('close', () => endWith(socket, refusal));
    else endWith(socket, refusal);
  }

  const server = createServer(SERVER_LIMITS, answer);
  server.timeout = SILENCE_TIMEOUT_MS;
  server.maxConnections = maxConnections();
  server.prependListener('connection', (socket: Socket) => {
    if (refused.has(String(socket.remoteAddress))) socket.destroy();
  });
  // Node would refuse unknown expectations without a body.
  server.on('checkExpectation', answer);
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') socket.destroy();
    else refuse(socket, malformed(error));
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, methodNotAllowed('CONNECT'));
  });
  return server;
}

/** Will this response still be sent? Not if its request never arrives in full. */
const isComing = (response: ServerResponse): boolean =>
  !response.writableFinished && !response.destroyed && (response.headersSent || response.req.complete);

/** Maximum number of connections that the file descriptors of the process allow. Only Linux tells their number. */
function maxConnections(): number {
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : '';
  const descriptors = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
  return Math.max(1, Math.min(MAX_CONNECTIONS, descriptors - RESERVED_DESCRIPTORS));
}

/** The first descriptor that systemd passes to a service (sd_listen_fds(3)). */
const FIRST_PASSED = 3;

/** Has systemd opened the listening socket? It stays open while the service restarts, so that no connection is refused. */
const isSocketPassed = (settings: string): boolean =>
  settings === 'PORT, HOST' && process.env.LISTEN_FDS === '1' && process.env.LISTEN_PID === String(process.pid);

/**
 * Opens the listening socket, or takes the one that systemd has opened for PORT and HOST.
 * @param settings names of the settings for port and host, for the error message
 * @returns undefined for a Unix socket
 * @throws {SettingError} if the server cannot listen on the port
 */
export function listen(server: NetServer, settings: string, port: number, host: string) {
  const listening = Promise.withResolvers<AddressInfo | undefined>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.message;
    listening.reject(new SettingError(`${settings}: cannot listen on ${hostInUrl(host)}:${port}; ${reason}`));
  });
  const place = isSocketPassed(settings) ? { fd: FIRST_PASSED } : { port, host };
  server.listen(place, BACKLOG, () => listening.resolve((server.address() as AddressInfo | null) ?? undefined));
  return listening.promise;
}

/** Path and query of a request target. Clients that use the server as a proxy send the whole URL (RFC 9112 §3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

function refusalOf({ url = '/', headers, httpVersion }: IncomingMessage): Answer | undefined {
  if (url.length > MAX_ADDRESS_LETTERS) {
    return errorAnswer(414, `address: ${url.length} letters are not allowed; give at most ${MAX_ADDRESS_LETTERS}`);
  }
  const isValid = headers.host === undefined ? httpVersion !== '1.1' : HOST.test(headers.host);
  return isValid ? undefined : errorAnswer(400, 'Host: not understood; give one host name or address');
}

/** Host name, IPv4 address or bracketed IPv6 address, with an optional port (RFC 3986 §3.2.2). May be empty. */
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[\w.~!$&'()*+,;=%-]{0,255})(?::\d{0,5})?$/i;

function malformed({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): Answer {
  const { headersTimeout, maxHeaderSize } = SERVER_LIMITS;
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return errorAnswer(408, `request: not complete after ${headersTimeout / 1000} seconds`);
    case 'HPE_HEADER_OVERFLOW':
      return errorAnswer(431, `request: address and headers take more than the ${maxHeaderSize} bytes allowed`);
    case 'HPE_INVALID_URL': {
      const location = encodedTarget(String(rawPacket?.subarray(0, MAX_TARGET_BYTES)));
      const hint = 'percent-encode what is not ASCII, as curl does with -G --data-urlencode';
      return location === undefined
        ? errorAnswer(400, `address: not understood; ${hint}`)
        : errorAnswer(301, `moved to the address in Location; ${hint}`, { Location: location });
    }
    default:
      return errorAnswer(400, 'request: not understood; send HTTP/1.1');
  }
}

/** Longest request line that is redirected; a longer address would be refused. */
const MAX_TARGET_BYTES = 4_096;
const REQUEST_LINES = /^(?:GET|HEAD) (\/(?!\/)\S+) HTTP\/1\.[01]\r?$/gm;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all ASCII letters
const NOT_ASCII = /[^\x00-\x7f]/;

/**
 * Percent-encodes the first request target with Persian letters, which curl and PHP send; undefined if there is none,
 * or it is not UTF-8.
 */
function encodedTarget(packet: string): string | undefined {
  const targets = [...packet.matchAll(REQUEST_LINES)].map(([, target = '']) => target);
  const target = targets.find((text) => NOT_ASCII.test(text));
  return target?.includes('\uFFFD') ? undefined : target && encodeURI(target).replaceAll('%25', '%');
}

const refusalHeaders = (answer: Answer): Record<string, string> => ({
  ...headersOf(answer, 0),
  'Content-Length': String(Buffer.byteLength(answer.body)),
  Connection: 'close',
});

/** Writes an answer to a connection without a response object, then closes the connection. */
function endWith(socket: Duplex, answer: Answer): void {
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries(refusalHeaders(answer)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('')}\r\n${answer.body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const isMessage = ({ url = '/', method }: IncomingMessage): boolean => method === 'POST' && /^\/mcp(\?|$)/.test(url);
