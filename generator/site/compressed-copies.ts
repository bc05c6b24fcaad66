/** gzip copies beside long texts, because the server sends long files from the disk as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** As the server keeps shorter files in memory, and compresses them itself. */
const LARGE_TEXT_BYTES = 2 * 1024 * 1024;

/** @param extension of the files that get a copy, with its dot */
export function compressLargeTexts(folder: string, extension: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(extension))) {
    const bytes = readFileSync(`${folder}/${name}`);
    if (bytes.length > LARGE_TEXT_BYTES) writeFileSync(`${folder}/${name}.gz`, gzipSync(bytes));
  }
}
