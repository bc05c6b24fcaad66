/** `/mcp` on Node: the web-standard service between Node's request and response; loaded when it is first asked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { McpService } from '#mcp/http.ts';
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
    loading ??= load();
    const service = await loading;
    await send(await service(webRequest(request, response, options.siteUrl)), response);
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

function webRequest(request: IncomingMessage, response: ServerResponse, siteUrl: string): Request {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)]],
  );
  // Node closes the stream of a request that tells of no body.
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && !request.destroyed;
  return new Request(siteUrl + request.url, {
    method: request.method ?? 'GET',
    headers,
    signal: leaving.signal,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: 'half' }),
  } as RequestInit);
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
