/** Answers HTTP requests on Node: the function's answers and files alike, from one bounded memory cache. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Answer, sameUntil } from '#api/answer.ts';
import { API_ROOT, type Handler, notFound } from '#api/handler.ts';
import {
  chooseEncoding,
  contentHash,
  headersOf,
  internalError,
  matchesTag,
  methodNotAllowed,
  PREFLIGHT_HEADERS,
} from '#api/http.ts';
import { ENDPOINTS } from '#api/table.ts';
import type { Client } from '../policy/identity.ts';
import { type Content, createContent, type Variant } from './content.ts';
import type { Files } from './files.ts';
import type { Gate } from './gate.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { missingPage } from './missing-page.ts';
import { createSecondAsking } from './second-asking.ts';

const CACHE_BYTES = 48 * 1024 * 1024;
const CACHE_ENTRIES = 8192;
/** Room for the compressed variants, the address and the keeping of an entry, beside its body. */
const sizeOf = (content: Content, name: string): number => content.size * 2 + name.length + 1024;

/**
 * A clock that was wrong and is set back leaves answers of a day that has not come yet, each good until then: all of them are
 * forgotten. Smaller steps are common and harm nothing.
 */
const CLOCK_JITTER_MS = 1000;

/** Headers of a 304: those that tell about keeping, without the ones about the body (RFC 9110 §15.4.5). */
const BODY_HEADERS = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

/** Answers that were found out for the client; its own mistakes and what it has already are free. */
const COUNTED_STATUSES = new Set([200, 404]);

const ENDPOINT_IDS = new Map(ENDPOINTS.map(({ path, id }) => [API_ROOT + path, id]));

export interface ResponderOptions {
  readonly handler: Handler;
  readonly files: Files;
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  /** undefined: all may pass */
  readonly gate?: Gate;
  readonly metrics?: Metrics | undefined;
  /** Log every request, with an id that answers of the function carry as X-Request-Id. */
  readonly logsRequests?: boolean;
}

export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** A request on its way to its answer. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  /** id of the endpoint; undefined for files */
  readonly endpoint: string | undefined;
  /** milliseconds on the process's steady clock; 0 if nobody asks for durations */
  readonly startedAt: number;
  id: string | undefined;
  isFromMemory: boolean;
  client: Client | undefined;
}

