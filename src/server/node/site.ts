/** The files as addresses: which one an address means, the way to a page's own address, and the page that says there is none. */
import { OPEN_TO_ALL } from '#api/http.ts';
import { PAGE_HEADERS } from '#api/page-headers.ts';
import { canonicalAddressOf, filesOf, indexOf, safePath } from '../policy/file-address.ts';
import { isForPrograms, notFoundPage } from '../policy/missing.ts';
import { type Content, createContent } from './content.ts';
import type { Files } from './files.ts';
import { headOf } from './head.ts';

export interface Site {
  /**
   * What a GET of an address is answered with; undefined for addresses of programs without a file, and where the site has no
   * page that says so.
   * @param url path and query as in the request
   * @param known what was sent before at this very path
   */
  find(path: string, url: string, now: number, known?: Content): Promise<Content | undefined>;
}

export function createSite(files: Files): Site {
  async function findFile(path: string, now: number, known?: Content): Promise<Content | undefined> {
    for (const file of filesOf(path)) {
      const content = await files.read(file, now, known);
      if (content) return content;
    }
    return undefined;
  }

  async function missing(path: string, now: number): Promise<Content | undefined> {
    if (isForPrograms(path)) return undefined;
    const page = await findFile(notFoundPage(path), now);
    return page && errorPage(page, now);
  }

  return {
    async find(path, url, now, known) {
      const index = indexOf(path);
      if (index !== undefined) return files.read(index, now, known);
      const decoded = safePath(path);
      if (decoded === undefined) return missing(path, now);
      const plain = decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
      const content = await findFile(plain, now, known);
      if (!content) return missing(path, now);
      const address = canonicalAddressOf(plain);
      return path === address ? content : movedTo(address + url.slice(path.length), now);
    },
  };
}

const movedTo = (address: string, now: number): Content =>
  createContent({
    status: 301,
    bytes: Buffer.alloc(0),
    hash: undefined,
    head: headOf({
      Location: address,
      'Cache-Control': 'public, max-age=300',
      ...(isForPrograms(address) ? OPEN_TO_ALL : PAGE_HEADERS),
    }),
    freshUntil: now,
    keeps: 'passing',
  });

/** The same page as an error: never kept, and never answered with 304. */
async function errorPage(page: Content, now: number): Promise<Content> {
  const { bytes } = await page.variant('identity');
  return createContent({
    status: 404,
    bytes: bytes!,
    hash: undefined,
    head: headOf({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...PAGE_HEADERS }),
    freshUntil: now,
    keeps: 'passing',
  });
}
