/** Which file an address means, and which of several spellings is canonical: the same on every host. */
import { FOLDER_LISTS } from '#api/paths.ts';

/** Files for other hosts in the root of the site; they are no part of it. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects']);
/** The one folder with a dot that is public (RFC 8615). */
const PUBLIC_DOT = '.well-known';

/**
 * Path of a file below the root, decoded; undefined for one that could lead out of it, to a hidden file, or to none at all.
 * @param path still percent-encoded, without query
 */
export function safePath(path: string): string | undefined {
  const decoded = decodedPath(path);
  if (!decoded?.startsWith('/') || decoded.includes('\\') || decoded.includes('\0')) return undefined;
  if (FOR_HOSTS.has(decoded)) return undefined;
  const [first = '', ...more] = decoded.slice(1).split('/');
  const folders = more.length > 0 && first === PUBLIC_DOT ? more.slice(0, -1) : [first, ...more].slice(0, -1);
  if (folders.some((segment) => segment === '' || segment.startsWith('.'))) return undefined;
  return (more.at(-1) ?? first).startsWith('.') ? undefined : decoded;
}

/** The one spelling of a decoded path in an address. */
export const canonicalAddressOf = (decoded: string): string =>
  encodeURI(decoded).replace(/[?#]/g, (letter) => encodeURIComponent(letter));

/** The file that is sent at the address of a folder; undefined for all other addresses. */
export const indexOf = (address: string): string | undefined => FOLDER_LISTS.get(address);

/** Files that may hold what an address means: itself, else the page, which a build writes in either of two ways. */
export function filesOf(decoded: string): readonly string[] {
  if (decoded === '/') return ['/index.html'];
  return isForPrograms(decoded) ? [decoded] : [decoded, `${decoded}.html`, `${decoded}/index.html`];
}

/** Addresses for programs: a missing one is a 404 in JSON, also in other letter case or with extra slashes. */
const FOR_PROGRAMS = /^\/(api|mcp)(\/|$)|^\/(feeds|downloads)\/|\.(ics|json)$/;
const ENGLISH = /^\/en(\/|$)/;

/** @param path as in the request, without query */
export function isForPrograms(path: string): boolean {
  const oneSlash = path.replace(/\/{2,}/g, '/');
  return FOR_PROGRAMS.test((decodedPath(oneSlash) ?? path).toLowerCase());
}

/** Path of the 404 page in the language of the address. */
export const notFoundPage = (path: string): string => (ENGLISH.test(path) ? '/en/404' : '/404');

/** @returns undefined for percent codes that stand for no text */
function decodedPath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
