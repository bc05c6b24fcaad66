/** The HTTP server of the Node shell: what it takes from a client, and how it refuses what is no proper request. */
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Answer, errorAnswer } from '#api/answer.ts';
import { headersOf, methodNotAllowed } from '#api/http.ts';
import { createCohorts } from './cohorts.ts';
import { type ConnectionLimits, guardConnections } from './connections.ts';
import { createDoors, type Doors } from './doors.ts';
import type { Responder } from './responder.ts';

export const SERVER_LIMITS = {
  /** Request line and headers in bytes. Browsers with many cookies send a few thousand; none is read here. */
  maxHeaderSize: 16_384,
  /** The head of a request is one packet; the slowest line brings it in this time. A connection that says nothing counts too. */
  headersTimeout: 10_000,
  /** Requests have no body, so a whole one takes no longer; a little more, for Node to tell which of the two it was. */
  requestTimeout: 12_000,
  /** How late the two above may be noticed; Node's own 30 s would let a slow client stay four times as long. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the minute for which proxies keep their connections: the side that closes first must be the one that asks. */
  keepAliveTimeout: 65_000,
} as const;

/** The longest sensible address has some 150 letters. Addresses are names in the memory cache, so they are kept short. */
const MOST_ADDRESS_LETTERS = 2_048;
/**
 * A refused client may still be sending. If the connection were closed with bytes unread, the kernel would reset it, and the
 * client might lose the refusal.
 */
const LINGER_MS = 500;

export interface HttpServer {
  readonly server: Server;
  readonly doors: Doors;
}

export function createHttpServer(responder: Responder, limits: ConnectionLimits = {}): HttpServer {
  const refused = new WeakSet<Duplex>();

  const cohorts = createCohorts(answer);
  const options = {
    ...SERVER_LIMITS,
    // Node's own refusal of a request without Host has no body; here it gets one like the others.
    requireHostHeader: false,
    // To be read as streams, requests that have no body would take a fifth of an answer's time.
    optimizeEmptyRequests: true,
    ServerResponse: cohorts.Response,
  };
  const server = createServer(options, (...exchange) => connections.inTurn(exchange, cohorts.add));
  const connections = guardConnections(server, limits);
  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    request.url = originForm(request.url!);
    if (hasBody(request)) response.setHeader('Connection', 'close');
    const refusal = refusalOf(request);
    if (refusal) sendRefusal(response, refusal);
    else responder(request, response);
  }
  const { refused: refusedAddresses } = connections;
  // Some clients close their side as soon as they have asked; Node would not wait for an answer that comes from the disk.
  Object.assign(server, { httpAllowHalfOpen: true, blockList: refusedAddresses });

  // No body is wanted but at one address, which asks for it itself: the answer is the answer to any expectation.
  const answerAtOnce = (...exchange: [IncomingMessage, ServerResponse]) => server.emit('request', ...exchange);
  server.on('checkContinue', answerAtOnce);
  server.on('checkExpectation', answerAtOnce);

  /** Refuses what never became a request, after the answers to the requests before it. */
  const refuse = (socket: Duplex, answer: Answer) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const before = connections.lastAnswer(socket as Socket);
    const end = () => endWith(socket, answer);
    if (before) before.once('close', end);
    else end();
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') socket.destroy();
    else refuse(socket, malformed(error.code));
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, methodNotAllowed('CONNECT'));
  });
  return { server, doors: createDoors(server, refusedAddresses) };
}

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Path and query of a request target; clients that take the server for a proxy send the whole address (RFC 9112 §3.2.2). */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const withoutHost = target.replace(ABSOLUTE_FORM, '');
  return withoutHost === target || withoutHost.startsWith('/') ? withoutHost : `/${withoutHost}`;
}

/** Nobody reads a body: the connection ends with the answer, so that it can neither be held nor hide a further request. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function refusalOf({ url, headers, rawHeaders, httpVersion }: IncomingMessage): Answer | undefined {
  if (url!.length > MOST_ADDRESS_LETTERS) {
    return errorAnswer(414, `address: ${url!.length} letters are not allowed; give at most ${MOST_ADDRESS_LETTERS}`);
  }
  const hosts = countOfHosts(rawHeaders);
  if (hosts > 1) return errorAnswer(400, `Host: given ${hosts} times; give it once`);
  if (headers.host === undefined) {
    return httpVersion === '1.1' ? errorAnswer(400, 'Host: missing; HTTP/1.1 requires it') : undefined;
  }
  return HOST.test(headers.host)
    ? undefined
    : errorAnswer(400, 'Host: not understood; give a host name or address, with its port if it needs one');
}

/** A name, an IPv4 address or a bracketed IPv6 address, and a port (RFC 3986 §3.2.2); empty where the target has none. */
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[\w.~!$&'()*+,;=%-]{0,255})(?::\d{0,5})?$/i;

/** Node keeps the first of several, another server on the way may take the last: nobody knows which one was meant. */
function countOfHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

function malformed(code: string | undefined): Answer {
  const { headersTimeout, maxHeaderSize } = SERVER_LIMITS;
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return errorAnswer(408, `request: not complete after ${headersTimeout / 1000} seconds`);
    case 'HPE_HEADER_OVERFLOW':
      return errorAnswer(431, `request: address and headers take more than the ${maxHeaderSize} bytes allowed`);
    case 'HPE_INVALID_URL':
      return errorAnswer(
        400,
        'address: not understood; percent-encode what is not ASCII, as curl does with -G --data-urlencode',
      );
    default:
      return errorAnswer(400, 'request: not understood; send HTTP/1.1');
  }
}

const refusalHeaders = (answer: Answer): Record<string, string> => ({
  ...headersOf(answer, 0),
  'Content-Length': String(Buffer.byteLength(answer.body)),
  Connection: 'close',
});

function sendRefusal(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, refusalHeaders(answer)).end(answer.body);
}

/** Writes an answer to a connection that has no response object, and closes it. */
function endWith(socket: Duplex, answer: Answer): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = Object.entries(refusalHeaders(answer)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('')}\r\n${answer.body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
