/** Answers messages to /mcp; the service that reads them is loaded at the first one. */
import { methodNotAllowed } from '#api/answer.ts';
import type { McpService } from '#mcp/http.ts';
import { MCP_METHODS } from '#mcp/path.ts';
import type { Allowance } from './limits/allowance.ts';
import type { Work } from './limits/work.ts';
import { type AppRequest, type AppResponse, clientOf, uncached } from './messages.ts';

/** Name of these messages in limits and metrics. */
export const MCP_ID = 'mcp';

interface MessageOptions {
  readonly allowance: Allowance;
  readonly work?: Work;
  loadMcp(): Promise<McpService>;
}

/** The allowance counts a message as one request. */
export function createMessages({ allowance, work, loadMcp }: MessageOptions) {
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
    const { method, address } = request;
    if (!MCP_METHODS.includes(method)) return uncached(methodNotAllowed(method, MCP_METHODS.join(', ')), request, now);
    const charged = method === 'OPTIONS' ? undefined : allowance.accountsOf(clientOf(request));
    const isKnown = allowance.refusal(charged, now);
    if (isKnown) return uncached(isKnown, request, now);
    // The whole body, so that only the answer is measured.
    const message = await request.web();
    const answer = await load();
    if (method !== 'OPTIONS') {
      const refusal = (await work?.admit(MCP_ID, address, now)) ?? (await allowance.consume(charged, now));
      if (refusal) return uncached(refusal, request, now);
    }
    const start = work?.processorTime() ?? 0;
    const { status, headers, body } = await answer(message);
    work?.record(MCP_ID, address, work.processorTime() - start, now);
    // The adapter manages connections.
    headers.delete('connection');
    return { status, headers: Object.fromEntries(headers), body };
  };
}
