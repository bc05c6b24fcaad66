/** The real service in memory: compiled tables, handler, and requests at a given moment. */
import { createAlmanac } from '#api/base/almanac.ts';
import { type Answer, cacheControl } from '#api/base/answer.ts';
import type { AnswerOf } from '#api/base/endpoint.ts';
import { API_ROOT } from '#api/base/paths.ts';
import { createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { tables } from '#tables/index.ts';

export const SITE_URL = 'https://salnama.example';
export const almanac = createAlmanac(tables);
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

/** The answers of endpoints by path. */
export interface Bodies {
  '/today': AnswerOf<typeof import('#api/endpoints/today.ts').today>;
  '/convert': AnswerOf<typeof import('#api/endpoints/convert.ts').convert>;
  '/holidays': AnswerOf<typeof import('#api/endpoints/holidays.ts').holidays>;
  '/events': AnswerOf<typeof import('#api/endpoints/events.ts').events>;
  '/calendar': AnswerOf<typeof import('#api/endpoints/calendar.ts').calendar>;
  '/nowruz': AnswerOf<typeof import('#api/endpoints/nowruz.ts').nowruz>;
  '/prayer-times': AnswerOf<typeof import('#api/endpoints/prayer-times.ts').prayerTimes>;
  '/timezones': AnswerOf<typeof import('#api/endpoints/timezones.ts').timezones>;
  '/day': AnswerOf<typeof import('#api/endpoints/day.ts').day>;
  '/range': AnswerOf<typeof import('#api/endpoints/range.ts').range>;
  '/next': AnswerOf<typeof import('#api/endpoints/next.ts').next>;
  '/times': AnswerOf<typeof import('#api/endpoints/times.ts').times>;
  '/search': AnswerOf<typeof import('#api/endpoints/search.ts').search>;
  '/cities': AnswerOf<typeof import('#api/endpoints/cities.ts').cities>;
  '/summary': AnswerOf<typeof import('#api/endpoints/summary.ts').summary>;
  '/add': AnswerOf<typeof import('#api/endpoints/add.ts').add>;
  '/difference': AnswerOf<typeof import('#api/endpoints/difference.ts').difference>;
  '/explain': AnswerOf<typeof import('#api/endpoints/explain.ts').explain>;
}

/** The body of a successful answer. @throws {Error} with the message of an error answer */
export function get<Path extends keyof Bodies>(path: Path, query?: Query | string, now?: number): Bodies[Path];
export function get<Body>(path: string, query?: Query | string, now?: number): Body;
export function get(path: string, query: Query | string = {}, now = NOW): unknown {
  const { status, body } = ask(path, query, now);
  if (status !== 200) throw new Error(`${path} ${JSON.stringify(query)}: ${status} ${body}`);
  return JSON.parse(body);
}

/** Cache-Control of an answer at a moment. */
export const cacheControlOf = (path: string, query: Query | string, now: number): string =>
  cacheControl(ask(path, query, now), now);
