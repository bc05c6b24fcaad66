/** HTTP representations of an answer: encodings, entity tags, conditional requests (RFC 9110 §13) and ranges (§14). */
import fresh from 'fresh';
import { type Answer, sameUntil } from '#api/answer.ts';
import { headersOf } from '#api/http.ts';
import type { AppRequest, AppResponse, OpenFile } from './messages.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Headers without encoding, length and tag. */
type Headers = AppResponse['headers'];

export interface Representation {
  readonly status: number;
  readonly headers: Headers;
  /** short bodies stay strings, because Node writes head and string together */
  readonly body: string | Uint8Array | OpenFile;
  /** bytes of the body without encoding */
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
  /** encoded bodies, each created at its first use */
  readonly variants: Map<Encoding, Variant>;
}

interface Variant {
  readonly headers: Headers;
  readonly body: string | Uint8Array | OpenFile;
}

/** Hashing and compression by the host. */
export interface Codec {
  /** Returns a hash of at least 100 bits, in characters that an entity tag may contain. */
  hash(bytes: Uint8Array): string | Promise<string>;
  /** Undefined if the platform compresses responses. @returns undefined if the host is too busy */
  compress?(bytes: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Promise<Uint8Array> | undefined;
}

/** Shorter bodies are sent uncompressed, because compression saves nothing. */
const MIN_COMPRESSED_BYTES = 1024;
/** Longer bodies are stored as bytes, because a string would be encoded again for each client. */
const MAX_TEXT_BYTES = 16_384;
const COMPRESSIBLE =
  /^(text\/|application\/(json|schema\+json|atom\+xml|linkset\+json|javascript|manifest\+json|xml|x-ndjson)|image\/svg\+xml)/;

const encoder = new TextEncoder();

type Parts = Omit<Representation, 'variants'>;

export const representation = (parts: Parts): Representation => ({ ...parts, variants: new Map() });

/** Returns the representation of an answer. @param bytes the body, if the caller already has its bytes */
export async function representationOf(
  answer: Answer,
  now: number,
  { hash }: Codec,
  bytes: Uint8Array = encoder.encode(answer.body),
): Promise<Representation> {
  const { status, body, lifetime } = answer;
  return representation({
    status,
    headers: headersOf(answer, now),
    body: bytes.length <= MAX_TEXT_BYTES && body !== '' ? body : bytes,
    size: bytes.length,
    hash: lifetime && (await hash(bytes)),
    lastModified: undefined,
    madeAt: now,
    freshUntil: sameUntil(answer, now),
  });
}

/** Backward clock steps up to this size are common and harmless. */
const CLOCK_JITTER_MS = 1000;

/** May the representation be sent again? If it was made in the future, the clock was set back, and it is stale. */
export const isFresh = ({ madeAt, freshUntil }: Representation, now: number): boolean =>
  now < freshUntil && now >= madeAt - CLOCK_JITTER_MS;

/** Memory that a representation and its variants take, in bytes. */
export const memoryOf = ({ body, size, hash }: Representation): number =>
  (isOpenFile(body) ? 0 : Math.ceil(size * 1.5)) + (hash?.length ?? 0) + 1024;

export const isOpenFile = (body: AppResponse['body'] | OpenFile): body is OpenFile =>
  typeof body === 'object' && body !== null && 'read' in body;

/** The response to send. `known`: 304, the client has this version; `failed`: 412, the client's version differs. */
export interface Plan {
  readonly verdict: 'send' | 'known' | 'failed';
  readonly encoding: Encoding;
  /** undefined: the whole body */
  readonly range: Range | 'unsatisfiable' | undefined;
}

export function planOf(found: Representation, { method, header }: AppRequest, codec: Codec): Plan {
  const ranged =
    found.status === 200 && found.lastModified !== undefined && method === 'GET' ? header('range') : undefined;
  const range = ranged === undefined ? undefined : rangeOf(found, ranged, header('if-range'));
  const isCompressed = range === undefined && codec.compress !== undefined && isCompressible(found);
  const encoding = isCompressed ? chooseEncoding(header('accept-encoding')) : 'identity';
  return { verdict: found.status === 200 ? verdictOf(found, header, encoding) : 'send', encoding, range };
}

const isCompressible = ({ size, body, headers }: Representation): boolean =>
  size >= MIN_COMPRESSED_BYTES &&
  !isOpenFile(body) &&
  headers['Content-Encoding'] === undefined &&
  COMPRESSIBLE.test(headers['Content-Type'] ?? '');

/** Strong entity tag, different for each encoding. */
const tagOf = ({ hash }: Representation, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

function verdictOf(found: Representation, header: AppRequest['header'], encoding: Encoding): Plan['verdict'] {
  if (found.hash === undefined) return 'send';
  const { lastModified } = found;
  const [ifMatch, ifNoneMatch] = [header('if-match'), header('if-none-match')];
  const [ifModified, ifUnmodified] = [header('if-modified-since'), header('if-unmodified-since')];
  if (ifMatch !== undefined) {
    if (!listsTag(ifMatch, tagOf(found, encoding))) return 'failed';
  } else if (ifUnmodified !== undefined && lastModified !== undefined) {
    // An invalid date is ignored.
    if (lastModified > Date.parse(ifUnmodified)) return 'failed';
  }
  if (ifNoneMatch === undefined && ifModified === undefined) return 'send';
  const asked = { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModified };
  const there = { etag: tagOf(found, encoding), 'last-modified': lastModified && new Date(lastModified).toUTCString() };
  return fresh(asked, there) ? 'known' : 'send';
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
  const { size, lastModified } = found;
  if (ifRange !== undefined && ifRange !== tagOf(found, 'identity') && Date.parse(ifRange) !== lastModified)
    return undefined;
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

/** Browsers send some 30 letters. */
const MAX_ACCEPT_ENCODING_LETTERS = 256;

/** Weight of an encoding in `Accept-Encoding`; 0: not accepted (RFC 9110 §12.5.3). */
export function weightOf(encoding: Encoding, acceptEncoding = ''): number {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.slice(0, MAX_ACCEPT_ENCODING_LETTERS).toLowerCase().split(',')) {
    const [name = '', weight = '1'] = part.split(/\s*;\s*q=/);
    weights.set(name.trim(), Number(weight));
  }
  return weights.get(encoding) ?? weights.get('*') ?? 0;
}

/** The accepted encoding with the larger weight; br before gzip at equal weight. */
function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const [br, gzip] = [weightOf('br', acceptEncoding), weightOf('gzip', acceptEncoding)];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** Returns the response of a plan, at once if its encoding is cached. The caller handles the verdict `failed`. */
export function responseOf(
  found: Representation,
  plan: Plan,
  method: string,
  codec: Codec,
): AppResponse | Promise<AppResponse> {
  if (plan.verdict === 'known')
    return { status: 304, headers: withoutBody(headersIn(found, plan.encoding, codec)), body: null };
  const variant = found.variants.get(plan.encoding);
  if (variant) return responseWith(variant, found, plan, method);
  return makeVariant(found, plan.encoding, codec).then((made) => responseWith(made, found, plan, method));
}

function responseWith(
  { headers, body }: Variant,
  { status, size }: Representation,
  { range }: Plan,
  method: string,
): AppResponse {
  if (range === undefined) return { status, headers, body: method === 'HEAD' ? null : wholeOf(body, size) };
  if (range === 'unsatisfiable') {
    const refused = { ...withoutBody(headers), 'Content-Range': `bytes */${size}`, 'Content-Length': '0' };
    return { status: 416, headers: refused, body: null };
  }
  const { from, to } = range;
  const part = { 'Content-Range': `bytes ${from}-${to}/${size}`, 'Content-Length': String(to - from + 1) };
  return { status: 206, headers: { ...headers, ...part }, body: partOf(body, range) };
}

const wholeOf = (body: Variant['body'], size: number): AppResponse['body'] =>
  isOpenFile(body) ? { file: body, from: 0, to: size - 1 } : body;

const partOf = (body: Variant['body'], { from, to }: Range): AppResponse['body'] => {
  if (isOpenFile(body)) return { file: body, from, to };
  return (typeof body === 'string' ? encoder.encode(body) : body).subarray(from, to + 1);
};

/** 304 and 416 carry the headers about caching, none about a body (RFC 9110 §15.4.5). */
const withoutBody = ({
  'Content-Type': _,
  'Content-Encoding': __,
  'Content-Length': ___,
  ...headers
}: Headers): Headers => headers;

function headersIn(found: Representation, encoding: Encoding, codec: Codec): Headers {
  return {
    ...found.headers,
    ...(codec.compress && isCompressible(found) && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(found.hash !== undefined && { ETag: tagOf(found, encoding) }),
  };
}

async function makeVariant(found: Representation, encoding: Encoding, codec: Codec): Promise<Variant> {
  if (encoding === 'identity') return keep(found, encoding, found.body, found.size, codec);
  const bytes = typeof found.body === 'string' ? encoder.encode(found.body) : (found.body as Uint8Array);
  const encoded = await codec.compress!(bytes, encoding);
  return encoded ? keep(found, encoding, encoded, encoded.length, codec) : makeVariant(found, 'identity', codec);
}

function keep(found: Representation, encoding: Encoding, body: Variant['body'], size: number, codec: Codec): Variant {
  const variant = { headers: { ...headersIn(found, encoding, codec), 'Content-Length': String(size) }, body };
  found.variants.set(encoding, variant);
  return variant;
}
