/** The request handler: answers queries and requests that need the clock, from tables in memory, without disk or network. */
import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { nearest } from '#understand/near.ts';
import type { Almanac } from './base/almanac.ts';
import { type Answer, errorAnswer, ICS_TYPE, JSON_TYPE, jsonAnswer } from './base/answer.ts';
import { type Ask, type Context, type Endpoint, exampleAddress, type Lifetime, snapshotPath } from './base/endpoint.ts';
import { RequestError } from './base/errors.ts';
import { type Parameters, readParameters, type Values } from './base/parameters.ts';
import { API_ROOT, pathReader } from './base/paths.ts';
import { readFileQuery } from './file-parameters.ts';
import { missingFile } from './missing-file.ts';
import { suggestedAddress } from './query/suggested-address.ts';
import { refuseUnknown } from './query/unknown-parameters.ts';
import type { AnsweredResource } from './resources/resource.ts';
import { ENDPOINTS } from './table.ts';
import { summaryOf } from './words/summaries.ts';

export interface Handler {
  /** The route of a path (as in the request, without the query); undefined if only a static file can answer. */
  routeOf(path: string): Route | undefined;
  /**
   * The refusal of a query to a static file; undefined if the query means nothing.
   * @param path as in the request, without query
   * @param query without the question mark
   */
  refusal(path: string, query: string): Answer | undefined;
  /**
   * Answer to a GET request.
   * @param path as in the request, without query
   * @param query without the question mark
   * @param now milliseconds since 1970
   */
  answer(path: string, query: string, now: number): Answer;
}

/** A path that the handler answers. */
export interface Route {
  /**
   * Name under which answers count against the daily allowance and in the metrics: the id of an endpoint or of a
   * computed file.
   * Undefined: not counted, as calendar files.
   */
  readonly id: string | undefined;
  /** Parses a query without computing its answer. @param query without the question mark */
  parse(query: string): ParsedQuery;
}

/** A parsed GET request. */
export interface ParsedQuery {
  /** cache key, the same for all spellings of the query; undefined for an invalid query, whose answer is not cached */
  readonly key: string | undefined;
  /** The static file with the same answer; undefined if there is none. */
  snapshot?(): Snapshot | undefined;
  /** @param now milliseconds since 1970 */
  answer(now: number): Answer;
}

/** A static file with the answer to a query. */
interface Snapshot {
  /** from the root of the site */
  readonly path: string;
  readonly contentType: string;
  /** valid only in the Persian year in which it was built, and only for the site's public address */
  readonly isOfYear: boolean;
  lifetime(now: number): Lifetime;
}

interface HandlerOptions {
  readonly almanac: Almanac;
  /** public address of the site without a slash at its end, for the calendar files */
  readonly siteUrl: string;
  /** files that are made on request; none if left out */
  readonly resources?: readonly AnsweredResource[];
}

const INDEX = `${API_ROOT}/`;

