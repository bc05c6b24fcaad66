/** Compression, with a bound on what waits for it. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from '#api/http.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Small bodies are compressed at once: a few tens of microseconds, less than a trip through the thread pool. */
const SYNC_BYTES = 16_384;
/**
 * Answers live for seconds, files for as long as the memory cache keeps them. Beyond 7, files become 1 % smaller, but each takes
 * seven times as long and 32 MB of working memory, which clients that ask for many files could use up.
 */
const BROTLI_QUALITY = { passing: 4, lasting: 7 } as const;
const GZIP_LEVEL = 6;
/** Bodies that wait for a thread at a time; further ones are sent as they are, so that a crowd cannot queue up work. */
const MOST_WAITING = 16;
let waiting = 0;

/** Passing answers are compressed fast, lasting files well. */
export type Keeping = keyof typeof BROTLI_QUALITY;
type Compressed = Exclude<Encoding, 'identity'>;

/** @returns undefined if too many bodies are waiting already */
export function compress(bytes: Buffer, encoding: Compressed, keeps: Keeping): Buffer | Promise<Buffer> | undefined {
  if (bytes.length <= SYNC_BYTES) {
    return encoding === 'br'
      ? brotliCompressSync(bytes, brotliOptions(bytes, keeps))
      : gzipSync(bytes, { level: GZIP_LEVEL });
  }
  if (waiting >= MOST_WAITING) return undefined;
  waiting++;
  const compressed =
    encoding === 'br' ? brotliAsync(bytes, brotliOptions(bytes, keeps)) : gzipAsync(bytes, { level: GZIP_LEVEL });
  return compressed.finally(() => waiting--);
}

const brotliOptions = (bytes: Buffer, keeps: Keeping) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[keeps],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
