/** HTTP representations of an answer: encodings, entity tags, conditional requests (RFC 9110 §13) and ranges (§14). */
import fresh from 'fresh';
import { type Answer, headersOf, sameUntil } from '#api/base/answer.ts';
import { type AppRequest, type AppResponse, isLargeFile, type LargeFile } from './messages.ts';

export type Compression = 'br' | 'gzip';

type Headers = AppResponse['headers'];

/** A body with all its headers. */
interface Variant {
  readonly headers: Headers;
  /** short bodies stay strings, because Node writes head and string together */
  readonly body: string | Uint8Array | LargeFile;
}

/** An answer or a file, uncompressed. */
export interface Representation extends Variant {
  readonly status: number;
  /** bytes of the body */
  readonly size: number;
  /** hash of the body, or of a large file's stamp; undefined for answers that must not be cached */
  readonly hash: string | undefined;
  /** modification time of a file in ms since 1970, rounded down to a second */
  readonly lastModified: number | undefined;
  /** inode, modification time and size of the file in memory */
  readonly stamp?: string;
  /** the server may send it again from `madeAt` to `freshUntil`, ms since 1970 */
  readonly madeAt: number;
  readonly freshUntil: number;
  readonly isCompressible: boolean;
  /** compressed bodies, each created at its first use */
  readonly compressed: Partial<Record<Compression, Variant>>;
}

/** Hashing and compression by the host. */
export interface BodyEncoder {
  /** Returns a hash of at least 100 bits, in characters that an entity tag may contain. */
  hash(body: string | Uint8Array): string | Promise<string>;
  /** Bytes of a text in UTF-8. */
  byteLength(text: string): number;
  /** The host's compression; undefined if the platform compresses responses. */
  readonly compression?: {
    /** The compression that the client prefers. @returns undefined if it accepts none */
    choose(acceptEncoding: string | undefined): Compression | undefined;
    /** Processor time (ms) of the compression of a body. @param size bytes */
    msOf(size: number): number;
    /** @returns undefined if the host is too busy */
    compress(bytes: Uint8Array, compression: Compression): Promise<Uint8Array> | undefined;
  };
}

/** Shorter bodies are sent uncompressed, because compression saves nothing. */
const MIN_COMPRESSED_BYTES = 1024;
/** Longer bodies are stored as bytes, because a string would be encoded again for each client. */
const MAX_TEXT_BYTES = 1_024;
const COMPRESSIBLE =
  /^(text\/|application\/(json|schema\+json|atom\+xml|linkset\+json|javascript|manifest\+json|xml|x-ndjson)|image\/svg\+xml)/;

const encoder = new TextEncoder();

/** @param parts without the headers about length, tag and encoding */
export function representation(
  parts: Omit<Representation, 'isCompressible' | 'compressed'>,
  { compression }: BodyEncoder,
): Representation {
  const { headers, body, size, hash } = parts;
  const isCompressible =
    compression !== undefined &&
    size >= MIN_COMPRESSED_BYTES &&
    !isLargeFile(body) &&
    headers['Content-Encoding'] === undefined &&
    COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  return {
    ...parts,
    headers: {
      ...headers,
      ...(isCompressible && { Vary: 'Accept-Encoding' }),
      ...(hash !== undefined && { ETag: tagOf(hash) }),
      'Content-Length': String(size),
    },
    isCompressible,
    compressed: {},
  };
}

/** Returns the representation of an answer. @param bytes the body, if the caller already has its bytes */
export async function representationOf(
  answer: Answer,
  now: number,
  bodyEncoder: BodyEncoder,
  bytes?: Uint8Array,
): Promise<Representation> {
  const { status, body, lifetime } = answer;
  const size = bytes?.length ?? bodyEncoder.byteLength(body);
  return representation(
    {
      status,
      headers: headersOf(answer, now),
      body: bytes ?? (size > MAX_TEXT_BYTES ? encoder.encode(body) : body),
      size,
      hash: lifetime && (await bodyEncoder.hash(bytes ?? body)),
      lastModified: undefined,
      madeAt: now,
      freshUntil: sameUntil(answer, now),
    },
    bodyEncoder,
  );
}

/** Backward clock steps up to this size are common and harmless. */
const CLOCK_JITTER_MS = 1000;

/** May the representation be sent again? If it was made in the future, the clock was set back, and it is stale. */
export const isFresh = ({ madeAt, freshUntil }: Representation, now: number): boolean =>
  now < freshUntil && now >= madeAt - CLOCK_JITTER_MS;

/** Memory that a representation and its compressed bodies take, in bytes. */
export const memoryOf = ({ body, size, hash }: Representation): number =>
  (isLargeFile(body) ? 0 : Math.ceil(size * 1.5)) + (hash?.length ?? 0) + 1024;

/** The response to send. `known`: 304, the client has this version; `failed`: 412, the client's version differs. */
export interface Plan {
  readonly verdict: 'send' | 'known' | 'failed';
  readonly compression: Compression | undefined;
  /** undefined: the whole body */
  readonly range: Range | 'unsatisfiable' | undefined;
}

