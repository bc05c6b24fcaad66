/** Static files from the output folder. */
import { createHash } from 'node:crypto';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { staticHeaders } from '../policy/static-headers.ts';
import { type Content, createContent } from './content.ts';

/** How long a file is sent from memory before the disk is asked whether it has changed. */
const RECHECK_MS = 1000;

export interface Files {
  /**
   * The file of a path, or undefined if there is none. A path that ends in a slash means the folder's index.html.
   * @param known what was sent before; taken again, without reading, if the file has not changed
   */
  read(path: string, now: number, known?: Content): Promise<Content | undefined>;
}

/** What tells whether a file has changed since it was read. */
const stamps = new WeakMap<Content, string>();

/**
 * @param root folder of the files
 * @param before where they are while a build has put them aside and the new ones are not in place yet
 */
export function createFiles(root: string, before?: string): Files {
  async function openFile(path: string): Promise<FileHandle | undefined> {
    const inRoot = () => open(join(root, path)).catch(missing);
    const file = await inRoot();
    if (file || before === undefined) return file;
    const isAside = !(await stat(root).catch(missing));
    return (isAside ? await open(join(before, path)).catch(missing) : undefined) ?? inRoot();
  }

  return {
    async read(path, now, known) {
      const inside = safePath(path);
      if (inside === undefined) return undefined;
      const file = await openFile(inside);
      if (!file) return undefined;
      try {
        const status = await file.stat();
        if (!status.isFile()) return undefined;
        const stamp = `${status.ino} ${status.mtimeMs} ${status.size}`;
        if (known && stamps.get(known) === stamp) {
          const again = { ...known, freshUntil: now + RECHECK_MS };
          stamps.set(again, stamp);
          return again;
        }
        const bytes = await file.readFile();
        const content = createContent({
          status: 200,
          bytes,
          hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 20),
          headers: staticHeaders(inside),
          freshUntil: now + RECHECK_MS,
          keeps: 'lasting',
        });
        stamps.set(content, stamp);
        return content;
      } finally {
        await file.close();
      }
    },
  };
}

/**
 * Path of a file below the root, or undefined for one that could lead out of it, to a hidden file, or to none at all.
 * @param path still percent-encoded, without query
 */
export function safePath(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith('/') || /[\\\0]/.test(decoded)) return undefined;
  const segments = decoded.slice(1).split('/');
  const last = segments.pop()!;
  if (segments.some((segment) => segment === '' || segment.startsWith('.')) || last.startsWith('.')) return undefined;
  return `/${[...segments, last === '' ? 'index.html' : last].join('/')}`;
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

function missing(error: NodeJS.ErrnoException): undefined {
  if (ABSENT.has(error.code ?? '')) return undefined;
  throw error;
}
