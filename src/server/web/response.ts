/** An answer as a web-standard Response. Compressing is left to the platform, which knows what the client takes. */
import type { Answer } from '#api/answer.ts';
import { contentHash, headersOf, tagOf } from '#api/http.ts';
import { judge, type Verdict } from '../policy/conditions.ts';

const UTF8 = new TextEncoder();

const tag = ({ lifetime, body }: Answer): string => (lifetime ? tagOf(contentHash(UTF8.encode(body)), 'identity') : '');

/** What of an answer is to be sent to a client that may have it already. */
export function verdictOf(answer: Answer, { headers }: Request): Verdict {
  const header = (name: string) => headers.get(name) ?? undefined;
  const conditions = {
    ifMatch: header('If-Match'),
    ifNoneMatch: header('If-None-Match'),
    ifModifiedSince: header('If-Modified-Since'),
    ifUnmodifiedSince: header('If-Unmodified-Since'),
  };
  return answer.status === 200 ? judge(conditions, tag(answer), undefined) : 'send';
}

/**
 * @param now milliseconds since 1970
 * @param isKnown the client has it already
 */
export function toResponse(answer: Answer, now: number, isKnown = false): Response {
  const headers = new Headers(headersOf(answer, now));
  if (answer.lifetime) headers.set('ETag', tag(answer));
  if (!isKnown) return new Response(answer.body, { status: answer.status, headers });
  // A 304 tells about keeping only, not about a body (RFC 9110 §15.4.5).
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}
