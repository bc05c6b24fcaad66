/** Answers to addresses without a file of their own: redirects, and the 404 page. */
import { OPEN_TO_ALL } from '#api/base/answer.ts';
import { type BodyEncoder, type Representation, representation } from './representation.ts';
import { isForPrograms } from './site-address.ts';
import { PAGE_HEADERS } from './static-headers.ts';

/** 301 to an address of this site. */
export function movedTo(address: string, now: number, encoder: BodyEncoder): Representation {
  const headers = {
    Location: address,
    'Cache-Control': 'public, max-age=300',
    ...(isForPrograms(address) ? OPEN_TO_ALL : PAGE_HEADERS),
  };
  const empty = { body: '', size: 0, hash: undefined, lastModified: undefined };
  return representation({ status: 301, headers, ...empty, madeAt: now, freshUntil: now }, encoder);
}

/** The 404 page. Clients never cache it. */
export function missingPage(page: Representation, encoder: BodyEncoder): Representation {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...PAGE_HEADERS };
  return representation({ ...page, status: 404, headers, hash: undefined, lastModified: undefined }, encoder);
}
