/** Serves files of the output folder: short files from memory, large files from the disk. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Found, SiteFiles } from '../host.ts';
import type { AppRequest, LargeFile } from '../messages.ts';
import { mayHaveAddress, type ReplaceAddress } from '../public-address.ts';
import { type Representation, representation } from '../representation.ts';
import { filesOf, safePath } from '../site-address.ts';
import { staticHeaders } from '../static-headers.ts';
import { nodeEncoder, weightsOf } from './body-encoder.ts';

/** Time (ms) for which a cached file is sent before its modification time is checked. */
const RECHECK_MS = 1000;
/**
 * Larger files are sent from the disk, because a few of them would evict all others from the cache. The build puts a
 * compressed copy beside the texts among them.
 */
export const MAX_BYTES_IN_MEMORY = 2 * 1024 * 1024;

interface StaticFilesOptions {
  /** folder of the previous files while a build replaces the root */
  readonly before?: string;
  /** replaces the public address of the build; undefined: it is the service's */
  readonly replaceAddress?: ReplaceAddress | undefined;
}

export class StaticFiles implements SiteFiles {
  readonly #root: string;
  readonly #options: StaticFilesOptions;

  constructor(root: string, options: StaticFilesOptions = {}) {
    this.#root = root;
    this.#options = options;
  }

  /** The text of a file; undefined if there is none. */
  async text(path: string): Promise<string | undefined> {
    return safePath(path) === path ? (await this.read(path))?.toString() : undefined;
  }

  /** The file at a path; undefined if there is none. */
  #stat(path: string): FileOnDisk | undefined {
    const { before } = this.#options;
    return statOf(this.#root + path) ?? (before === undefined ? undefined : this.#statMoved(path, before));
  }

  /** The file while a build replaces the root, which is away for a moment. */
  #statMoved(path: string, before: string): FileOnDisk | undefined {
    return (statOf(this.#root, true) ? undefined : statOf(before + path)) ?? statOf(this.#root + path);
  }

  /** The bytes of a short file, read in one turn of the event loop: nothing of it is held if the client leaves. */
  #bytesOf(path: string, { place }: FileOnDisk): Buffer {
    const bytes = readFileSync(place);
    return this.#options.replaceAddress?.(typeOf(path), bytes) ?? bytes;
  }

  async read(path: string): Promise<Buffer | undefined> {
    const file = this.#stat(path);
    return file && this.#bytesOf(path, file);
  }

  /** May the file contain the address of the build, which is not the service's? */
  #isReplaced(path: string): boolean {
    return this.#options.replaceAddress !== undefined && mayHaveAddress(typeOf(path));
  }

  /** A file as it is sent. Only a short one is read now. */
  async #readFile(path: string, now: number, known?: Representation): Found {
    const file = this.#stat(path);
    if (!file) return undefined;
    const { stamp, size, lastModified } = file;
    const freshUntil = now + RECHECK_MS;
    if (known?.stamp === stamp) return { ...known, madeAt: now, freshUntil };
    const headers = {
      ...staticHeaders(path),
      'Last-Modified': new Date(lastModified).toUTCString(),
      'Accept-Ranges': 'bytes',
    };
    const common = { status: 200, headers, size, lastModified, madeAt: now };
    if (size > MAX_BYTES_IN_MEMORY && !this.#isReplaced(path)) {
      const hash = await nodeEncoder.hash(stamp);
      return representation({ ...common, body: largeFile(file), hash, freshUntil: now }, nodeEncoder);
    }
    const body = this.#bytesOf(path, file);
    const hash = await nodeEncoder.hash(body);
    return representation({ ...common, body, size: body.length, hash, stamp, freshUntil }, nodeEncoder);
  }

  /** The gzip copy beside a file, for clients that accept gzip and request the whole file. */
  async #compressedCopy(path: string, { header }: AppRequest, now: number): Found {
    if (header('range') !== undefined) return undefined;
    // The copy has the address of the build.
    if (weightsOf(header('accept-encoding')).gzip === 0 || this.#isReplaced(path)) return undefined;
    const found = await this.#readFile(`${path}.gz`, now);
    if (!found) return undefined;
    const headers = { ...found.headers, ...staticHeaders(path), 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' };
    return { ...found, headers, freshUntil: now };
  }

  async find(address: string, asker: AppRequest, now: number, known?: Representation): Found {
    const copy = await this.#compressedCopy(address, asker, now);
    if (copy) return copy;
    for (const file of filesOf(address)) {
      const found = await this.#readFile(file, now, known);
      if (found) return found;
    }
    return undefined;
  }
}

/** A file that is opened while it is sent, and closed whoever ends that. */
const largeFile = ({ place, size, stamp }: FileOnDisk): LargeFile => ({
  from: 0,
  to: size - 1,
  async *read(from, to) {
    const file = await open(place);
    try {
      if (stampOf(await file.stat()) !== stamp) throw new Error(`${place} has been replaced`);
      yield* file.createReadStream({ start: from, end: to, autoClose: false });
    } finally {
      await file.close();
    }
  },
});

const typeOf = (path: string): string => staticHeaders(path)['Content-Type'] ?? '';

interface FileOnDisk {
  /** path on the disk */
  readonly place: string;
  readonly size: number;
  /** ms since 1970, rounded down to a second */
  readonly lastModified: number;
  readonly stamp: string;
}

/** Differs for every version of a file. */
const stampOf = ({ ino, mtimeMs, size }: Stats): string => `${ino}-${mtimeMs}-${size}`;

/** Error codes of missing files. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Asks the disk in one turn of the event loop: that takes microseconds. @returns undefined if there is no such file */
function statOf(place: string, isFolder = false): FileOnDisk | undefined {
  try {
    const stats = statSync(place);
    if (stats.isDirectory() !== isFolder) return undefined;
    const { size, mtimeMs } = stats;
    return { place, size, lastModified: Math.floor(mtimeMs / 1000) * 1000, stamp: stampOf(stats) };
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
