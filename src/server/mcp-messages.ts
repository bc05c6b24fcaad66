/** Answers messages to /mcp; the service that reads them is loaded at the first one. */
import { methodNotAllowed } from '#api/answer.ts';
import type { McpService } from '#mcp/http.ts';
import { MCP_HEADERS, MCP_METHODS } from '#mcp/path.ts';
import type { Allowance } from './limits/allowance.ts';
import type { CpuBudget } from './limits/cpu-budget.ts';
import { type AppRequest, type AppResponse, clientOf, uncached } from './messages.ts';

/** Name of these messages in limits and metrics. */
export const MCP_ID = 'mcp';

interface MessageOptions {
  readonly allowance: Allowance;
  readonly cpuBudget: CpuBudget;
  loadMcp(): Promise<McpService>;
}

/** The allowance counts a message as one request. Messages are answered one after another. */
export function createMessages({ allowance, cpuBudget, loadMcp }: MessageOptions) {
  let service: Promise<McpService> | undefined;

  /** A failed import is tried again at the next message. */
  function load(): Promise<McpService> {
    service ??= loadMcp().catch((error) => {
      service = undefined;
      throw error;
    });
    return service;
  }

  return async (request: AppRequest, now: number): Promise<AppResponse> => {
    const { method } = request;
    if (method === 'OPTIONS') return { status: 204, headers: MCP_HEADERS, body: null };
    if (method !== 'POST') return uncached(methodNotAllowed(method, MCP_METHODS), request, now);
    const charged = allowance.accountsOf(clientOf(request));
    const isKnown = allowance.refusal(charged, now);
    if (isKnown) return uncached(isKnown, request, now);
    // The whole body, so that only the answer is measured.
    const message = await request.web();
    const answer = await load();
    const response = await cpuBudget.run(MCP_ID, request, async () => {
      const { status, headers, body } = await answer(message);
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
