/** Maps addresses to files, identically on every host. */

import { API_ROOT } from '#api/base/paths.ts';
import { decodedPath } from '#core/decoded-path.ts';
import { EQUINOX_YEARS, GREGORIAN_CALENDAR_YEARS, type Years } from '#core/known-years.ts';

/** Files in the root of the site that configure other hosts; they are not served. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects']);
/** The only public folder whose name begins with a dot (RFC 8615). */
const PUBLIC_DOT = '.well-known';

/**
 * Returns the decoded path of a file below the root; undefined for unsafe, hidden or invalid paths.
 * @param path percent-encoded, without query
 */
export function safePath(path: string): string | undefined {
  const decoded = decodedPath(path);
  if (!decoded?.startsWith('/') || decoded.includes('\\') || decoded.includes('\0')) return undefined;
  if (FOR_HOSTS.has(decoded) || (decoded !== '/' && decoded.endsWith('/'))) return undefined;
  const [first = '', ...more] = decoded.slice(1).split('/');
  const folders = more.length > 0 && first === PUBLIC_DOT ? more.slice(0, -1) : [first, ...more].slice(0, -1);
  if (folders.some((segment) => segment === '' || segment.startsWith('.'))) return undefined;
  return (more.at(-1) ?? first).startsWith('.') ? undefined : decoded;
}

/** Folders with an index file at their own URL. */
const FOLDER_LISTS: ReadonlyMap<string, string> = new Map([
  [`${API_ROOT}/`, `${API_ROOT}/index.json`],
  [`${API_ROOT}/schemas/`, `${API_ROOT}/schemas.json`],
]);

/** The file served at the address of a folder; undefined for all other addresses. */
export const indexOf = (address: string): string | undefined => FOLDER_LISTS.get(address);

/** Candidate files of an address: the path itself, the two file names of a page, then the page that draws any year. */
export function filesOf(decoded: string): readonly string[] {
  if (decoded === '/') return ['/index.html'];
  if (isForPrograms(decoded)) return [decoded];
  const drawn = drawnPage(decoded);
  return [decoded, ...pageFiles(decoded), ...(drawn === undefined ? [] : pageFiles(drawn))];
}

const pageFiles = (address: string): readonly string[] => [`${address}.html`, `${address}/index.html`];

/** The page in the browser draws the years and months that have no file. */
const DRAWN = /^(\/en)?\/calendar\/(\d{3,4})(?:\/(?:[1-9]|1[0-2]))?$/;

/** Path of the page that draws the year or month of an address, if the address names one that has a calendar. */
export function drawnPage(path: string): string | undefined {
  const [, language = '', year] = DRAWN.exec(path) ?? [];
  const hasYear = ({ first, last }: Years) => Number(year) >= first && Number(year) <= last;
  return [EQUINOX_YEARS, GREGORIAN_CALENDAR_YEARS].some(hasYear) ? `${language}/calendar/any` : undefined;
}

/** Addresses for programs. If one is missing, the 404 is JSON. */
const FOR_PROGRAMS = /^\/(api|mcp)(\/|$)|^\/(feeds|downloads|\.well-known)\/|\.(ics|json|md|txt)$/i;
const ENGLISH = /^\/en(\/|$)/;

/** @param path as in the request, without query */
export const isForPrograms = (path: string): boolean => FOR_PROGRAMS.test(path);

/** Path of the 404 page in the language of the address. */
export const notFoundPage = (path: string): string => (ENGLISH.test(path) ? '/en/404' : '/404');
