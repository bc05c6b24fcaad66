/** An answer as a web-standard Response. Compressing is left to the edge platform, which knows what the client takes. */
import type { Answer } from '#api/answer.ts';
import { contentHash, headersOf, matchesTag, tagOf } from '#api/http.ts';

/** @param now milliseconds since 1970 */
export function toResponse(answer: Answer, request: Request, now: number): Response {
  const headers = new Headers(headersOf(answer, now));
  if (answer.lifetime) {
    const tag = tagOf(contentHash(answer.body), 'identity');
    headers.set('ETag', tag);
    if (isKnown(request, tag)) {
      // A 304 tells about keeping only, not about a body (RFC 9110 §15.4.5).
      headers.delete('Content-Type');
      return new Response(null, { status: 304, headers });
    }
  }
  return new Response(answer.body, { status: answer.status, headers });
}

function isKnown(request: Request, tag: string): boolean {
  const ifNoneMatch = request.headers.get('If-None-Match');
  return ifNoneMatch !== null && matchesTag(ifNoneMatch, tag);
}
