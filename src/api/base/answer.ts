/** Answers before they are written to the network, and their headers: the same on Node and on an edge runtime. */
import { startOfDay } from '#core/time-zone.ts';
import type { Lifetime } from './endpoint.ts';
import type { Refusal } from './errors.ts';
import { TEHRAN_TIME, todayInTehran } from './tehran.ts';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** undefined: not cached */
  readonly lifetime?: Lifetime;
  /** of an error: why, for programs that say it in their own words */
  readonly refusal?: Refusal;
  /** further headers, as Retry-After */
  readonly headers?: Readonly<Record<string, string>>;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const ICS_TYPE = 'text/calendar; charset=utf-8';
export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** The single encoder of bodies, for both files and answers. */
export const jsonText = (body: unknown): string => JSON.stringify(body);

export const textAnswer = (contentType: string, body: string, lifetime: Lifetime): Answer => ({
  status: 200,
  contentType,
  body,
  lifetime,
});

export const jsonAnswer = (body: unknown, lifetime: Lifetime): Answer =>
  textAnswer(JSON_TYPE, jsonText(body), lifetime);

export const errorAnswer = (status: number, message: string, headers?: Answer['headers']): Answer => ({
  status,
  contentType: JSON_TYPE,
  body: jsonText({ error: message }),
  ...(headers && { headers }),
});

/** Cache-Control of an answer at a moment; it ends when the answer may become wrong. */
export function cacheControl({ lifetime }: Pick<Answer, 'lifetime'>, now: number): string {
  if (!lifetime) return 'no-store';
  const { maxAgeSeconds, until = Infinity } = lifetime;
  return `public, max-age=${Math.max(0, Math.min(maxAgeSeconds, Math.floor((until - now) / 1000)))}`;
}

/** Moment until which an answer and its Cache-Control may be sent unchanged. */
export function sameUntil({ lifetime }: Pick<Answer, 'lifetime'>, now: number): number {
  if (!lifetime) return now;
  const { maxAgeSeconds, until = Infinity, sameBytesUntil = Infinity } = lifetime;
  const fullAgeUntil = until - maxAgeSeconds * 1000;
  // When `until` limits the maximum age, the header changes every second.
  const sameHeaderUntil = now <= fullAgeUntil ? fullAgeUntil : Math.min(until, now + 1000 - (now % 1000));
  return Math.min(sameBytesUntil, sameHeaderUntil);
}

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
