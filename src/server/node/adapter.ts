/** Converts requests and responses of `node:http` to the app's types and back. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { internalError } from '#api/http.ts';
import { MAX_MESSAGE_BYTES } from '#mcp/path.ts';
import { type App, isFilePart, plain } from '../app.ts';
import { clientAddress } from '../limits/client.ts';
import type { About, AppResponse, FilePart } from '../messages.ts';
import { isRefusal } from '../refusals.ts';
import type { ByteBudget } from './byte-budget.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { nextTurn } from './turn.ts';

export interface AdapterOptions {
  readonly app: App;
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  readonly siteUrl: string;
  readonly trustedHops: number;
  readonly budget: ByteBudget;
  readonly metrics?: Metrics | undefined;
  /** Log every request with an id. API answers carry the id as X-Request-Id. */
  readonly logsRequests?: boolean;
  /** True if responses must close their connections. */
  readonly isClosing?: () => boolean;
}

/** Bodies of at least this size count against the byte budget. */
const MIN_BUDGETED_BYTES = 16_384;
/** Longer bodies are written in parts of this size, because the kernel copies megabytes of one write at once. */
const PART_BYTES = 65_536;
/** Refusals sent per second; above this, connections are closed without an answer. */
const MAX_REFUSALS_PER_SECOND = 1_000;
const REQUEST_ID = /^[\w.-]{8,64}$/;

export const createListener = (options: AdapterOptions): RequestListener => {
  const adapter = new NodeAdapter(options);
  return (request, response) => void adapter.answer(request, response);
};

class NodeAdapter {
  readonly #options: AdapterOptions;
  #second = 0;
  #refusals = 0;

  constructor(options: AdapterOptions) {
    this.#options = options;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request;
    const start = performance.now();
    const address = this.#addressOf(request);
    const id = this.#options.logsRequests ? idOf(request) : undefined;
    try {
      const answered = await this.#ask(request, response, address, id);
      if (socket.destroyed) {
        if (isFilePart(answered.body)) answered.body.file.close();
        return;
      }
      const { status, about } = answered;
      if (id !== undefined && about?.endpoint !== undefined) response.setHeader('X-Request-Id', id);
      if (isRefusal(status) && !this.#mayRefuse()) socket.destroy();
      else {
        const streaming = this.#send(answered, response, address);
        if (streaming) await streaming;
      }
      this.#observe(status, about, performance.now() - start, id);
    } catch (error) {
      this.#fail(error, request, id);
      socket.destroy();
    }
  }

  /** @returns the app's response, or 500 if the app throws */
  async #ask(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    id: string | undefined,
  ): Promise<AppResponse> {
    const { app, budget, clock, siteUrl } = this.#options;
    const { method = '', url = '', headers } = request;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const query = queryAt < 0 ? '' : url.slice(queryAt + 1);
    const header = (name: string) => headers[name] as string | undefined;
    const web = () => webRequest(request, response, siteUrl, (bytes) => budget.hold(address, request, bytes, response));
    try {
      return await app({ method, path, query, header, address, web });
    } catch (error) {
      // If the client has disconnected, the error is not a failure of the service.
      if (!request.socket.destroyed) response.setHeader('X-Request-Id', this.#fail(error, request, id));
      return plain(internalError(), { method }, clock());
    }
  }

  /** @returns a promise for streamed bodies only */
  #send({ status, headers, body }: AppResponse, response: ServerResponse, address: string): Promise<void> | undefined {
    if (isRefusal(status) || this.#options.isClosing?.()) response.setHeader('Connection', 'close');
    const isLong = body instanceof Uint8Array && body.length >= MIN_BUDGETED_BYTES;
    if (isLong && !this.#options.budget.hold(address, body, body.length, response)) {
      response.destroy();
      return undefined;
    }
    response.writeHead(status, headers);
    if (body === null || typeof body === 'string' || (body instanceof Uint8Array && body.length <= PART_BYTES)) {
      response.end(body);
      return undefined;
    }
    // The stream fails if the client disconnects or the file is too short; then the connection is closed.
    return pipeline(streamOf(body), response).catch(() => void response.destroy());
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const { trustedHops } = this.#options;
    const forwardedFor = trustedHops === 0 ? undefined : (headers['x-forwarded-for'] as string | undefined);
    return clientAddress(socket.remoteAddress, forwardedFor, trustedHops);
  }

  #mayRefuse(): boolean {
    const second = Math.floor(this.#options.clock() / 1000);
    if (second !== this.#second) this.#refusals = 0;
    this.#second = second;
    this.#refusals++;
    return this.#refusals <= MAX_REFUSALS_PER_SECOND;
  }

  #observe(status: number, about: About | undefined, milliseconds: number, id: string | undefined): void {
    const { metrics, log, logsRequests } = this.#options;
    if (!metrics && !logsRequests) return;
    const endpoint = about?.endpoint ?? 'file';
    metrics?.record(endpoint, status, milliseconds / 1000);
    if (!logsRequests) return;
    log('debug', 'request', { id, endpoint, status, client: about?.client?.kind, ms: Number(milliseconds.toFixed(3)) });
  }

  /** Logs a failure. @returns its id in the log */
  #fail(error: unknown, request: IncomingMessage, known: string | undefined): string {
    const id = known ?? idOf(request);
    const path = request.url?.split('?', 1)[0];
    this.#options.log('error', 'failure', { id, path, error: error instanceof Error ? error.stack : String(error) });
    return id;
  }
}

function streamOf(body: Uint8Array | ReadableStream<Uint8Array> | FilePart): AsyncIterable<Uint8Array> {
  if (body instanceof Uint8Array) return partsOf(body);
  return isFilePart(body) ? body.file.read(body.from, body.to) : Readable.fromWeb(body as never);
}

async function* partsOf(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < body.length; from += PART_BYTES) {
    if (from > 0) await nextTurn();
    yield body.subarray(from, from + PART_BYTES);
  }
}

/** The client's `X-Request-Id` if it is valid, else a random id. Both sides can then find the request in their logs. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'] as string | undefined;
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
}

/** @param hold reserves bytes until the response is closed; returns false if the budget is exhausted */
function webRequest(
  request: IncomingMessage,
  response: ServerResponse,
  siteUrl: string,
  hold: (bytes: number) => boolean,
): Request {
  const { method = '', headers: given, httpVersion } = request;
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const headers = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const hasBody = given['transfer-encoding'] !== undefined || (given['content-length'] ?? '0') !== '0';
  if (hasBody && !hold(MAX_MESSAGE_BYTES)) request.socket.destroy();
  // Some clients send the body only after `100 Continue` (RFC 9110 §10.1.1).
  if (httpVersion === '1.1' && given.expect?.toLowerCase() === '100-continue') response.writeContinue();
  const init = { method, headers, signal: leaving.signal };
  if (!hasBody || method === 'GET' || method === 'HEAD') return new Request(siteUrl + request.url, init);
  return new Request(siteUrl + request.url, { ...init, body: Readable.toWeb(request), duplex: 'half' } as RequestInit);
}
