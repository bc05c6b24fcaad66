/** `/mcp`: Streamable HTTP for clients of both protocol eras, as a web-standard function. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { ToolContext } from './call.ts';
import { MAX_MESSAGE_BYTES, MCP_HEADERS } from './path.ts';
import { type ReadFile, resourcesOf } from './resources.ts';
import { salnamaServers } from './server.ts';

/** No subscriptions: the data do not change while the server runs, and the answer to a subscription has no end. */
const MAX_SUBSCRIPTIONS = 0;

/** Answers a POST. */
export type McpService = (request: Request) => Promise<Response>;

interface McpOptions extends ToolContext {
  /** undefined: there are no files, and no resources */
  readonly readFile?: ReadFile;
}

export function createMcpService({ readFile, ...options }: McpOptions): McpService {
  const registerResources = readFile && resourcesOf(options.siteUrl, readFile);
  const handler = createMcpHandler(salnamaServers(options, registerResources), {
    maxRequestBodySize: MAX_MESSAGE_BYTES,
    maxSubscriptions: MAX_SUBSCRIPTIONS,
  });

  async function answer(request: Request): Promise<Response> {
    const body = await textOf(request);
    if (body === undefined) return refusal(413, `the message is too large; send at most ${MAX_MESSAGE_BYTES} bytes`);
    // A batch would count as one request. Neither supported revision of the protocol has batches.
    if (/^\s*\[/.test(body)) return refusal(400, 'a batch of messages is not supported; send them one by one');
    const { url, method, headers, signal } = request;
    return handler.fetch(new Request(url, { method, headers, signal, body }));
  }

  return async (request) => {
    const response = await answer(request);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(MCP_HEADERS)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
}

/** undefined: longer than allowed; the rest is not read */
async function textOf({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_MESSAGE_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A JSON-RPC 2.0 error without a request id. */
const refusal = (status: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32600, message }, id: null }, { status });