export function createHandler({ almanac, siteUrl, resources = [] }: HandlerOptions): Handler {
  const computed = resources.map((resource) => ({ ...resource, read: pathReader(resource.path) }));

  const refusal = (path: string, query: string): Answer | undefined => {
    try {
      readFileQuery(path, query);
      return undefined;
    } catch (error) {
      return mistakeAnswer(error);
    }
  };

  const snapshotOf = (endpoint: Endpoint, values: Values<Parameters>): Snapshot | undefined => {
    const path = snapshotPath(endpoint, values);
    if (path === undefined) return undefined;
    const lifetime = (now: number) => {
      const context = { almanac, now };
      return endpoint.lifetime(values, context, endpoint.find?.(values, context));
    };
    return { path, contentType: JSON_TYPE, isOfYear: false, lifetime };
  };

  const parseQuery = (endpoint: Endpoint, query: string): ParsedQuery => {
    // The ampersand keeps a question mark at the beginning of the query.
    const given = new URLSearchParams(`&${query}`);
    const { parameters, path, isOfInterface } = endpoint;
    const read = (context?: Context) =>
      readParameters(
        parameters,
        given,
        () =>
          refuseUnknown(
            [...given],
            { address: API_ROOT + path, parameters, isLenient: isOfInterface },
            ENDPOINTS,
            (wanted, otherName) => suggestedAddress(wanted, endpoint, ENDPOINTS, otherName, context),
          ),
        context,
      );
    try {
      const values = read();
      return {
        key: API_ROOT + endpoint.path + JSON.stringify(values),
        snapshot: () => (endpoint.snapshots ? snapshotOf(endpoint, values) : undefined),
        answer: (now) =>
          withMistakes(() => {
            const context = { almanac, now };
            const found = endpoint.find?.(values, context);
            return jsonAnswer(endpoint.resolve(values, context, found), endpoint.lifetime(values, context, found));
          }),
      };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // Only now the clock is known, which hints to dates need.
      const refusal = (now: number): never => {
        read({ almanac, now });
        throw error;
      };
      return { key: undefined, answer: (now) => withMistakes(() => refusal(now)) };
    }
  };

  const routeOfFile = (
    path: string,
    { id, yearLifetime: lifetime, answer }: Pick<AnsweredResource, 'id' | 'yearLifetime' | 'answer'>,
    values: Readonly<Record<string, string>>,
  ): Route => ({
    id,
    parse(query) {
      try {
        const asked = readFileQuery(path, query);
        return {
          key: asked ? path + JSON.stringify(asked) : path,
          snapshot: () => lifetime && { path, contentType: ICS_TYPE, isOfYear: true, lifetime },
          answer: (now) => withMistakes(() => answer(values, { almanac, siteUrl, now }, asked)),
        };
      } catch (error) {
        const refused = mistakeAnswer(error);
        return { key: undefined, answer: () => refused };
      }
    },
  });

  const routes = new Map<string, Route>([
    ...[API_ROOT, INDEX].map((path): [string, Route] => [path, routeOfFile(INDEX, { answer: index }, {})]),
    ...ENDPOINTS.map((endpoint): [string, Route] => [
      API_ROOT + endpoint.path,
      { id: endpoint.id, parse: (query) => parseQuery(endpoint, query) },
    ]),
  ]);

  function routeOf(path: string): Route | undefined {
    const route = routes.get(path);
    // Computed files have an extension, pages have none.
    if (route || !path.includes('.')) return route;
    for (const { read, ...resource } of computed) {
      const values = read(path);
      if (values) return routeOfFile(path, resource, values);
    }
    return undefined;
  }

  return {
    routeOf,
    refusal,
    answer: (path, query, now) => routeOf(path)?.parse(query).answer(now) ?? notFound(path),
  };
}

/** Asks a handler, for programs that use no HTTP. @param clock milliseconds since 1970 */
export const askOf =
  ({ answer }: Handler, clock: () => number): Ask =>
  ({ path }, query) => {
    const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const { body, refusal } = answer(API_ROOT + path, new URLSearchParams(given).toString(), clock());
    if (refusal) throw new RequestError(refusal);
    return JSON.parse(body);
  };

/** The list of endpoints at `/api/`. */
function index(): Answer {
  const data = ENDPOINTS.map((endpoint) => {
    const { fa, en } = summaryOf(endpoint.id);
    return { path: API_ROOT + endpoint.path, summary_fa: fa, summary_en: en, example: exampleAddress(endpoint) };
  });
  return jsonAnswer({ openapi: `${API_ROOT}/openapi.json`, docs: '/docs', data }, { maxAgeSeconds: SECONDS_PER_HOUR });
}

/** The answer, or an error answer for a mistake of the caller. */
function withMistakes(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    return mistakeAnswer(error);
  }
}

function mistakeAnswer(error: unknown): Answer {
  if (error instanceof RequestError) {
    const { refusal, message } = error;
    return { ...errorAnswer(refusal.status, message), refusal };
  }
  throw error;
}

/** 404 for a path under /api/ or a calendar file that does not exist; it names the years that have a file. */
export function notFound(path: string): Answer {
  const missing = missingFile(path);
  if (missing) return errorAnswer(404, `no such file; ${missing}`);
  const kind = path.endsWith('.ics') ? 'calendar file' : 'endpoint or file';
  const meant = nearest(
    path,
    ENDPOINTS.map((endpoint) => API_ROOT + endpoint.path),
  );
  const hint = meant ? `did you mean ${meant}? ` : '';
  return errorAnswer(404, `no such ${kind}; ${hint}see ${API_ROOT}/openapi.json for all paths`);
}
