/** `/mcp`: Streamable HTTP for clients of both protocol eras, as a web-standard function. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createSalnamaServer, type McpOptions } from './server.ts';

export const MCP_PATH = '/mcp';
const MOST_BODY_BYTES = 65_536;

const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Mcp-Session-Id, Mcp-Protocol-Version',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

export type McpService = (request: Request) => Promise<Response>;

export function createMcpService(options: McpOptions): McpService {
  const handler = createMcpHandler(() => createSalnamaServer(options), { maxRequestBodySize: MOST_BODY_BYTES });
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: OPEN_TO_ALL });
    const response = await handler.fetch(request);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(OPEN_TO_ALL)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
}
