/**
 * The type of an endpoint. Answers, static files, OpenAPI, documentation and host configurations all come from
 * this one object; its words are in `words/endpoint-words.json`.
 * The response schemas are in `schemas/`, so that no server loads zod.
 */
import type { Almanac } from './almanac.ts';
import type { Context } from './context.ts';
import type { Parameters, Values } from './parameters.ts';
import { API_ROOT, filled, namesIn, type PathValues, queryAddress } from './paths.ts';

export type { Context } from './context.ts';

/** Cache lifetime of an answer. */
export interface Lifetime {
  /** seconds that a client may keep it */
  readonly maxAgeSeconds: number;
  /** moment (ms since 1970) after which no client should hold it, as midnight for an answer about today */
  readonly until?: number;
  /** moment until which the server may send the same bytes again; default `until` */
  readonly sameBytesUntil?: number;
}

/**
 * Static files with the bytes of the query form, for the queries that give exactly the parameters of the path. No
 * parameter of the endpoint has a fallback.
 */
interface Snapshots<P> {
  /** under /api, with a parameter's name in braces for its value: `/calendar/{year}/{month}.json` */
  readonly path: string;
  /** values allowed in the braces, if fewer than in the query */
  readonly parameters?: Parameters;
  /** the parameters of every file */
  instances(almanac: Almanac): Iterable<Partial<P>>;
}

export interface Endpoint<P extends Parameters = Parameters, R = unknown, F = unknown> {
  /** operation id, and name of the tool for machines that read */
  readonly id: string;
  /** one of the eight that the interface document defines: its keys are final, and it ignores names without a meaning */
  readonly isOfInterface?: true;
  /** under /api */
  readonly path: string;
  readonly parameters: P;
  /** a valid query, as written in a URL */
  readonly example: Readonly<Partial<Record<keyof P, string>>>;
  /**
   * values that both the answer and its lifetime need, such as the day; throws {@link RequestError} for errors that
   * depend on the data
   */
  find?(parameters: Values<P>, context: Context): F;
  /** the answer; throws {@link RequestError} as {@link find} does */
  resolve(parameters: Values<P>, context: Context, found: F): R;
  lifetime(parameters: Values<P>, context: Context, found: F): Lifetime;
  /** none if the answer depends on the clock or on too many parameters */
  readonly snapshots?: readonly Snapshots<Values<P>>[];
}

/** Address of the example. */
export const exampleAddress = ({ path, example }: Endpoint): string =>
  queryAddress(path, Object.entries(example as Readonly<Record<string, string>>));

/** The type of an endpoint's answer. */
export type AnswerOf<E> = E extends { resolve(...parameters: never[]): infer R } ? R : never;

/** Answer of an endpoint to the texts of a query. @throws {RequestError} in the words of the service */
export type Ask = <E extends Endpoint>(endpoint: E, query: Readonly<Record<string, string | undefined>>) => AnswerOf<E>;

/** The endpoint, with the types of its id, its parameters and its answer. */
export const defineEndpoint = <const Id extends string, const P extends Parameters, R, F = undefined>(
  endpoint: Endpoint<P, R, F> & { readonly id: Id },
): Endpoint<P, R, F> & { readonly id: Id } => endpoint;

/** The answer to a query. @throws {RequestError} for an error of the caller that depends on the data */
export const answerOf = <P extends Parameters, R, F>(
  endpoint: Endpoint<P, R, F>,
  values: Values<P>,
  context: Context,
): R => endpoint.resolve(values, context, endpoint.find?.(values, context) as F);

/** A file with its body: a text as is, or a value to write as JSON. */
export interface StaticFile {
  /** from the root of the site */
  readonly path: string;
  readonly body: unknown;
}

/** Every static snapshot of an endpoint; a body is computed when it is read. */
export function* snapshotFiles(endpoint: Endpoint, context: Context): Generator<StaticFile> {
  for (const { path, instances } of endpoint.snapshots ?? []) {
    for (const values of instances(context.almanac)) {
      yield {
        path: API_ROOT + filled(path, values as PathValues),
        get body() {
          return answerOf(endpoint, values, context);
        },
      };
    }
  }
}

/** Path of the snapshot that names all parameters that are given, and no others; undefined if there is none. */
export function snapshotPath({ snapshots = [] }: Endpoint, values: Values<Parameters>): string | undefined {
  const given = Object.keys(values).filter((name) => values[name] !== undefined);
  const snapshot = snapshots.find(({ path, parameters: allowed }) => {
    const names = namesIn(path);
    const isAllowed = (name: string) =>
      given.includes(name) && (!allowed?.[name] || allowed[name].read(String(values[name])) !== undefined);
    return names.length === given.length && names.every(isAllowed);
  });
  return snapshot && API_ROOT + filled(snapshot.path, values as PathValues);
}
