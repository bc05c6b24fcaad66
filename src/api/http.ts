/** The parts of HTTP that all hosts share. */
import { startOfDay } from '#core/time-zone.ts';
import { type Answer, cacheControl, errorAnswer, JSON_TYPE } from './answer.ts';
import { TEHRAN_TIME, todayInTehran } from './tehran.ts';

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** Headers of every answer under /api/ and of every calendar file, whatever its status. */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Content-Range, Content-Length, Link, Retry-After',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Headers of everything under /api/: a link to the API description (RFC 8631), and no indexing by search engines. */
export const API_LINK = {
  Link: '</api/openapi.json>; rel="service-desc"; type="application/json", </docs>; rel="service-doc"; type="text/html"',
  'X-Robots-Tag': 'noindex',
} as const;

export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  ...OPEN_TO_ALL,
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
  Allow: ALLOWED_METHODS,
};

export const methodNotAllowed = (method: string, allowed = ALLOWED_METHODS): Answer =>
  errorAnswer(405, `method: ${JSON.stringify(method)} is not allowed; use ${allowed}`, { Allow: allowed });

export const preconditionFailed = (): Answer =>
  errorAnswer(412, 'If-Match, If-Unmodified-Since: another version than the one that is there; ask without them');

export const internalError = (): Answer => errorAnswer(500, 'the service failed to answer; the fault is on our side');

/** In the order in which they are sent; each answer sets the empty ones. */
const HEADERS: Readonly<Record<string, string>> = { 'Content-Type': '', 'Cache-Control': '', ...OPEN_TO_ALL };
const JSON_HEADERS: typeof HEADERS = { ...HEADERS, ...API_LINK };

/** Calendar files and tables made on request change with the day in Tehran. */
const startOfToday = (now: number): string => new Date(startOfDay(TEHRAN_TIME, todayInTehran(now))).toUTCString();

/** Headers of an answer, the ETag and the ones about its encoding aside. */
export const headersOf = (answer: Answer, now: number): Record<string, string> => ({
  ...(answer.contentType === JSON_TYPE ? JSON_HEADERS : HEADERS),
  'Content-Type': answer.contentType,
  'Cache-Control': cacheControl(answer, now),
  ...(answer.lifetime && answer.contentType !== JSON_TYPE && { 'Last-Modified': startOfToday(now) }),
  ...answer.headers,
});
