/** What an endpoint is: one object from which come its answers, checks, static files, OpenAPI and documentation. */
import type { z } from 'zod';
import type { Almanac } from './almanac.ts';
import { type Parameters, type Query, questionName, readParameters, type Values } from './parameters.ts';

export interface Context {
  readonly almanac: Almanac;
  /** the present moment, milliseconds since 1970 */
  readonly now: number;
}

/** How long an answer stays right. */
export interface Lifetime {
  /** seconds that a client may keep it */
  readonly maxAgeSeconds: number;
  /** moment (ms since 1970) after which no client should hold it, as midnight for an answer about today */
  readonly until?: number;
  /** moment until which the server itself may answer with the same bytes; that of `until` if left out */
  readonly sameBytesUntil?: number;
}

/** A static file with the bytes of the query form: its path under /api and the parameters that it answers. */
export interface StaticTwin<P> {
  readonly path: string;
  readonly parameters: P;
}

interface Definition<P extends Parameters, R> {
  /** operation id, and name of the response schema */
  readonly id: string;
  /** under /api */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: P;
  readonly response: z.ZodType<R>;
  /** a query that is answered with 200, as it is written in an address */
  readonly example: Readonly<Partial<Record<keyof P, string>>>;
  /** the answer; {@link RequestError} for what the parameters' own rules cannot tell */
  resolve(parameters: Values<P>, context: Context): R;
  lifetime(parameters: Values<P>, context: Context): Lifetime;
  /** static files with the same bytes; none if the answer depends on the clock or on too many parameters */
  twins?(almanac: Almanac): Iterable<StaticTwin<Values<P>>>;
}

/** A question that has been understood, before any work on its answer. */
export interface Question {
  /** the same for all spellings of the question: the values as they were read, in the order of the declaration */
  readonly name: string;
  /** @throws {RequestError} for a caller's mistake that only the data can tell */
  answer(context: Context): { body: unknown; lifetime: Lifetime };
}

export interface Endpoint extends Omit<Definition<Parameters, unknown>, 'resolve' | 'lifetime' | 'twins' | 'example'> {
  readonly example: Readonly<Record<string, string | undefined>>;
  /** @throws {RequestError} for parameters that are missing, given twice or not allowed */
  ask(query: Query): Question;
  /** @throws {RequestError} for a caller's mistake */
  answer(query: Query, context: Context): { body: unknown; lifetime: Lifetime };
  /** body of every static twin */
  twins(context: Context): Iterable<{ path: string; body: unknown }>;
}

export function defineEndpoint<const P extends Parameters, R>(definition: Definition<P, R>): Endpoint {
  const ask = (query: Query): Question => {
    const parameters = readParameters(definition.parameters, query);
    return {
      name: questionName(parameters),
      answer: (context) => ({
        body: definition.resolve(parameters, context),
        lifetime: definition.lifetime(parameters, context),
      }),
    };
  };
  return {
    ...definition,
    example: definition.example as Endpoint['example'],
    ask,
    answer: (query, context) => ask(query).answer(context),
    *twins(context) {
      for (const { path, parameters } of definition.twins?.(context.almanac) ?? []) {
        yield { path, body: definition.resolve(parameters, context) };
      }
    },
  };
}
