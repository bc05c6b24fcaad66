/** The edge shell: a Cloudflare Worker over static files. It is called for the function's addresses and for what is no file. */
import type { Fetcher } from 'cloudflare:workers';
import { createAlmanac } from '#api/almanac.ts';
import { API_ROOT, createHandler, notFound } from '#api/handler.ts';
import { internalError, methodNotAllowed, PREFLIGHT_HEADERS } from '#api/http.ts';
import { createMemory } from '#api/memory.ts';
import { tables } from '#tables/index.ts';
import { readSettings } from '../policy/settings.ts';
import { createEdgeGate, type EdgeGate, type GateEnvironment } from './gate.ts';
import { toResponse } from './http.ts';

export { DailyCounter } from './counter.ts';

interface Environment extends GateEnvironment {
  /** the static files */
  readonly ASSETS: Fetcher;
  /** public address of the site; empty or left out: the address of the request */
  readonly SITE_URL?: string;
}

/** Answers that were found out for the client; its own mistakes and what it has already are free. */
const COUNTED_STATUSES = new Set([200, 404]);
/** The platform's address of `404.html`. */
const NOT_FOUND_PAGE = '/404';

const almanac = createAlmanac(tables, createMemory());
/** Made of the environment at the first request: before it the platform does not tell. */
let gate: EdgeGate | undefined;

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const now = Date.now();
    try {
      return await respond(request, environment, now);
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error);
      console.error(JSON.stringify({ level: 'error', event: 'failure', error: reason }));
      return toResponse(internalError(), request, now);
    }
  },
};

async function respond(request: Request, environment: Environment, now: number): Promise<Response> {
  const { method } = request;
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
  if (method !== 'GET' && method !== 'HEAD') return toResponse(methodNotAllowed(method), request, now);
  const url = new URL(request.url);
  const siteUrl = environment.SITE_URL ? readSettings({ SITE_URL: environment.SITE_URL }).siteUrl : url.origin;
  const handler = createHandler({ almanac, siteUrl });
  if (!handler.owns(url.pathname)) return missing(request, url, environment, now);

  const isMetered = handler.idOf(url.pathname) !== undefined;
  gate ??= createEdgeGate(environment);
  const refusal = isMetered && gate.refuse(request);
  if (refusal) return toResponse(refusal, request, now);
  const response = toResponse(handler.answer(url.pathname, url.search.slice(1), now), request, now);
  if (!isMetered || !COUNTED_STATUSES.has(response.status)) return response;
  const usedUp = await gate.take(request, new URL(siteUrl).hostname, now);
  return usedUp ? toResponse(usedUp, request, now) : response;
}

/** 404 in the form that the asker understands: JSON for programs, the page for people. */
async function missing(request: Request, url: URL, { ASSETS }: Environment, now: number): Promise<Response> {
  const { pathname } = url;
  const isForPrograms = `${pathname}/`.startsWith(`${API_ROOT}/`) || pathname.endsWith('.ics');
  const page = isForPrograms ? undefined : await ASSETS.fetch(new Request(new URL(NOT_FOUND_PAGE, url)));
  if (!page?.ok) return toResponse(notFound(pathname), request, now);
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-store');
  headers.delete('ETag');
  return new Response(page.body, { status: 404, headers });
}
