/** `/mcp` on Node: the web-standard service between Node's request and response; loaded when it is first asked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { McpService } from '#mcp/http.ts';
import { MOST_MESSAGE_BYTES } from '#mcp/path.ts';
import type { McpOptions } from '#mcp/server.ts';
import type { Files } from './files.ts';

interface McpShellOptions extends Omit<McpOptions, 'readFile'> {
  readonly files: Files;
}

/** Fulfilled when the answer has left, or the client; rejected where there is none. */
export type McpResponder = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Messages that are on their way in at a time: each may hold 64 kB, and an honest one is there in a moment. */
const MOST_COMING = 256;

export function createMcpResponder({ files, ...options }: McpShellOptions): McpResponder {
  let loading: Promise<McpService> | undefined;
  const readFile = async (path: string): Promise<string | undefined> => {
    const content = await files.read(path, options.clock());
    return content && new TextDecoder().decode((await content.variant('identity')).bytes);
  };
  const load = async () => (await import('#mcp/http.ts')).createMcpService({ ...options, readFile });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = hasMessage(request) ? await messageOf(request) : undefined;
    loading ??= load();
    const service = await loading;
    await send(await service(webRequest(request, response, options.siteUrl, message)), response);
  }

  /** Beyond the bound, the message that has been on its way longest is given up. */
  const coming = new Set<IncomingMessage>();
  function makeRoomFor(request: IncomingMessage): void {
    if (request.complete) return;
    coming.add(request);
    request.once('close', () => coming.delete(request));
    if (coming.size <= MOST_COMING) return;
    const [oldest] = coming;
    coming.delete(oldest!);
    oldest!.destroy();
  }

  return async (request, response) => {
    makeRoomFor(request);
    if (waitsForConsent(request)) response.writeContinue();
    try {
      await serve(request, response);
    } catch (error) {
      // Who leaves in the middle of a message gets no answer; that is no fault.
      if (!request.socket.destroyed) throw error;
    }
  };
}

/** Some clients send a message only when they are told that it is wanted (RFC 9110 §10.1.1). */
const waitsForConsent = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.expect?.toLowerCase() === '100-continue';

/** Node closes the stream of a request that tells of no body. */
const hasMessage = ({ method, destroyed }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && !destroyed;

/**
 * The bytes of a message when all of them are there, or as many as tell that it is too long: nothing else is made for one that never
 * ends. Rejected if the client leaves before.
 */
function messageOf(request: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let length = 0;
  const tell = () => resolve(Buffer.concat(chunks));
  request.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= MOST_MESSAGE_BYTES) return;
    request.pause();
    tell();
  });
  request.once('end', tell);
  request.once('error', reject);
  request.once('close', () => reject(new Error('the client left in the middle of its message')));
  return promise;
}

function webRequest(
  request: IncomingMessage,
  response: ServerResponse,
  siteUrl: string,
  message: Buffer | undefined,
): Request {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)]],
  );
  return new Request(siteUrl + request.url, {
    method: request.method ?? 'GET',
    headers,
    signal: leaving.signal,
    ...(message && { body: message as Uint8Array<ArrayBuffer> }),
  });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const { connection, ...headers } = Object.fromEntries(answer.headers);
  // A message that has been read to its end hides nothing: another may follow it, if client and server go on.
  const mayFollow = response.req.complete && response.shouldKeepAlive;
  if (mayFollow && response.hasHeader('Connection')) response.setHeader('Connection', 'keep-alive');
  response.writeHead(answer.status, headers);
  if (!answer.body) {
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  // A client that leaves ends the answer; that is no fault.
  await pipeline(body, response).catch(() => {});
}
