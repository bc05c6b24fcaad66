/** Requests and responses of `node:http` as those of the app. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { internalError } from '#api/http.ts';
import { MAX_MESSAGE_BYTES } from '#mcp/path.ts';
import { type App, type AppResponse, plain } from '../app.ts';
import { clientAddress } from '../limits/client.ts';
import { isRefusal } from '../refusals.ts';
import type { ByteBudget } from './byte-budget.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export interface AdapterOptions {
  readonly app: App;
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  readonly siteUrl: string;
  readonly trustedHops: number;
  readonly budget: ByteBudget;
  readonly metrics?: Metrics | undefined;
  /** Log every request, with an id that answers of the function carry as X-Request-Id. */
  readonly logsRequests?: boolean;
  /** Are connections not to be kept alive? */
  readonly isClosing?: () => boolean;
}

/** Longer bodies count against the budget of bytes, and all that wait behind another answer of their connection. */
const MIN_BUDGETED_BYTES = 16_384;
/** What a waiting answer takes without its body. */
const WAITING_BYTES = 4_096;
/** Refusals that are sent in a second; beyond them the connection is closed without one. */
const MAX_REFUSALS_PER_SECOND = 1_000;
const REQUEST_ID = /^[\w.-]{8,64}$/;

export function createListener(options: AdapterOptions): RequestListener {
  const { app, log, clock, budget, metrics, logsRequests = false, isClosing = () => false } = options;
  let second = 0;
  let refusals = 0;

  function mayRefuse(): boolean {
    const now = Math.floor(clock() / 1000);
    if (now !== second) refusals = 0;
    second = now;
    refusals++;
    return refusals <= MAX_REFUSALS_PER_SECOND;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const start = performance.now();
    const { method = '', url = '', headers } = request;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const query = queryAt < 0 ? '' : url.slice(queryAt + 1);
    const header = (name: string) => headers[name] as string | undefined;
    const web = () => webRequest(request, response, options.siteUrl, (bytes) => budget.hold(address, bytes, response));
    let id = logsRequests ? idOf(request) : undefined;
    let answered: AppResponse;
    try {
      answered = await app({ method, path, query, header, address, web });
    } catch (error) {
      // A client that leaves in the middle of its message gets no answer.
      if (request.socket.destroyed) return;
      id ??= idOf(request);
      log('error', 'failure', { id, path, error: error instanceof Error ? error.stack : String(error) });
      answered = plain(internalError(), { method }, clock());
    }
    const { status, about } = answered;
    if (id !== undefined && (about?.endpoint !== undefined || status === 500)) response.setHeader('X-Request-Id', id);
    const isRefused = isRefusal(status);
    if (isRefused && !mayRefuse()) request.socket.destroy();
    else await send(answered, response, address, isRefused);
    const milliseconds = performance.now() - start;
    const outcome = { endpoint: about?.endpoint ?? 'file', status, client: about?.client?.kind };
    metrics?.record({ ...outcome, seconds: milliseconds / 1000, isCached: about?.isCached ?? false });
    if (logsRequests) log('debug', 'request', { id, ...outcome, ms: Number(milliseconds.toFixed(3)) });
  }

  async function send(
    answered: AppResponse,
    response: ServerResponse,
    address: string,
    isLast: boolean,
  ): Promise<void> {
    const { status, headers, body } = answered;
    if (isLast || isClosing()) response.setHeader('Connection', 'close');
    if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
      const isWaiting = response.socket === null;
      const bytes = (body?.length ?? 0) + (isWaiting ? WAITING_BYTES : 0);
      if ((isWaiting || bytes >= MIN_BUDGETED_BYTES) && !budget.hold(address, bytes, response))
        response.req.socket.destroy();
      else response.writeHead(status, headers).end(body ?? undefined);
    } else {
      response.writeHead(status, headers);
      const bytes = 'file' in body ? body.file.read(body.from, body.to) : Readable.fromWeb(body as never);
      // A client that leaves ends the answer; a file that ends too early ends the connection.
      await pipeline(bytes, response).catch(() => response.destroy());
    }
  }

  /** Requests that were sent ahead on one connection are answered one after another. */
  const underWay = new WeakMap<Socket, Promise<void>>();
  async function answerInTurn(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const { socket } = request;
    const before = underWay.get(socket);
    const turn = before
      ? before.then(() => (socket.destroyed ? undefined : answer(request, response, address)))
      : answer(request, response, address);
    underWay.set(socket, turn);
    await turn;
    if (underWay.get(socket) === turn) underWay.delete(socket);
  }

  return (request, response) => {
    const { headers, socket } = request;
    const forwardedFor = headers['x-forwarded-for'] as string | undefined;
    const { trustedHops } = options;
    void answerInTurn(
      request,
      response,
      clientAddress(socket.remoteAddress, trustedHops === 0 ? undefined : forwardedFor, trustedHops),
    );
  };
}

/** The caller's own id of the request, if it is a sensible one, so that both sides can find it in their logs. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'] as string | undefined;
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
}

/** @param hold reserves bytes until the response is closed; false if there is no room */
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
  // Some clients send a message only when they are told that it is wanted (RFC 9110 §10.1.1).
  if (httpVersion === '1.1' && given.expect?.toLowerCase() === '100-continue') response.writeContinue();
  const init = { method, headers, signal: leaving.signal };
  if (!hasBody || method === 'GET' || method === 'HEAD') return new Request(siteUrl + request.url, init);
  return new Request(siteUrl + request.url, { ...init, body: Readable.toWeb(request), duplex: 'half' } as RequestInit);
}
