/** Answers messages to /mcp within the limits of all requests. */
import { methodNotAllowed } from '#api/base/answer.ts';
import type { McpService } from '#mcp/http.ts';
import { MCP_HEADERS, MCP_METHODS } from '#mcp/path.ts';
import type { Allowance } from './limits/allowance.ts';
import type { CpuBudget } from './limits/cpu-budget.ts';
import { type AppRequest, type AppResponse, clientOf, uncached } from './messages.ts';

/** Name of these messages in limits and metrics. */
export const MCP_ID = 'mcp';

/** The allowance counts a message as one request. Messages are answered one after another. */
export function createMessages(mcp: McpService, allowance: Allowance, cpuBudget: CpuBudget) {
  return async (request: AppRequest, now: number): Promise<AppResponse> => {
    const { method } = request;
    if (method === 'OPTIONS') return { status: 204, headers: MCP_HEADERS, body: null };
    if (method !== 'POST') return uncached(methodNotAllowed(method, MCP_METHODS), request, now);
    const charged = allowance.accountsOf(clientOf(request));
    const isKnown = allowance.refusal(charged, now);
    if (isKnown) return uncached(isKnown, request, now);
    // The whole body, so that only the answer is measured.
    const message = await request.web();
    const response = await cpuBudget.run(MCP_ID, request, async () => {
      const { status, headers, body } = await mcp(message);
      // In bytes, so that their number is known before they are sent.
      return { status, headers, body: body && new Uint8Array(await new Response(body).arrayBuffer()) };
    });
    const refusal = await allowance.consume(charged, now);
    if (refusal) return uncached(refusal, request, now);
    // The adapter manages connections.
    response.headers.delete('connection');
    return { ...response, headers: Object.fromEntries(response.headers) };
  };
}
