/** Type and headers of a static file by its path. The build writes the same rules into `dist/_headers` for static hosts. */
import { API_LINK, ATOM_TYPE, CSV_TYPE, ICS_TYPE, JSON_TYPE, OPEN_TO_ALL, TEXT_TYPE } from '#api/base/answer.ts';

/**
 * Headers of pages: the directives that only a header can set, and directives that are the same for all pages. The rest
 * of a page's Content-Security-Policy is in the page itself, as a `<meta>`.
 */
export const PAGE_HEADERS = {
  'Content-Security-Policy': "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Any site may show this page in a frame. */
const WIDGET_FRAME = '/widget-frame';
const WIDGET_FRAME_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': JSON_TYPE,
  '.ics': ICS_TYPE,
  '.csv': CSV_TYPE,
  '.md': 'text/markdown; charset=utf-8',
  '.gz': 'application/gzip',
  '.yaml': 'application/yaml; charset=utf-8',
  '.parquet': 'application/vnd.apache.parquet',
  '.sqlite': 'application/vnd.sqlite3',
  '.atom': ATOM_TYPE,
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.php': 'application/x-httpd-php',
  '.txt': TEXT_TYPE,
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Hashes of all downloads, in the format of `sha256sum -c`. */
const CHECKSUMS = '/downloads/SHA256SUMS';

/** @param cache value of Cache-Control after `public, ` */
const rule = (prefix: string, cache: string, headers: Readonly<Record<string, string>>, suffix = '') => ({
  prefix,
  suffix,
  headers: { 'Cache-Control': `public, ${cache}`, ...headers } as Readonly<Record<string, string>>,
});

const HOUR = 'max-age=3600';
const DAY = 'max-age=86400';

/** Headers by prefix and suffix of the path; the first matching rule applies. */
export const STATIC_HEADER_RULES: readonly ReturnType<typeof rule>[] = [
  rule('/api/', `${HOUR}, stale-while-revalidate=86400`, { ...OPEN_TO_ALL, ...API_LINK }),
  // RFC 9727: the file has no extension, and a HEAD request must show its type.
  rule('/.well-known/api-catalog', HOUR, {
    'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ...OPEN_TO_ALL,
    Link: '</.well-known/api-catalog>; rel="api-catalog"',
  }),
  // The file has no extension.
  rule(CHECKSUMS, HOUR, { 'Content-Type': TEXT_TYPE, ...OPEN_TO_ALL }),
  // Programs of any origin read downloads, .well-known, calendar files and what lies beside them. No path may fall under two
  // of these: static hosts would send `Access-Control-Allow-Origin: *, *`, which browsers refuse.
  rule('/downloads/', HOUR, OPEN_TO_ALL),
  rule('/.well-known/', HOUR, OPEN_TO_ALL),
  rule('/feeds/', HOUR, OPEN_TO_ALL, '.json'),
  rule('/feeds/', HOUR, OPEN_TO_ALL, '.atom'),
  rule('/', HOUR, OPEN_TO_ALL, '.ics'),
  // Other sites load the widget, also as a module.
  rule('/widget.js', `${DAY}, stale-while-revalidate=604800`, OPEN_TO_ALL),
  rule(WIDGET_FRAME, DAY, { ...PAGE_HEADERS, 'Content-Security-Policy': WIDGET_FRAME_POLICY }),
  // Astro puts the hash of the content into these names.
  rule('/_astro/', 'max-age=31536000, immutable', { 'X-Content-Type-Options': 'nosniff' }),
  // Icons and previews hardly ever change, and an old one does no harm.
  ...['/icons/', '/og/', '/favicon.svg'].map((prefix) => rule(prefix, DAY, PAGE_HEADERS)),
  rule('/', 'max-age=300', PAGE_HEADERS),
];

/** Folder of the JSON Schemas; its files get the schema type instead of the type of their extension. */
export const SCHEMA_FOLDER = '/api/schemas/';
/** It has no parameter for the character set: JSON is UTF-8. */
export const SCHEMA_TYPE = 'application/schema+json';

const EXTENSION = /\.[^./]+$/;

function typeOf(path: string): string {
  if (path.startsWith(SCHEMA_FOLDER)) return SCHEMA_TYPE;
  if (path === CHECKSUMS) return TEXT_TYPE;
  return TYPES[EXTENSION.exec(path)?.[0] ?? ''] ?? 'application/octet-stream';
}

/** Headers of the file at a path of the site, its Content-Type among them. */
export function staticHeaders(path: string): Record<string, string> {
  const rule = STATIC_HEADER_RULES.find(({ prefix, suffix }) => path.startsWith(prefix) && path.endsWith(suffix))!;
  return { 'Content-Type': typeOf(path), ...rule.headers };
}