export function planOf(found: Representation, { method, header }: AppRequest, bodyEncoder: BodyEncoder): Plan {
  const { status, lastModified, isCompressible } = found;
  const rangeHeader = status === 200 && lastModified !== undefined && method === 'GET' ? header('range') : undefined;
  const range = rangeHeader === undefined ? undefined : rangeOf(found, rangeHeader, header('if-range'));
  const compression =
    isCompressible && range === undefined ? bodyEncoder.compression!.choose(header('accept-encoding')) : undefined;
  return { verdict: status === 200 ? verdictOf(found, header, compression) : 'send', compression, range };
}

/** Strong entity tag, different for each encoding. */
const tagOf = (hash: string, compression?: Compression): string =>
  compression === undefined ? `"${hash}"` : `"${hash}-${compression}"`;

function verdictOf(
  { hash, lastModified }: Representation,
  header: AppRequest['header'],
  compression: Compression | undefined,
): Plan['verdict'] {
  if (hash === undefined) return 'send';
  const [ifMatch, ifNoneMatch] = [header('if-match'), header('if-none-match')];
  const [ifModified, ifUnmodified] = [header('if-modified-since'), header('if-unmodified-since')];
  if (ifMatch !== undefined) {
    if (!listsTag(ifMatch, tagOf(hash, compression))) return 'failed';
  } else if (ifUnmodified !== undefined && lastModified !== undefined) {
    // An invalid date is ignored.
    if (lastModified > Date.parse(ifUnmodified)) return 'failed';
  }
  if (ifNoneMatch === undefined && ifModified === undefined) return 'send';
  const requested = { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModified };
  const current = {
    etag: tagOf(hash, compression),
    'last-modified': lastModified && new Date(lastModified).toUTCString(),
  };
  return fresh(requested, current) ? 'known' : 'send';
}

/** Does `If-Match` list the tag? The comparison is strong, so weak tags never match. */
const listsTag = (ifMatch: string, tag: string): boolean =>
  ifMatch.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim() === tag);

/** First and last byte, both included. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/** @returns undefined if the whole body is sent: not a single byte range, or `If-Range` names another version */
function rangeOf(found: Representation, range: string, ifRange: string | undefined): Plan['range'] {
  const { size, headers, lastModified } = found;
  if (ifRange !== undefined && ifRange !== headers.ETag && Date.parse(ifRange) !== lastModified) return undefined;
  const [, first, last] = SINGLE_RANGE.exec(range.replaceAll(' ', '')) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'unsatisfiable' : { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Returns the response of a plan, at once unless a body must be compressed. The caller handles the verdict `failed`. */
export function responseOf(
  found: Representation,
  { verdict, compression, range }: Plan,
  method: string,
  bodyEncoder: BodyEncoder,
): AppResponse | Promise<AppResponse> {
  const { status, size, hash, headers, body } = found;
  if (verdict === 'known') {
    const ETag = tagOf(hash!, compression);
    return { status: 304, headers: { ...withoutBody(headers), ETag }, body: null };
  }
  if (range === 'unsatisfiable') {
    const refused = { ...withoutBody(headers), 'Content-Range': `bytes */${size}`, 'Content-Length': '0' };
    return { status: 416, headers: refused, body: null };
  }
  if (range) {
    const { from, to } = range;
    const part = { 'Content-Range': `bytes ${from}-${to}/${size}`, 'Content-Length': String(to - from + 1) };
    return { status: 206, headers: { ...headers, ...part }, body: partOf(body, range) };
  }
  const send = (variant: Variant): AppResponse => ({
    status,
    headers: variant.headers,
    body: method === 'HEAD' ? null : variant.body,
  });
  if (!compression) return send(found);
  const known = found.compressed[compression];
  return known ? send(known) : compressed(found, compression, bodyEncoder).then(send);
}

const partOf = (body: Variant['body'], { from, to }: Range): AppResponse['body'] => {
  if (isLargeFile(body)) return { ...body, from, to };
  return (typeof body === 'string' ? encoder.encode(body) : body).subarray(from, to + 1);
};

/** 304 and 416 carry the headers about caching, none about a body (RFC 9110 §15.4.5). */
const withoutBody = ({
  'Content-Type': _,
  'Content-Encoding': __,
  'Content-Length': ___,
  ...headers
}: Headers): Headers => headers;

/** The compressed body, which is kept; the uncompressed one if the host is too busy. */
async function compressed(found: Representation, compression: Compression, bodyEncoder: BodyEncoder): Promise<Variant> {
  const bytes = typeof found.body === 'string' ? encoder.encode(found.body) : (found.body as Uint8Array);
  const body = await bodyEncoder.compression!.compress(bytes, compression);
  if (!body) return found;
  const about = { 'Content-Encoding': compression, 'Content-Length': String(body.length) };
  const headers = { ...found.headers, ...about, ...(found.hash && { ETag: tagOf(found.hash, compression) }) };
  found.compressed[compression] = { headers, body };
  return { headers, body };
}
