/** An answer before it is written to the network, the same on Node and on an edge runtime. */
import type { Lifetime } from './endpoint.ts';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** undefined: not cached */
  readonly lifetime?: Lifetime;
  /** further headers, as Retry-After */
  readonly headers?: Readonly<Record<string, string>>;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
/** It has no parameter for the character set: JSON is UTF-8. */
export const SCHEMA_TYPE = 'application/schema+json';
export const ICS_TYPE = 'text/calendar; charset=utf-8';
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

/** Seconds for which an answer may be cached, limited by the moment at which it may become wrong; undefined: not cached. */
export function maxAgeOf({ lifetime }: Pick<Answer, 'lifetime'>, now: number): number | undefined {
  if (!lifetime) return undefined;
  const { maxAgeSeconds, until = Infinity } = lifetime;
  return Math.max(0, Math.min(maxAgeSeconds, Math.floor((until - now) / 1000)));
}

/** Cache-Control of an answer at a moment. */
export function cacheControl(answer: Pick<Answer, 'lifetime'>, now: number): string {
  const maxAge = maxAgeOf(answer, now);
  return maxAge === undefined ? 'no-store' : `public, max-age=${maxAge}`;
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
