/** Checksums of downloads for a service whose address differs from that of the build. */
import { createHash } from 'node:crypto';
import { join } from 'node:path/posix';

/** Path of the checksums, in the format of `sha256sum -c`. */
export const CHECKSUMS_PATH = '/downloads/SHA256SUMS';

/**
 * The checksums of the files as they are sent.
 * @param text lines `hash  name`
 * @param sent bytes of a file as they are sent; undefined if they are those of the build
 */
export const servedSums = (text: string, sent: (path: string) => Buffer | undefined): string =>
  text.replace(/^[0-9a-f]{64}(?= {2}(.+)$)/gm, (hash, name: string) => {
    const bytes = sent(join('/downloads', name));
    return bytes ? createHash('sha256').update(bytes).digest('hex') : hash;
  });
