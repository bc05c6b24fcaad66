/** ZIP archives with the same bytes for the same files, for the wheel of Python and the package of PHP. */
import { strToU8, zipSync } from 'fflate';

export interface ZipEntry {
  readonly path: string;
  readonly text: string;
}

const UNIX = 3;
/** rw-r--r-- of a regular file, in the upper half of the attributes. */
const MODE = (0o100644 << 16) >>> 0;

/** Packs the files. fflate writes the local clock of a date, so 1 January 1980, the first day of ZIP, is a local date. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files = Object.fromEntries(entries.map(({ path, text }) => [path, strToU8(text)]));
  return Buffer.from(zipSync(files, { level: 9, mtime: new Date(1980, 0, 1), os: UNIX, attrs: MODE }));
}
