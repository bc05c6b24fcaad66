/** Serves files of the output folder: short files from memory, large files from the disk. */
import { existsSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { plainAddress } from '#understand/addresses.ts';
import type { Found, SiteFiles } from '../app.ts';
import { type Asker, type CpuBudget, NO_CPU_BUDGET } from '../limits/cpu-budget.ts';
import { type AppRequest, isOpenFile, type OpenFile } from '../messages.ts';
import { movedTo } from '../moved.ts';
import { mayHaveAddress, type ReplaceAddress } from '../public-address.ts';
import { type Representation, representation } from '../representation.ts';
import { filesOf, indexOf, isForPrograms, notFoundPage, safePath } from '../site-address.ts';
import { PAGE_HEADERS, staticHeaders } from '../static-headers.ts';
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
  readonly cpuBudget?: CpuBudget;
}

interface Lookup {
  readonly asker: AppRequest;
  readonly now: number;
  readonly known?: Representation | undefined;
}

export class StaticFiles implements SiteFiles {
  readonly #root: string;
  readonly #options: StaticFilesOptions;
  readonly #cpuBudget: CpuBudget;

  constructor(root: string, options: StaticFilesOptions = {}) {
    this.#root = root;
    this.#options = options;
    this.#cpuBudget = options.cpuBudget ?? NO_CPU_BUDGET;
  }

  /** The text of a file; undefined if there is none. */
  async text(path: string): Promise<string | undefined> {
    const bytes = safePath(path) === path ? await this.#bytesOf(path) : undefined;
    return bytes && this.#served(path, bytes).toString();
  }

  /** @returns the open file, which the caller must close; undefined if it does not exist */
  async #openFile(path: string): Promise<FileHandle | undefined> {
    const found = await openIfThere(this.#root + path);
    const { before } = this.#options;
    if (found || before === undefined) return found;
    const isMoved = !(await stat(this.#root).catch(ifAbsent));
    return (isMoved ? await openIfThere(before + path) : undefined) ?? openIfThere(this.#root + path);
  }

  async #bytesOf(path: string): Promise<Buffer | undefined> {
    const file = await this.#openFile(path);
    try {
      return (await file?.stat())?.isFile() ? await file!.readFile() : undefined;
    } finally {
      await file?.close();
    }
  }

  async read(path: string, asker: Asker): Promise<Buffer | undefined> {
    const bytes = await this.#bytesOf(path);
    return bytes && this.#cpuBudget.run(kindOf(bytes), asker, () => this.#served(path, bytes));
  }

  #served(path: string, bytes: Buffer): Buffer {
    return this.#options.replaceAddress?.(typeOf(path), bytes) ?? bytes;
  }

  /** May the file contain the address of the build, which is not the service's? */
  #isReplaced(path: string): boolean {
    return this.#options.replaceAddress !== undefined && mayHaveAddress(typeOf(path));
  }

