/** Converts requests and responses of `node:http` to the app's types and back. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { internalError } from '#api/base/answer.ts';
import { MAX_MESSAGE_BYTES } from '#mcp/path.ts';
import type { App } from '../app.ts';
import { clientAddress } from '../limits/client.ts';
import { type AppResponse, isLargeFile, uncached } from '../messages.ts';
import { Refusal } from '../refusals.ts';
import type { Log } from './log.ts';
import type { Protection } from './protection.ts';

export interface AdapterOptions {
  readonly app: App;
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  readonly siteUrl: string;
  readonly trustedHops: number;
  /** Reports each answer, with its milliseconds. */
  readonly observe?: ((path: string, status: number, milliseconds: number) => void) | undefined;
  readonly protection: Protection;
}

/** Maximum number of chunks of a message; each takes some microseconds. */
const MAX_CHUNKS = 1_000;

export function createListener(options: AdapterOptions): RequestListener {
  const { app, log, clock, siteUrl, trustedHops, observe, protection } = options;
  /** Charges the address for the time until the first pause. */
  const { measure: measured, run: inTurn } = protection.cpuBudget;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket, method = '', url = '', headers } = request;
    const start = performance.now();
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const query = queryAt < 0 ? '' : url.slice(queryAt + 1);
    const header = (name: string) => headers[name] as string | undefined;
    const address = clientAddress(socket.remoteAddress, header('x-forwarded-for'), trustedHops);
    const web = async () => {
      if (hasBody(request)) protection.admitMessage(address, request, response);
      return webRequest(request, await bodyOf(request), response, siteUrl);
    };
    const asked = { method, path, query, header, address, isGone: () => socket.destroyed, web };
    let answered: AppResponse;
    try {
      answered = await measured(address, () => app(asked));
    } catch (error) {
      // If the client has disconnected, the error is not a failure of the service.
      if (!socket.destroyed) fail(error, path);
      answered = uncached(internalError(), { method }, clock());
    }
    const { status } = answered;
    const isLong = protection.admitAnswer(address, answered, response);
    if (socket.destroyed) return;
    try {
      await (isLong ? inTurn('long answer', asked, () => send(answered, response)) : send(answered, response));
    } catch (error) {
      if (error instanceof Refusal) send(uncached(error.answer, { method }, clock()), response);
      else {
        if (!socket.destroyed) fail(error, path);
        socket.destroy();
      }
    }
    observe?.(path, status, performance.now() - start);
  }

  /** @returns a promise for files that are read while they are sent */
  function send({ status, headers, body }: AppResponse, response: ServerResponse) {
    if (protection.mustClose(status)) response.setHeader('Connection', 'close');
    response.writeHead(status, headers);
    if (!isLargeFile(body)) return void response.end(body);
    // The stream fails if the client disconnects or the file is too short; then the connection is closed.
    const chunks = protection.inTurns(body.read(body.from, body.to));
    return pipeline(chunks, response).catch(() => void response.destroy());
  }

  function fail(error: unknown, path: string): void {
    log('error', 'failure', { path, error: error instanceof Error ? error.stack : String(error) });
  }

  return (request, response) => void answer(request, response);
}

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
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection stays open for the answer to a body that is too long.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, MAX_MESSAGE_BYTES + 1 - length));
    length += chunks.at(-1)!.length;
    if (chunks.length > MAX_CHUNKS) request.destroy();
    if (length > MAX_MESSAGE_BYTES) break;
  }
  return Buffer.concat(chunks);
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
