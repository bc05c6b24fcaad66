/** A body in memory, with its compressed forms made once, when first asked for. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type Encoding, LEAST_COMPRESSED_BYTES, tagOf } from '#api/http.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Small bodies are compressed at once: a few tens of microseconds, less than a trip through the thread pool. */
const SYNC_BYTES = 16_384;
const MOST_LETTERS = 16_384;
/**
 * Answers live for seconds, files for as long as the memory cache keeps them. Beyond 7, files become 1 % smaller, but each takes
 * seven times as long and 32 MB of working memory, which clients that ask for many files could use up.
 */
const BROTLI_QUALITY = { passing: 4, lasting: 7 } as const;
const GZIP_LEVEL = 6;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** One encoding of a body, ready to be sent. */
export interface Variant {
  readonly bytes: Buffer;
  /**
   * The same bytes as a text of one letter each, for small bodies: Node joins head and text into one write, where a buffer
   * takes a second one.
   */
  readonly letters: string | undefined;
  readonly tag: string;
  /** name, value, name, value …: the form that Node writes fastest */
  readonly headers: string[];
}

export interface Content {
  readonly status: number;
  /** the uncompressed body's size, which bounds the memory that all variants take */
  readonly size: number;
  /** moment (ms since 1970) until which it may be sent without another look */
  readonly freshUntil: number;
  variant(encoding: Encoding): Variant | Promise<Variant>;
}

interface ContentParts {
  readonly status: number;
  readonly bytes: Buffer;
  /** tells this body from every other one at the same address; undefined for answers that are not to be kept */
  readonly hash: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly freshUntil: number;
  /** passing answers are compressed fast, lasting files well */
  readonly keeps: keyof typeof BROTLI_QUALITY;
}

export function createContent({ status, bytes, hash, headers, freshUntil, keeps }: ContentParts): Content {
  const compressible = bytes.length >= LEAST_COMPRESSED_BYTES && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  const variants = new Map<Encoding, Variant | Promise<Variant>>();

  const finished = (encoding: Encoding, encoded: Buffer): Variant => {
    const tag = hash === undefined ? '' : tagOf(hash, encoding);
    const all: Record<string, string> = {
      ...headers,
      ...(compressible && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(tag && { ETag: tag }),
      'Content-Length': String(encoded.length),
    };
    const letters = encoded.length <= MOST_LETTERS ? encoded.toString('latin1') : undefined;
    return { bytes: encoded, letters, tag, headers: Object.entries(all).flat() };
  };

  const make = (encoding: Encoding): Variant | Promise<Variant> => {
    if (encoding === 'identity') return finished(encoding, bytes);
    if (bytes.length <= SYNC_BYTES) return finished(encoding, compressNow(bytes, encoding, keeps));
    return compressLater(bytes, encoding, keeps).then((encoded) => {
      const variant = finished(encoding, encoded);
      variants.set(encoding, variant);
      return variant;
    });
  };

  return {
    status,
    size: bytes.length,
    freshUntil,
    variant(encoding) {
      const wanted = compressible ? encoding : 'identity';
      let variant = variants.get(wanted);
      if (!variant) {
        variant = make(wanted);
        variants.set(wanted, variant);
      }
      return variant;
    },
  };
}

const brotliOptions = (bytes: Buffer, keeps: keyof typeof BROTLI_QUALITY) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[keeps],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

const compressNow = (bytes: Buffer, encoding: 'br' | 'gzip', keeps: keyof typeof BROTLI_QUALITY): Buffer =>
  encoding === 'br' ? brotliCompressSync(bytes, brotliOptions(bytes, keeps)) : gzipSync(bytes, { level: GZIP_LEVEL });

const compressLater = (bytes: Buffer, encoding: 'br' | 'gzip', keeps: keyof typeof BROTLI_QUALITY): Promise<Buffer> =>
  encoding === 'br' ? brotliAsync(bytes, brotliOptions(bytes, keeps)) : gzipAsync(bytes, { level: GZIP_LEVEL });
