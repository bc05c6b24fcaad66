/** Hashing and compression on Node, with a limit on the bodies that wait for a thread. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BodyEncoder, Compression } from '../representation.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const HASH_LETTERS = 22;
/**
 * Level of each compression, and its processor time. For short bodies quality 7 of Brotli saves 3 %, but takes twice the
 * time and 8 MB of memory for each body instead of 1 MB. Long ones become a quarter longer in a fifth of the time.
 */
const SHORT = { br: 5, gzip: 6, msPerMB: 18 } as const;
const LONG = { br: 1, gzip: 1, msPerMB: 3 } as const;
const MAX_SHORT_BYTES = 65_536;
const levelsFor = (size: number): typeof SHORT | typeof LONG => (size > MAX_SHORT_BYTES ? LONG : SHORT);

/** Maximum number of bodies that wait for a thread; above it, bodies are sent uncompressed. */
const MAX_WAITING = 64;
let waiting = 0;

/** Browsers send some 30 letters. */
const MAX_ACCEPT_ENCODING_LETTERS = 256;

/** Weight of each compression in `Accept-Encoding`; 0: not accepted (RFC 9110 §12.5.3). */
export function weightsOf(acceptEncoding: string | undefined): Readonly<Record<Compression, number>> {
  if (acceptEncoding === undefined) return { br: 0, gzip: 0 };
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.slice(0, MAX_ACCEPT_ENCODING_LETTERS).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice('q='.length)));
  }
  const others = weights.get('*') ?? 0;
  return { br: weights.get('br') ?? others, gzip: weights.get('gzip') ?? others };
}

export const nodeEncoder: BodyEncoder = {
  hash: (body) => hash('sha256', body, 'base64url').slice(0, HASH_LETTERS),
  byteLength: (text) => Buffer.byteLength(text),
  compression: {
    choose(acceptEncoding) {
      const { br, gzip } = weightsOf(acceptEncoding);
      if (br > 0 && br >= gzip) return 'br';
      return gzip > 0 ? 'gzip' : undefined;
    },
    msOf: (size) => (size / 1e6) * levelsFor(size).msPerMB,
    compress(bytes, compression) {
      const levels = levelsFor(bytes.length);
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: levels.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      if (waiting >= MAX_WAITING) return undefined;
      waiting++;
      const compressed =
        compression === 'br' ? brotliAsync(bytes, { params }) : gzipAsync(bytes, { level: levels.gzip });
      return compressed.then(exact).finally(() => waiting--);
    },
  },
};

/** A copy without the unused rest of zlib's 16 kB chunk, because representations are kept. */
const exact = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
