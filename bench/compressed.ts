import { brotliCompressSync, constants } from 'node:zlib';

/** The quality that hosts compress with on the way; the best, 11, takes twenty times as long for a tenth less. */
const QUALITY = 5;

/** Size after br. */
export const brotliBytes = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;
