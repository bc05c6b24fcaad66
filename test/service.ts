/** The real service in memory: compiled tables, handler, and requests at a given moment. */
import { createAlmanac } from '#api/almanac.ts';
import { type Answer, cacheControl } from '#api/answer.ts';
import { createCaches } from '#api/caches.ts';
import { API_ROOT, createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { tables } from '#tables/index.ts';

export const SITE_URL = 'https://salnama.example';
export const almanac = createAlmanac(tables, createCaches());
export const handler = createHandler({ almanac, siteUrl: SITE_URL, resources: ANSWERED_RESOURCES });

/** Noon of 30 Aban 1405 in Tehran, a Saturday. */
export const NOW = Date.UTC(2026, 10, 21, 8, 30);

type Query = Readonly<Record<string, string | number>>;

const queryText = (query: Query | string): string =>
  typeof query === 'string'
    ? query
    : new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

/** @param path under /api, as `/today` */
export const ask = (path: string, query: Query | string = {}, now = NOW): Answer =>
  handler.answer(API_ROOT + path, queryText(query), now);

/** The body of a successful answer. @throws {Error} with the message of an error answer */
export function get<Body>(path: string, query: Query | string = {}, now = NOW): Body {
  const { status, body } = ask(path, query, now);
  if (status !== 200) throw new Error(`${path} ${JSON.stringify(query)}: ${status} ${body}`);
  return JSON.parse(body) as Body;
}

/** Cache-Control of an answer at a moment. */
export const cacheControlOf = (path: string, query: Query | string, now: number): string =>
  cacheControl(ask(path, query, now), now);
