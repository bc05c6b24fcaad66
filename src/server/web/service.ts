/**
 * The function as the web's own `fetch`: a request goes in, a response comes out. Every runtime that knows these two needs a shell
 * of a few lines around it.
 */
import type { Almanac } from '#api/almanac.ts';
import type { Answer } from '#api/answer.ts';
import { createHandler, notFound } from '#api/handler.ts';
import { internalError, methodNotAllowed, PREFLIGHT_HEADERS, preconditionFailed } from '#api/http.ts';
import { MCP_PATH } from '#mcp/path.ts';
import type { Gate } from '../policy/gate.ts';
import type { Sender } from '../policy/identity.ts';
import { isForPrograms, notFoundPage } from '../policy/missing.ts';
import { isAnyVersion, isCounted, tooFast } from '../policy/refusals.ts';
import { toResponse, verdictOf } from './response.ts';

export interface WebServiceOptions {
  readonly almanac: Almanac;
  /** public address of the site without a slash at its end */
  readonly siteUrl: string;
  /** undefined: all may pass */
  readonly gate?: Gate | undefined;
  /** may this address ask now? undefined: as fast as it likes */
  readonly mayAsk?: ((address: string) => Promise<boolean>) | undefined;
  /** answers {@link MCP_PATH}, once the sender may pass; undefined: nobody does */
  readonly mcp?: ((request: Request) => Promise<Response>) | undefined;
  /** a file of the site by its address; undefined if there is none, or if the files are sent by somebody else */
  readonly file?: FileOf | undefined;
  /** the same for the page that tells people there is none; that of `file` if left out */
  readonly missingPage?: FileOf | undefined;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

type FileOf = (address: string, request: Request) => Promise<Response | undefined>;

/** @param address of the client, as the runtime knows it */
export type WebService = (request: Request, address: string) => Promise<Response>;

export function createWebService({
  almanac,
  siteUrl,
  gate,
  mayAsk,
  mcp,
  file,
  missingPage = file,
  clock,
}: WebServiceOptions): WebService {
  const handler = createHandler({ almanac, siteUrl });

  async function answer(request: Request, sender: Sender, now: number): Promise<Response> {
    const { method } = request;
    if (mcp && new URL(request.url).pathname === MCP_PATH) {
      const refusal = await refuseMachine(request, sender, now);
      return refusal ? toResponse(refusal, now) : mcp(request);
    }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
    if (method !== 'GET' && method !== 'HEAD') return toResponse(methodNotAllowed(method), now);
    const { pathname, search } = new URL(request.url);
    const route = handler.routeOf(pathname);
    if (!route) return (await file?.(pathname, request)) ?? missing(pathname, request, now);
    const asked = route.ask(search.slice(1));
    if (!gate || route.id === undefined) return conditional(asked.answer(now), request, now);

    const client = gate.clientOf(sender);
    const refusal = gate.refuse(sender) ?? (asked.name === undefined ? undefined : gate.isUsedUp(client, now));
    if (refusal) return toResponse(refusal, now);
    const found = asked.answer(now);
    const isFree = verdictOf(found, request) !== 'send' && !isAnyVersion(request.headers.get('If-None-Match'));
    const usedUp = isFree || !isCounted(found.status) ? undefined : await gate.take(client, now);
    return usedUp ? toResponse(usedUp, now) : conditional(found, request, now);
  }

  /** Every message is an answer of the function to the client's account. */
  async function refuseMachine({ method }: Request, sender: Sender, now: number): Promise<Answer | undefined> {
    const refusal = gate?.refuse(sender);
    if (!gate || refusal || method !== 'POST') return refusal;
    const client = gate.clientOf(sender);
    return gate.isUsedUp(client, now) ?? gate.take(client, now);
  }

  /** 404 in the form that the asker understands: JSON for programs, the page for people. */
  async function missing(path: string, request: Request, now: number): Promise<Response> {
    const page = isForPrograms(path) ? undefined : await missingPage?.(notFoundPage(path), request);
    if (!page?.ok) return toResponse(notFound(path), now);
    const headers = new Headers(page.headers);
    headers.set('Cache-Control', 'no-store');
    headers.delete('ETag');
    return new Response(page.body, { status: 404, headers });
  }

  return async (request, address) => {
    const now = clock();
    try {
      if (mayAsk && !(await mayAsk(address))) return toResponse(tooFast(), now);
      return await answer(request, senderOf(request, address), now);
    } catch (error) {
      return failure(error, now);
    }
  };
}

/** 500, with the reason in the log. */
export function failure(error: unknown, now: number): Response {
  const reason = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({ level: 'error', event: 'failure', error: reason }));
  return toResponse(internalError(), now);
}

function conditional(answer: Answer, request: Request, now: number): Response {
  const verdict = verdictOf(answer, request);
  return verdict === 'failed' ? toResponse(preconditionFailed(), now) : toResponse(answer, now, verdict === 'known');
}

function senderOf({ headers }: Request, address: string): Sender {
  const header = (name: string) => headers.get(name) ?? undefined;
  return { origin: header('Origin'), referer: header('Referer'), userAgent: header('User-Agent'), address };
}
