/** Static files from the output folder. */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { staticHeaders } from '../policy/static-headers.ts';
import { type Content, createContent, createLargeFile } from './content.ts';
import { headOf } from './head.ts';

/** How long a file is sent from memory before the disk is asked whether it has changed. */
const RECHECK_MS = 1000;
/** Larger files are sent from the disk, as they are: in memory a few of them would crowd out all others. */
const MOST_BYTES_IN_MEMORY = 2 * 1024 * 1024;

export interface Files {
  /**
   * A file of the folder, or undefined if there is none.
   * @param file decoded path from {@link filesOf}
   * @param known what was sent before; taken again, without reading, if the file has not changed
   */
  read(file: string, now: number, known?: Content): Promise<Content | undefined>;
  /** Its bytes alone, each time from the disk. */
  readBytes(file: string): Promise<Buffer | undefined>;
}

/** What tells whether a file has changed since it was read. */
const stamps = new WeakMap<Content, string>();

/**
 * @param root folder of the files
 * @param before where they are while a build has put them aside and the new ones are not in place yet
 */
export function createFiles(root: string, before?: string): Files {
  /** Readings under way: a crowd that asks for one file at once makes one of them. */
  const reading = new Map<string, Promise<Content | undefined>>();

  async function openFile(path: string): Promise<{ file: FileHandle; place: string } | undefined> {
    const found = await openInside(root, path);
    if (found || before === undefined) return found;
    const isAside = !(await stat(root).catch(missing));
    return (isAside ? await openInside(before, path) : undefined) ?? openInside(root, path);
  }

  async function readFile(path: string, now: number, known: Content | undefined): Promise<Content | undefined> {
    const found = await openFile(path);
    if (!found) return undefined;
    const { file, place } = found;
    try {
      const status = await file.stat();
      if (!status.isFile()) return undefined;
      const stamp = `${status.ino} ${status.mtimeMs} ${status.size}`;
      const freshUntil = now + RECHECK_MS;
      const content =
        known && stamps.get(known) === stamp
          ? { ...known, freshUntil }
          : await contentOf(path, { file, place, size: status.size, mtimeMs: status.mtimeMs, stamp, freshUntil });
      stamps.set(content, stamp);
      return content;
    } finally {
      await file.close();
    }
  }

  async function readBytes(path: string): Promise<Buffer | undefined> {
    const { file } = (await openFile(path)) ?? {};
    try {
      return (await file?.stat())?.isFile() ? await file!.readFile() : undefined;
    } finally {
      await file?.close();
    }
  }

  return {
    readBytes,
    read(file, now, known) {
      let content = reading.get(file);
      if (!content) {
        content = readFile(file, now, known).finally(() => reading.delete(file));
        reading.set(file, content);
      }
      return content;
    },
  };
}

interface OpenFile {
  readonly file: FileHandle;
  readonly place: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly stamp: string;
  readonly freshUntil: number;
}

async function contentOf(path: string, { file, place, size, mtimeMs, stamp, freshUntil }: OpenFile): Promise<Content> {
  const lastModified = Math.floor(mtimeMs / 1000) * 1000;
  const head = headOf({
    ...staticHeaders(path),
    'Last-Modified': new Date(lastModified).toUTCString(),
    'Accept-Ranges': 'bytes',
  });
  const described = { status: 200, head, freshUntil, lastModified };
  if (size > MOST_BYTES_IN_MEMORY) {
    const read = (from: number, to: number) => createReadStream(place, { start: from, end: to });
    return createLargeFile({ ...described, hash: hashOf(stamp), size, read });
  }
  const bytes = await file.readFile();
  return createContent({ ...described, bytes, hash: hashOf(bytes), keeps: 'lasting' });
}

const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 20);

/** Opens a file that lies in the folder, links followed. A pipe or a device is not waited for. */
async function openInside(root: string, path: string): Promise<{ file: FileHandle; place: string } | undefined> {
  const [folder, place] = await Promise.all([root, join(root, path)].map((name) => realpath(name).catch(missing)));
  if (folder === undefined || !place?.startsWith(folder + sep)) return undefined;
  const file = await open(place, constants.O_RDONLY | constants.O_NONBLOCK).catch(missing);
  return file && { file, place };
}

/** The last ones are what a socket, a pipe or a device without a driver says. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO', 'ENODEV']);

function missing(error: NodeJS.ErrnoException): undefined {
  if (ABSENT.has(error.code ?? '')) return undefined;
  throw error;
}
