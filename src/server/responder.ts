/** Answers HTTP requests on Node: the function's answers and files alike, from one bounded memory cache. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Answer, sameUntil } from '#api/answer.ts';
import { type Handler, notFound } from '#api/handler.ts';
import {
  chooseEncoding,
  contentHash,
  headersOf,
  internalError,
  matchesTag,
  methodNotAllowed,
  PREFLIGHT_HEADERS,
} from '#api/http.ts';
import { type Content, createContent, type Variant } from './content.ts';
import type { Files } from './files.ts';
import type { Log } from './log.ts';

const CACHE_BYTES = 48 * 1024 * 1024;
const CACHE_ENTRIES = 8192;
/** Room for the compressed variants and the keeping of an entry, beside its body. */
const sizeOf = (content: Content): number => content.size * 2 + 1024;

/** Headers of a 304: those that tell about keeping, without the ones about the body (RFC 9110 §15.4.5). */
const BODY_HEADERS = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

export interface ResponderOptions {
  readonly handler: Handler;
  readonly files: Files;
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

export function createResponder({ handler, files, log, clock }: ResponderOptions): Responder {
  const cache = new LRUCache<string, Content>({ maxSize: CACHE_BYTES, max: CACHE_ENTRIES, sizeCalculation: sizeOf });

  /** What a GET of this address is answered with; from memory, the function or the disk. */
  function find(url: string, now: number): Content | Promise<Content> {
    const known = cache.get(url);
    if (known && now < known.freshUntil) return known;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    if (handler.owns(path)) {
      const content = contentOf(handler.answer(path, queryAt < 0 ? '' : url.slice(queryAt + 1), now), now);
      if (content.freshUntil > now) cache.set(url, content);
      return content;
    }
    return findFile(path, now);
  }

  async function findFile(path: string, now: number): Promise<Content> {
    const known = cache.get(path);
    if (known && now < known.freshUntil) return known;
    const content = await files.read(path, now, known);
    if (!content) {
      cache.delete(path);
      return contentOf(notFound(path), now);
    }
    cache.set(path, content);
    return content;
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    const path = request.url?.split('?', 1)[0];
    log('error', 'failure', { path, error: error instanceof Error ? error.stack : String(error) });
    if (response.headersSent) response.destroy();
    else sendContent(contentOf(internalError(), clock()), request, response);
  }

  return (request, response) => {
    const { method } = request;
    const url = request.url!;
    try {
      if (method === 'GET' || method === 'HEAD') {
        const found = find(url, clock());
        if (found instanceof Promise) {
          found
            .then((content) => sendContent(content, request, response))
            .catch((error) => fail(error, request, response));
        } else {
          sendContent(found, request, response);
        }
      } else if (method === 'OPTIONS') {
        response.writeHead(204, PREFLIGHT_HEADERS).end();
      } else {
        sendContent(contentOf(methodNotAllowed(method ?? ''), clock()), request, response);
      }
    } catch (error) {
      fail(error, request, response);
    }
  };
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

function sendContent(content: Content, request: IncomingMessage, response: ServerResponse): void {
  const variant = content.variant(chooseEncoding(request.headers['accept-encoding'] as string | undefined));
  if (variant instanceof Promise) {
    variant.then((made) => sendVariant(content.status, made, request, response)).catch(() => response.destroy());
  } else {
    sendVariant(content.status, variant, request, response);
  }
}

function sendVariant(
  status: number,
  { bytes, tag, headers }: Variant,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const ifNoneMatch = request.headers['if-none-match'];
  if (tag && ifNoneMatch !== undefined && matchesTag(ifNoneMatch, tag)) {
    response
      .writeHead(
        304,
        headers.filter((_, index) => !BODY_HEADERS.has(headers[index - (index % 2)]!)),
      )
      .end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
