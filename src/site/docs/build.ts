/** The documented queries with their answers, which the real API function gives at build time. Build only. */
import { type Answer, cacheControl } from '#api/answer.ts';
import type { Endpoint } from '#api/endpoint.ts';
import { createHandler } from '#api/handler.ts';
import { API_ROOT } from '#api/paths.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildNow } from '#site/data/now.build.ts';

const handler = createHandler({ almanac, siteUrl: '' });

export interface Example {
  /** as `/api/today?tz=Asia/Tehran` */
  readonly address: string;
  readonly status: number;
  readonly cacheControl: string;
  readonly body: unknown;
}

const queryOf = ({ example }: Endpoint): [name: string, value: string][] =>
  Object.entries(example).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** @param path under /api, with its query */
export function ask(path: string): Example {
  const [name, query = ''] = path.split('?');
  const answer: Answer = handler.answer(API_ROOT + name, query, buildNow);
  return {
    address: API_ROOT + path,
    status: answer.status,
    cacheControl: cacheControl(answer, buildNow),
    body: JSON.parse(answer.body),
  };
}

/** The example of an endpoint. @throws {Error} if its status is not 200 */
export function exampleOf(endpoint: Endpoint): Example {
  const example = ask(`${endpoint.path}?${readableQuery(queryOf(endpoint))}`);
  if (example.status !== 200) throw new Error(`the example ${example.address} is answered with ${example.status}`);
  return example;
}

/** Slashes stay as they are in a query string, and are easier to read so. */
const readableQuery = (entries: [string, string][]): string =>
  String(new URLSearchParams(entries)).replaceAll('%2F', '/');

/** @param site Astro's `site`; undefined if it is not set */
export const siteOf = (site: URL | undefined): string => (site ?? new URL('http://127.0.0.1:4321')).origin;
