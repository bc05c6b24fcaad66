/** Converts requests and responses of `fetch` to the app's types and back. */
import { internalError } from '#api/base/answer.ts';
import type { App } from '../app.ts';
import type { ClientAddress } from '../limits/client.ts';
import { type AppResponse, uncached } from '../messages.ts';
import type { BodyEncoder } from '../representation.ts';

const HASH_LETTERS = 22;
const encoder = new TextEncoder();

/** Hashes only: the platform compresses, because it knows which encodings the client accepts. */
export const edgeEncoder: BodyEncoder = {
  async hash(body) {
    const bytes = typeof body === 'string' ? encoder.encode(body) : body;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));
    const base64 = btoa(String.fromCharCode(...digest));
    return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, HASH_LETTERS);
  },
  byteLength: (text) => encoder.encode(text).length,
};

export async function answerFetch(app: App, request: Request, address: ClientAddress): Promise<Response> {
  const { method, url, headers } = request;
  const { pathname: path, search } = new URL(url);
  const header = (name: string) => headers.get(name) ?? undefined;
  try {
    const query = search.slice(1);
    const isGone = () => request.signal.aborted;
    return toResponse(await app({ method, path, query, header, address, isGone, web: () => request }));
  } catch (error) {
    return failed(error);
  }
}

/** 500, with the reason in the log. */
export function failed(error: unknown): Response {
  const reason = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({ level: 'error', event: 'failure', error: reason }));
  return toResponse(uncached(internalError(), { method: 'GET' }, Date.now()));
}

/** Converts a response. Its body is never a part of a large file, because the platform sends files itself. */
const toResponse = ({ status, headers, body }: AppResponse): Response =>
  new Response((body as BodyInit) || null, { status, headers });
