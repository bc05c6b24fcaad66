/** The parts of HTTP that both shells share. */
import { type Answer, cacheControl, errorAnswer, JSON_TYPE } from './answer.ts';

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Texts from this size on are compressed. */
export const LEAST_COMPRESSED_BYTES = 1024;

/** Headers of every answer under /api/ and of every calendar file, whatever its status. */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Content-Range, Content-Length, Link, Retry-After',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Where a program finds what there is (RFC 8631): on everything under /api/. */
export const API_LINK = {
  Link: '</api/openapi.json>; rel="service-desc"; type="application/json", </docs>; rel="service-doc"; type="text/html"',
} as const;

export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  ...OPEN_TO_ALL,
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
  Allow: ALLOWED_METHODS,
};

export const methodNotAllowed = (method: string): Answer =>
  errorAnswer(405, `method: ${JSON.stringify(method)} is not allowed; use ${ALLOWED_METHODS}`, {
    Allow: ALLOWED_METHODS,
  });

export const preconditionFailed = (): Answer =>
  errorAnswer(412, 'If-Match, If-Unmodified-Since: another version than the one that is there; ask without them');

export const internalError = (): Answer => errorAnswer(500, 'the service failed to answer; the fault is on our side');

/** In the order in which they are sent; what stands empty here is each answer's own. */
const HEADERS: Readonly<Record<string, string>> = { 'Content-Type': '', 'Cache-Control': '', ...OPEN_TO_ALL };
const JSON_HEADERS: typeof HEADERS = { ...HEADERS, ...API_LINK };

/** Headers of an answer, the ETag and the ones about its encoding aside. */
export const headersOf = (answer: Answer, now: number): Record<string, string> => ({
  ...(answer.contentType === JSON_TYPE ? JSON_HEADERS : HEADERS),
  'Content-Type': answer.contentType,
  'Cache-Control': cacheControl(answer, now),
  ...answer.headers,
});

/** Does `If-None-Match` name this strong tag (or any)? Weak forms match too, as RFC 9110 §13.1.2 asks for. */
export const matchesTag = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((candidate) => {
    const trimmed = candidate.trim();
    return trimmed === '*' || trimmed === tag || trimmed === `W/${tag}`;
  });

/** Strong tag of a body in an encoding; each encoding has its own. */
export const tagOf = (hash: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

/** Browsers send some 30; a longer list is nobody's, and reading it would cost more than the answer. */
const MOST_ACCEPT_ENCODING_LETTERS = 256;

/** The best encoding that `Accept-Encoding` allows: br before gzip at equal weight (RFC 9110 §12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding || acceptEncoding.length > MOST_ACCEPT_ENCODING_LETTERS) return 'identity';
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.split(',')) {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    weights.set(name!.trim(), weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip';
  const identity = weights.get('identity') ?? 0;
  return weightOf(best) > 0 && weightOf(best) >= identity ? best : 'identity';
}

/**
 * Content hash for ETags, 53 bits: not for security, only to tell versions of one answer apart. It runs on every runtime and,
 * as it takes sixteen bytes at a time, costs a fifth of a microsecond for a kilobyte.
 */
export const contentHash = (bytes: Uint8Array): string =>
  hashOfFirst(inWords(bytes.byteOffset % WORD_BYTES === 0 ? bytes : new Uint8Array(bytes)), bytes.length);

const WORD_BYTES = 4;

/** Memory, byte by byte and in words of four bytes. */
export interface InWords {
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
}

/** @param bytes beginning at a multiple of four */
export const inWords = (bytes: Uint8Array): InWords => ({
  bytes,
  words: new Int32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / WORD_BYTES)),
});

/** {@link contentHash} of the first bytes of a memory, for who uses one for everything. */
export function hashOfFirst({ bytes, words }: InWords, length: number): string {
  const inFours = (length >> 4) * 4;
  const inWhole = length >> 2;
  let a = 0xdeadbeef ^ length;
  let b = 0x41c6ce57 ^ length;
  let c = 0x9e3779b9 ^ length;
  let d = 0x7f4a7c15 ^ length;
  for (let index = 0; index < inFours; index += 4) {
    // Products carry differences upwards only; the shifts bring them down again, each part's into the one before.
    a = Math.imul(a ^ (b >>> 15) ^ words[index]!, 2654435761);
    b = Math.imul(b ^ (c >>> 15) ^ words[index + 1]!, 1597334677);
    c = Math.imul(c ^ (d >>> 15) ^ words[index + 2]!, 2246822519);
    d = Math.imul(d ^ (a >>> 15) ^ words[index + 3]!, 3266489917);
  }
  for (let index = inFours; index < inWhole; index++) b = Math.imul(b ^ (b >>> 15) ^ words[index]!, 1597334677);
  for (let index = inWhole * WORD_BYTES; index < length; index++) a = Math.imul(a ^ bytes[index]!, 2654435761);
  let h1 = a ^ Math.imul(c ^ (c >>> 15), 668265263);
  let h2 = b ^ Math.imul(d ^ (d >>> 15), 374761393);
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return base36(4294967296 * (2097151 & h2) + (h1 >>> 0));
}

const DIGITS_36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const PAIRS_36 = Array.from(DIGITS_36, (first) => Array.from(DIGITS_36, (second) => first + second)).flat();

/** `toString(36)` of a whole number, which takes the engine as long as the whole hash of a kilobyte. */
function base36(number: number): string {
  let text = '';
  let rest = number;
  do {
    const above = Math.floor(rest / PAIRS_36.length);
    text = PAIRS_36[rest - above * PAIRS_36.length]! + text;
    rest = above;
  } while (rest > 0);
  return text.startsWith('0') && text.length > 1 ? text.slice(1) : text;
}
