/** Answers messages to /mcp within the limits of all requests. */
import { methodNotAllowed } from '#api/base/answer.ts';
import type { McpService } from '#mcp/http.ts';
import { MCP_HEADERS, MCP_METHODS } from '#mcp/path.ts';
import type { Allowance } from './limits/allowance.ts';
import type { CpuBudget } from './limits/cpu-budget.ts';
import { type AppRequest, type AppResponse, clientOf, uncached } from './messages.ts';
import { overloaded, Refusal } from './refusals.ts';

/** Name of these messages in limits and metrics. */
export const MCP_ID = 'mcp';

/** Longest time (ms) for the answer to a message. */
const MAX_ANSWER_MS = 5_000;

/** Waits for a result, but not longer than some time. @throws {Refusal} after it */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Refusal(overloaded())), milliseconds);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/** The allowance counts a message as one request. */
export function createMessages(mcp: McpService, allowance: Allowance, cpuBudget: CpuBudget) {
  return async (request: AppRequest, now: number): Promise<AppResponse> => {
    const { method } = request;
    if (method === 'OPTIONS') return { status: 204, headers: MCP_HEADERS, body: null };
    if (method !== 'POST') return uncached(methodNotAllowed(method, MCP_METHODS), request, now);
    const charged = allowance.accountsOf(clientOf(request));
    const usedUp = await allowance.refusal(charged, now);
    if (usedUp) return uncached(usedUp, request, now);
    // The whole body, so that only the answer is measured.
    const message = await request.web();
    const answer = async () => {
      const { status, headers, body } = await mcp(message);
      // In bytes, so that their number is known before they are sent.
      return { status, headers, body: body && new Uint8Array(await new Response(body).arrayBuffer()) };
    };
    const response = await cpuBudget.run(MCP_ID, request, () => within(MAX_ANSWER_MS, answer()));
    const refusal = await allowance.consume(charged, now);
    if (refusal) return uncached(refusal, request, now);
    // The adapter manages connections.
    response.headers.delete('connection');
    return { ...response, headers: Object.fromEntries(response.headers) };
  };
}
