/** `/mcp` on Node: the web-standard service between Node's request and response; loaded when it is first asked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { McpService } from '#mcp/http.ts';
import { MCP_PATH } from '#mcp/path.ts';
import type { McpOptions } from '#mcp/server.ts';
import type { Files } from './files.ts';
import type { Log } from './log.ts';
import type { Responder } from './responder.ts';

interface McpShellOptions extends Omit<McpOptions, 'readFile'> {
  readonly files: Files;
  readonly log: Log;
}

export function createMcpResponder({ files, log, ...options }: McpShellOptions): Responder {
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

  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      log('error', 'failure', { path: MCP_PATH, error: String(error) });
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

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
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body) {
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  // A client that leaves ends the answer; that is no fault.
  await pipeline(body, response).catch(() => {});
}