  /** Reads a file. Size, tag and bytes come from one descriptor, so two versions are never mixed. */
  async #readFile(path: string, { asker, now, known }: Lookup): Found {
    const file = await this.#openFile(path);
    if (!file) return undefined;
    let isStreamed = false;
    try {
      const status = await file.stat();
      if (!status.isFile()) return undefined;
      const { ino, mtimeMs, size } = status;
      const lastModified = Math.floor(mtimeMs / 1000) * 1000;
      const stamp = `${ino}-${mtimeMs}-${size}`;
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
        const parts = { ...common, body: opened(file, size), hash, freshUntil: now };
        const found = await this.#cpuBudget.run('large file', asker, () => representation(parts, nodeEncoder));
        isStreamed = true;
        return found;
      }
      const bytes = await file.readFile();
      return await this.#cpuBudget.run(kindOf(bytes), asker, async () => {
        const body = this.#served(path, bytes);
        const hash = await nodeEncoder.hash(body);
        return representation({ ...common, body, size: body.length, hash, stamp, freshUntil }, nodeEncoder);
      });
    } finally {
      if (!isStreamed) await file.close();
    }
  }

  /** May the file exist? A missing file costs a hundredth of opening one. */
  #exists(path: string): boolean {
    return existsSync(this.#root + path) || existsSync(this.#options.before ?? '');
  }

  async #findFile(path: string, lookup: Lookup): Found {
    for (const file of filesOf(path)) {
      if (!this.#exists(file)) continue;
      const found = await this.#readFile(file, lookup);
      if (found) return found;
    }
    return undefined;
  }

  /** The 404 page. Clients never cache it; the server keeps it for a second with its compressed bodies. */
  async #missing({ asker, now }: Lookup): Found {
    if (isForPrograms(asker.path)) return undefined;
    const name = notFoundPage(asker.path);
    const known = this.#missingPages.get(name);
    if (known && now < known.until && now >= known.until - RECHECK_MS) return known.page;
    const file = await this.#findFile(name, { asker, now });
    const page = file && missingPage(file, now);
    if (page) this.#missingPages.set(name, { page, until: now + RECHECK_MS });
    return page;
  }

  /** The page of an address with Persian digits, leading zeros or a Gregorian year. */
  async #moved({ asker, now }: Lookup): Found {
    const { path } = asker;
    const plain = isForPrograms(path) ? undefined : plainAddress(path);
    const file = plain && safePath(plain.replace(/#.*/, ''));
    const found = file === undefined || file === '' ? undefined : await this.#findFile(file, { asker, now });
    return found && moved(plain!, found, now);
  }

  /** 404 pages by their names */
  readonly #missingPages = new Map<string, { page: Representation; until: number }>();

  /** The gzip copy beside a file, for clients that accept gzip and request the whole file. */
  async #compressedCopy(path: string, { asker, now }: Lookup): Found {
    const { header } = asker;
    if (!existsSync(`${this.#root}${path}.gz`) || header('range') !== undefined) return undefined;
    // The copy has the address of the build.
    if (weightsOf(header('accept-encoding')).gzip === 0 || this.#isReplaced(path)) return undefined;
    const found = await this.#readFile(`${path}.gz`, { asker, now });
    if (!found) return undefined;
    const headers = { ...found.headers, ...staticHeaders(path), 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' };
    return { ...found, headers, freshUntil: now };
  }

  async find(asker: AppRequest, now: number, known: Representation | undefined): Found {
    const { path, query } = asker;
    const lookup = { asker, now, known };
    const index = indexOf(path);
    if (index !== undefined) return this.#readFile(index, lookup);
    const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const decoded = safePath(withoutSlash);
    if (decoded === undefined) return this.#missing(lookup);
    const found = (await this.#compressedCopy(decoded, lookup)) ?? (await this.#findFile(decoded, lookup));
    if (!found) return (await this.#moved(lookup)) ?? this.#missing(lookup);
    return path === withoutSlash ? found : moved(withoutSlash + (query === '' ? '' : `?${query}`), found, now);
  }
}

function moved(address: string, { body }: Representation, now: number): Representation {
  if (isOpenFile(body)) body.close();
  return movedTo(address, now, nodeEncoder);
}

function missingPage(page: Representation, now: number): Representation {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...PAGE_HEADERS };
  const parts = { ...page, status: 404, headers, hash: undefined, lastModified: undefined, freshUntil: now };
  return representation(parts, nodeEncoder);
}

const opened = (file: FileHandle, size: number): OpenFile => ({
  from: 0,
  to: size - 1,
  read: (from, to) => file.createReadStream({ start: from, end: to }),
  // The file may be closed already.
  close: () => void file.close().catch(() => {}),
});

/** Files of about one size take about the same time. */
const kindOf = ({ length }: Uint8Array): string => `file of 2^${Math.ceil(Math.log2(length + 1))} bytes`;

const typeOf = (path: string): string => staticHeaders(path)['Content-Type'] ?? '';

const openIfThere = (path: string): Promise<FileHandle | undefined> => open(path).catch(ifAbsent);

/** Error codes of missing files. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (ABSENT.has(error.code ?? '')) return undefined;
  throw error;
}
