/** What a host knows about the MCP endpoint without the service, which is loaded on the first request. */
import { OPEN_TO_ALL } from '#api/base/answer.ts';

/** Path of the endpoint. */
export const MCP_PATH = '/mcp';

/** A message is a POST. There is no stream to GET and no session to DELETE. */
export const MCP_METHODS = 'POST, OPTIONS';

/** Headers of every answer of the service. */
export const MCP_HEADERS: Readonly<Record<string, string>> = {
  ...OPEN_TO_ALL,
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Mcp-Session-Id, Mcp-Protocol-Version, Retry-After',
  'Cache-Control': 'no-store',
};

/** A longer message is refused. */
export const MAX_MESSAGE_BYTES = 65_536;
