/** Converts requests and responses of `node:http` to the app's types and back. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { internalError } from '#api/answer.ts';
import { MAX_MESSAGE_BYTES } from '#mcp/path.ts';
import { type App, isFilePart, uncached } from '../app.ts';
import { clientAddress, withSubnets } from '../limits/client.ts';
import { createRateLimit } from '../limits/rate.ts';
import type { AppResponse } from '../messages.ts';
import { createByteBudget } from './bare/byte-budget.ts';
import { nextTurn } from './bare/work.ts';
import type { Log } from './log.ts';

export interface AdapterOptions {
  readonly app: App;
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  readonly siteUrl: string;
  readonly trustedHops: number;
  /** Reports each answer, with its milliseconds. */
  readonly observe?: ((path: string, status: number, milliseconds: number) => void) | undefined;
  /** Responses close their connections while one of these is true. */
  readonly state?: { readonly isStopping: boolean };
  readonly overload?: { readonly isOverloaded: boolean };
}

/** Bodies of at least this size count against the byte budget. */
const MIN_BUDGETED_BYTES = 16_384;
/** Bodies of at least this size are written one in a turn, because the kernel copies a body in one piece. */
const MIN_TURN_BYTES = 65_536;
/** A file that is sent from the disk takes two chunks of memory: one is read while the other is sent. */
const FILE_BYTES = 131_072;
/** Maximum number of chunks of a message; each takes some microseconds. */
const MAX_CHUNKS = 1_000;
/** Refusals sent per second; above this, connections are closed without an answer. */
const MAX_REFUSALS_PER_SECOND = 1_000;
/** All clients together. */
const ALL = withSubnets('');

export function createListener(options: AdapterOptions): RequestListener {
  const { app, log, clock, siteUrl, trustedHops, observe, state, overload } = options;
  const budget = createByteBudget();
  const refusals = createRateLimit(MAX_REFUSALS_PER_SECOND, MAX_REFUSALS_PER_SECOND);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket, method = '', url = '', headers } = request;
    const start = performance.now();
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const query = queryAt < 0 ? '' : url.slice(queryAt + 1);
    const header = (name: string) => headers[name] as string | undefined;
    const address = clientAddress(socket.remoteAddress, header('x-forwarded-for'), trustedHops);
    const web = async () => {
      if (hasBody(request) && !budget.hold(address, request, MAX_MESSAGE_BYTES, response)) socket.destroy();
      return webRequest(request, await bodyOf(request), response, siteUrl);
    };
    let answered: AppResponse;
    try {
      answered = await app({ method, path, query, header, address, web });
    } catch (error) {
      // If the client has disconnected, the error is not a failure of the service.
      if (!socket.destroyed) fail(error, path);
      answered = uncached(internalError(), { method }, clock());
    }
    const { status, body } = answered;
    const held = body instanceof Uint8Array || isFilePart(body) ? body : undefined;
    const bytes = held instanceof Uint8Array ? held.length : FILE_BYTES;
    if (held && bytes >= MIN_BUDGETED_BYTES) {
      if (!budget.hold(address, held, bytes, response)) socket.destroy();
      else if (bytes >= MIN_TURN_BYTES) await nextTurn();
    }
    if (socket.destroyed) {
      if (isFilePart(body)) body.file.close();
      return;
    }
    try {
      if (isRefusal(status) && refusals.take(ALL, clock())) socket.destroy();
      else await send(answered, response);
    } catch (error) {
      fail(error, path);
      socket.destroy();
    }
    observe?.(path, status, performance.now() - start);
  }

  /** @returns a promise for streamed bodies */
  function send({ status, headers, body }: AppResponse, response: ServerResponse) {
    if (isRefusal(status) || state?.isStopping || overload?.isOverloaded) response.setHeader('Connection', 'close');
    response.writeHead(status, headers);
    if (body === null || typeof body === 'string' || body instanceof Uint8Array) return void response.end(body);
    const stream = isFilePart(body) ? inTurns(body.file.read(body.from, body.to)) : Readable.fromWeb(body as never);
    // The stream fails if the client disconnects or the file is too short; then the connection is closed.
    return pipeline(stream, response).catch(() => void response.destroy());
  }

  function fail(error: unknown, path: string): void {
    log('error', 'failure', { path, error: error instanceof Error ? error.stack : String(error) });
  }

  return (request, response) => void answer(request, response);
}

/** Waits for a turn before each chunk. */
async function* inTurns(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    await nextTurn();
    yield chunk;
  }
}

/** Does the status mean that the client was refused? */
const isRefusal = (status: number): boolean => status === 429 || status === 503 || status === 403;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * The body in one piece, because a web stream takes a long time for many small chunks. A body that is too long is not read
 * to its end; one byte too many tells the service so.
 */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { method = '' } = request;
  if (!hasBody(request) || method === 'GET' || method === 'HEAD') return undefined;
  if (request.destroyed) throw new Error('the connection is closed');
  const read = Promise.withResolvers<void>();
  const bytes = new Uint8Array(MAX_MESSAGE_BYTES + 1);
  let length = 0;
  let chunks = 0;
  request.on('data', (chunk: Buffer) => {
    chunks++;
    if (chunks > MAX_CHUNKS) request.destroy();
    const part = chunk.subarray(0, bytes.length - length);
    bytes.set(part, length);
    length += part.length;
    if (length === bytes.length) read.resolve();
  });
  request.once('end', read.resolve).once('error', read.reject);
  request.once('close', () => read.reject(new Error('the connection is closed')));
  await read.promise;
  return bytes.subarray(0, length);
}

function webRequest(
  request: IncomingMessage,
  body: Uint8Array<ArrayBuffer> | undefined,
  response: ServerResponse,
  siteUrl: string,
): Request {
  const { method = '', headers: given, url } = request;
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const headers = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(siteUrl + url, { method, headers, signal: leaving.signal, ...(body && { body }) });
}