export function createResponder(options: ResponderOptions): Responder {
  const { handler, files, log, clock, gate, metrics, logsRequests = false } = options;
  const isObserved = logsRequests || metrics !== undefined;
  const cache = new LRUCache<string, Content>({ maxSize: CACHE_BYTES, max: CACHE_ENTRIES, sizeCalculation: sizeOf });
  const isSecondAsking = createSecondAsking();
  /** when the last question was asked */
  let latest = Number.NEGATIVE_INFINITY;

  function respond(exchange: Exchange): void {
    const { method } = exchange.request;
    if (method === 'OPTIONS') {
      end(exchange, 204, PREFLIGHT_HEADERS);
    } else if (method !== 'GET' && method !== 'HEAD') {
      sendAnswer(exchange, methodNotAllowed(method ?? ''));
    } else {
      const refusal = exchange.endpoint && gate?.refuse(exchange.request);
      if (refusal) sendAnswer(exchange, refusal);
      else proceed(exchange, find(exchange, clock()), (content) => send(exchange, content));
    }
  }

  /** Goes on at once with what is there already, as most answers are; only the disk, the thread pool or a store is waited for. */
  function proceed<T>(exchange: Exchange, value: T | Promise<T>, next: (value: T) => void): void {
    if (value instanceof Promise) value.then(next).catch((error) => fail(error, exchange));
    else next(value);
  }

  /** What a GET of this address is answered with; from memory, the function or the disk. */
  function find(exchange: Exchange, now: number): Content | Promise<Content> {
    const { path } = exchange;
    const url = exchange.request.url!;
    if (now < latest - CLOCK_JITTER_MS) cache.clear();
    latest = now;
    const isFunctions = handler.owns(path);
    // The query belongs to the function's addresses only; a file is the same with any.
    const name = isFunctions ? url : path;
    const known = cache.get(name);
    if (known && now < known.freshUntil) {
      exchange.isFromMemory = true;
      return known;
    }
    if (!isFunctions) return findFile(path, now, known);
    const content = contentOf(handler.answer(path, url.slice(path.length + 1), now), now);
    if (content.freshUntil > now && isSecondAsking(name)) cache.set(name, content);
    return content;
  }

  async function findFile(path: string, now: number, known: Content | undefined): Promise<Content> {
    const content = await files.read(path, now, known);
    if (!content) {
      cache.delete(path);
      return (await missingPage(files, path, now)) ?? contentOf(notFound(path), now);
    }
    cache.set(path, content);
    return content;
  }

  function sendAnswer(exchange: Exchange, answer: Answer): void {
    send(exchange, contentOf(answer, clock()));
  }

  function send(exchange: Exchange, { status, variant }: Content): void {
    const { request } = exchange;
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    proceed(exchange, variant(encoding), (made) => {
      if (matches(request, made)) {
        end(exchange, 304, headersWithoutBody(made));
        return;
      }
      proceed(exchange, take(exchange, status), (refusal) => {
        if (refusal) sendAnswer(exchange, refusal);
        else end(exchange, status, made.headers, request.method === 'HEAD' ? undefined : made);
      });
    });
  }

  /** Counts an answer of the function. @returns the refusal, if the client's allowance is used up */
  function take(exchange: Exchange, status: number): Answer | undefined | Promise<Answer | undefined> {
    if (!gate || exchange.endpoint === undefined || !COUNTED_STATUSES.has(status)) return undefined;
    exchange.client = gate.clientOf(exchange.request);
    return gate.take(exchange.client, clock());
  }

  function end(
    exchange: Exchange,
    status: number,
    headers: string[] | Readonly<Record<string, string>>,
    body?: Variant,
  ): void {
    const response = exchange.response.writeHead(status, headers);
    if (body?.letters !== undefined) response.end(body.letters, 'latin1');
    else response.end(body?.bytes);
    if (isObserved) observe(exchange, status);
  }

  function observe({ id, endpoint = 'file', startedAt, isFromMemory, client }: Exchange, status: number): void {
    const milliseconds = performance.now() - startedAt;
    metrics?.record({ endpoint, status, seconds: milliseconds / 1000, isFromMemory, client: client?.kind });
    if (logsRequests) {
      log('debug', 'request', { id, endpoint, status, ms: Number(milliseconds.toFixed(3)), client: client?.kind });
    }
  }

  /** The caller's own id of the request, if it is a sensible one, so that both sides can find it in their logs. */
  function identify(exchange: Exchange): void {
    const given = exchange.request.headers['x-request-id'] as string | undefined;
    exchange.id = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    if (exchange.endpoint !== undefined) exchange.response.setHeader('X-Request-Id', exchange.id);
  }

  function fail(error: unknown, exchange: Exchange): void {
    const { path, response } = exchange;
    if (exchange.id === undefined && !response.headersSent) identify(exchange);
    log('error', 'failure', { id: exchange.id, path, error: error instanceof Error ? error.stack : String(error) });
    if (response.headersSent) response.destroy();
    else sendAnswer(exchange, internalError());
  }

  return (request, response) => {
    const path = pathOf(request.url!);
    const exchange: Exchange = {
      request,
      response,
      path,
      endpoint: ENDPOINT_IDS.get(path),
      startedAt: isObserved ? performance.now() : 0,
      id: undefined,
      isFromMemory: false,
      client: undefined,
    };
    try {
      if (logsRequests) identify(exchange);
      respond(exchange);
    } catch (error) {
      fail(error, exchange);
    }
  };
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

function pathOf(url: string): string {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? url : url.slice(0, queryAt);
}

function contentOf(answer: Answer, now: number): Content {
  return createContent({
    status: answer.status,
    bytes: Buffer.from(answer.body),
    hash: answer.lifetime && contentHash(answer.body),
    headers: headersOf(answer, now),
    freshUntil: sameUntil(answer, now),
    keeps: 'passing',
  });
}

function matches({ headers }: IncomingMessage, { tag }: Variant): boolean {
  const ifNoneMatch = headers['if-none-match'];
  return tag !== '' && ifNoneMatch !== undefined && matchesTag(ifNoneMatch, tag);
}

const headersWithoutBody = ({ headers }: Variant): string[] =>
  headers.filter((_, index) => !BODY_HEADERS.has(headers[index - (index % 2)]!));
