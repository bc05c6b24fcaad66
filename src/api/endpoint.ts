/**
 * The type of an endpoint. Answers, static files, OpenAPI, documentation and host configurations all come from
 * this one object.
 * The response schemas are in `schemas/`, so that no server loads zod.
 */
import type { Almanac } from './almanac.ts';
import { defaultsOf, type Parameters, readParameters, type Values } from './parameters.ts';
import { filled, namesIn, type PathValues } from './paths.ts';
import type { Text } from './text.ts';

export interface Context {
  readonly almanac: Almanac;
  /** the present moment, milliseconds since 1970 */
  readonly now: number;
}

/** Cache lifetime of an answer. */
export interface Lifetime {
  /** seconds that a client may keep it */
  readonly maxAgeSeconds: number;
  /** moment (ms since 1970) after which no client should hold it, as midnight for an answer about today */
  readonly until?: number;
  /** moment until which the server may send the same bytes again; default `until` */
  readonly sameBytesUntil?: number;
}

/** Static files with the bytes of the query form, for the queries that give exactly the parameters of the path. */
export interface Twins<P> {
  /** under /api, with a parameter's name in braces for its value: `/calendar/{year}/{month}.json` */
  readonly path: string;
  readonly summary: Text;
  /** values allowed in the braces, if fewer than in the query */
  readonly parameters?: Parameters;
  /** the parameters of every file */
  instances(almanac: Almanac): Iterable<Partial<P>>;
}

interface Description {
  /** operation id, and name of the tool for machines that read */
  readonly id: string;
  /** under /api */
  readonly path: string;
  readonly summary: Text;
  readonly description: Text;
  /** cache lifetime of an answer in words; {@link Definition.lifetime} has it in numbers */
  readonly cacheLifetime: Text;
  /** when it answers 404, if ever */
  readonly notFound?: Text;
}

interface Definition<P extends Parameters, R, F> extends Description {
  readonly parameters: P;
  /** a valid query, as written in a URL */
  readonly example: Readonly<Partial<Record<keyof P, string>>>;
  /**
   * values that both the answer and its lifetime need, such as the day; throws {@link RequestError} for errors that
   * depend on the data
   */
  find?(parameters: Values<P>, context: Context): F;
  /** the answer; {@link RequestError} likewise */
  resolve(parameters: Values<P>, context: Context, found: F): R;
  lifetime(parameters: Values<P>, context: Context, found: F): Lifetime;
  /** none if the answer depends on the clock or on too many parameters */
  readonly twins?: readonly Twins<Values<P>>[];
}

/** A parsed query, before its answer is computed. */
export interface Question {
  /** cache key, the same for all spellings of the query: the parsed values as JSON, in the order of the declaration */
  readonly name: string;
  /** path under /api of the static file with the same bytes; undefined if there may be none */
  twin(): string | undefined;
  lifetime(context: Context): Lifetime;
  /** @throws {RequestError} for an error of the caller that depends on the data */
  answer(context: Context): { body: unknown; lifetime: Lifetime };
}

/** A file under /api/ with its body. */
export interface TwinFile {
  readonly path: string;
  readonly body: unknown;
}

/** An endpoint as stored in the table, with any parameters. */
export interface Endpoint extends Description {
  readonly parameters: Parameters;
  readonly example: Readonly<Record<string, string | undefined>>;
  readonly twins: readonly Omit<Twins<never>, 'instances'>[];
  /** @throws {RequestError} for parameters that are missing, given twice or not allowed */
  ask(query: URLSearchParams): Question;
  /** the static file at a path under /api; undefined if there is none */
  twinAt(path: string, context: Context): TwinFile | undefined;
  /** every static twin; a body is computed when it is read */
  twinFiles(context: Context): Iterable<TwinFile>;
}

/** The same with types, for callers inside the project. */
export interface TypedEndpoint<P extends Parameters, R> extends Endpoint {
  resolve(parameters: Values<P>, context: Context): R;
}

/** The type of an endpoint's answer. */
export type AnswerOf<E> = E extends { resolve(...asked: never[]): infer R } ? R : never;

export function defineEndpoint<const P extends Parameters, R, F = undefined>(
  definition: Definition<P, R, F>,
): TypedEndpoint<P, R> {
  const { parameters, twins = [] } = definition;
  const find = (values: Values<P>, context: Context) => definition.find?.(values, context) as F;
  const resolve = (values: Values<P>, context: Context) => definition.resolve(values, context, find(values, context));
  function* twinFiles(context: Context): Generator<TwinFile> {
    for (const { path, instances } of twins) {
      for (const given of instances(context.almanac)) {
        yield {
          path: filled(path, given as PathValues),
          get body() {
            return resolve({ ...defaultsOf(parameters), ...given } as Values<P>, context);
          },
        };
      }
    }
  }
  return {
    ...definition,
    resolve,
    twins,
    example: definition.example as Endpoint['example'],
    ask(query) {
      const values = readParameters(parameters, query);
      return {
        name: JSON.stringify(values),
        twin: () => twinOf(values, parameters, twins),
        lifetime: (context) => definition.lifetime(values, context, find(values, context)),
        answer(context) {
          const found = find(values, context);
          return {
            body: definition.resolve(values, context, found),
            lifetime: definition.lifetime(values, context, found),
          };
        },
      };
    },
    twinAt(path, context) {
      for (const file of twinFiles(context)) if (file.path === path) return file;
      return undefined;
    },
    twinFiles,
  };
}

/** Path of the twin that names all parameters that are given, and no others. */
function twinOf(
  values: Readonly<Record<string, unknown>>,
  parameters: Parameters,
  twins: Endpoint['twins'],
): string | undefined {
  if (twins.length === 0) return undefined;
  const defaults = defaultsOf(parameters);
  const given = Object.keys(values).filter((name) => values[name] !== defaults[name]);
  const twin = twins.find(({ path, parameters: allowed }) => {
    const names = namesIn(path);
    const isAllowed = (name: string) =>
      given.includes(name) && (!allowed?.[name] || allowed[name].read(String(values[name])) !== undefined);
    return names.length === given.length && names.every(isAllowed);
  });
  return twin && filled(twin.path, values as PathValues);
}
