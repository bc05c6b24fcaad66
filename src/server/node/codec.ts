/** Hashes and compression on Node, with a bound on the bodies that wait for a thread. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Codec } from '../representation.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const HASH_LETTERS = 22;
/** Smaller bodies are compressed synchronously: that takes less time than the thread pool's overhead. */
const MAX_SYNC_BYTES = 16_384;
/**
 * Answers live for seconds, files for as long as the cache keeps them. Beyond 7, files become 1 % smaller, but each takes seven
 * times as long and 32 MB of working memory, which clients that ask for many files could use up.
 */
const BROTLI_QUALITY = { answer: 4, file: 7 } as const;
const GZIP_LEVEL = 6;
/** Bodies that wait for a thread at a time; further ones are sent as they are. */
const MAX_WAITING = 16;
let waiting = 0;

export const nodeCodec: Codec = {
  hash: (bytes) => hash('sha256', bytes, 'base64url').slice(0, HASH_LETTERS),
  compress(bytes, encoding, isFile) {
    const gzipOptions = { level: GZIP_LEVEL };
    const brotliOptions = {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[isFile ? 'file' : 'answer'],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    };
    if (bytes.length <= MAX_SYNC_BYTES) {
      return encoding === 'br' ? brotliCompressSync(bytes, brotliOptions) : gzipSync(bytes, gzipOptions);
    }
    if (waiting >= MAX_WAITING) return undefined;
    waiting++;
    const compressed = encoding === 'br' ? brotliAsync(bytes, brotliOptions) : gzipAsync(bytes, gzipOptions);
    return compressed.finally(() => waiting--);
  },
};
