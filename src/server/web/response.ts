/** An answer as a web-standard Response. Compressing is left to the platform, which knows what the client takes. */
import type { Answer } from '#api/answer.ts';
import { contentHash, headersOf, tagOf } from '#api/http.ts';
import { judge, type Verdict } from '../policy/conditions.ts';

const encoder = new TextEncoder();

const bytesOf = ({ body }: Answer): Uint8Array<ArrayBuffer> => encoder.encode(body);

const tagOfBytes = ({ lifetime }: Answer, bytes: Uint8Array): string =>
  lifetime ? tagOf(contentHash(bytes), 'identity') : '';

/** What of an answer is to be sent to a client that may have it already. */
export function verdictOf(answer: Answer, { headers }: Request): Verdict {
  const header = (name: string) => headers.get(name) ?? undefined;
  const conditions = {
    ifMatch: header('If-Match'),
    ifNoneMatch: header('If-None-Match'),
    ifModifiedSince: header('If-Modified-Since'),
    ifUnmodifiedSince: header('If-Unmodified-Since'),
  };
  const isConditional = Object.values(conditions).some((condition) => condition !== undefined);
  if (answer.status !== 200 || !isConditional) return 'send';
  return judge(conditions, tagOfBytes(answer, bytesOf(answer)), undefined);
}

/**
 * @param now milliseconds since 1970
 * @param isKnown the client has it already
 */
export function toResponse(answer: Answer, now: number, isKnown = false): Response {
  const headers = new Headers(headersOf(answer, now));
  const bytes = bytesOf(answer);
  if (answer.lifetime) headers.set('ETag', tagOfBytes(answer, bytes));
  if (!isKnown) return new Response(bytes, { status: answer.status, headers });
  // A 304 tells about keeping only, not about a body (RFC 9110 §15.4.5).
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}
