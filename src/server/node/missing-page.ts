/** What people see at an address without a file; programs are told in JSON. */
import { API_ROOT } from '#api/handler.ts';
import { PAGE_HEADERS } from '#api/http.ts';
import { type Content, createContent } from './content.ts';
import type { Files } from './files.ts';

const HTML_TYPE = 'text/html; charset=utf-8';

/**
 * The way to the page's own address, where only the slash at its end is missing; else the page that says there is none.
 * @param path still percent-encoded, without query
 * @returns undefined for addresses of the API and of calendar files, and where the site has no such page
 */
export async function missingPage(files: Files, path: string, now: number): Promise<Content | undefined> {
  const address = `${path}/`;
  if (address.startsWith(`${API_ROOT}/`) || path.endsWith('.ics')) return undefined;
  if (!path.endsWith('/') && (await files.read(address, now))) return movedTo(address, now);
  const page = await files.read(path.startsWith('/en/') ? '/en/404.html' : '/404.html', now);
  return page && notFoundPage(page, now);
}

const movedTo = (address: string, now: number): Content =>
  createContent({
    status: 301,
    bytes: Buffer.alloc(0),
    hash: undefined,
    headers: { Location: address, 'Cache-Control': 'public, max-age=300', ...PAGE_HEADERS },
    freshUntil: now,
    keeps: 'passing',
  });

/** The same page as an error: never kept, and never answered with 304. */
async function notFoundPage(page: Content, now: number): Promise<Content> {
  const { bytes } = await page.variant('identity');
  return createContent({
    status: 404,
    bytes,
    hash: undefined,
    headers: { 'Content-Type': HTML_TYPE, 'Cache-Control': 'no-store', ...PAGE_HEADERS },
    freshUntil: now,
    keeps: 'passing',
  });
}
