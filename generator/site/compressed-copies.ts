/** gzip copies beside long texts, because the server sends long files from the disk as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { MAX_BYTES_IN_MEMORY } from '#server/node/static-files.ts';

/** @param extension of the files that get a copy, with its dot */
export function compressLargeTexts(folder: string, extension: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(extension))) {
    const bytes = readFileSync(`${folder}/${name}`);
    if (bytes.length > MAX_BYTES_IN_MEMORY) writeFileSync(`${folder}/${name}.gz`, gzipSync(bytes));
  }
}
