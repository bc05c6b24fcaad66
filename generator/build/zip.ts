/** ZIP archives with the same bytes for the same files, for the wheel of Python and the package of PHP. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly path: string;
  readonly text: string;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day that a ZIP can name. */
const DATE = 0x0021;
/** rw-r--r-- of a regular file, in the upper half of the attributes. */
const MODE = (0o100644 << 16) >>> 0;

/** @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, text } of entries) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes, { level: 9 });
    // From "version needed" to "length of the extra field", which both headers have.
    const common = Buffer.alloc(26);
    for (const [at, value] of [VERSION, UTF8_NAMES, DEFLATED, 0, DATE].entries()) common.writeUInt16LE(value, at * 2);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(MODE, 6);
    central.writeUInt32LE(offset, 10);
    const local = Buffer.concat([signature(LOCAL_HEADER), common, name, packed]);
    files.push(local);
    // Made by Unix, so that the mode counts.
    directory.push(signature(CENTRAL_HEADER), Buffer.from([VERSION, 3]), common, central, name);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, signature(END), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
