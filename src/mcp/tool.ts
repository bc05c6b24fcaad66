/** An MCP tool: an endpoint with its parameters, and a short form of its answer. */
import type { AnswerOf, Ask, Endpoint } from '#api/base/endpoint.ts';
import { queryError } from '#api/base/errors.ts';
import { isOptional, type ParameterSchema } from '#api/base/parameters.ts';
import { type InOneLanguage, inOneLanguage, type Language } from '#api/base/text.ts';
import { OTHER_NAMES } from '#api/query/other-names.ts';
import type { JsonObject } from '#api/render/json-schema.ts';
import { pick } from '#core/pick.ts';
import { nearest } from '#understand/near.ts';
import type { Short } from './answer.ts';
import { propertiesOf } from './properties.ts';

export type Arguments = Readonly<Record<string, unknown>>;
/** Arguments as the texts of a query. */
export type Query = Readonly<Record<string, string>>;

export interface Tool extends Pick<Definition<Endpoint>, 'name' | 'title' | 'description' | 'sources'> {
  readonly inputSchema: JsonObject;
  /** true: `from` is the number of a row; false: `from` is a parameter of the endpoint */
  readonly isCounted: boolean;
  /** the service's answer @throws {RequestError} */
  answer(query: Query, ask: Ask): unknown;
  /** the answer in short */
  shorten(answer: unknown, language: Language, query: Query): Short;
}

interface Definition<E extends Endpoint, A = AnswerOf<E>> {
  readonly name: string;
  readonly endpoint: E;
  readonly title: string;
  readonly description: string;
  /** ids of the sources of its subject */
  readonly sources: readonly string[];
  /** of lists: `from` counts rows and `limit` bounds them, where the endpoint has no such parameters */
  readonly isCounted?: boolean;
  /** properties besides the endpoint's, or in place of them; undefined: the tool does not take it */
  readonly own?: Readonly<Record<string, JsonObject | undefined>>;
  /** parameters of the endpoint that may be left out here */
  readonly optional?: readonly string[];
  readonly example?: Arguments;
  /** default: the endpoint answers the arguments as they are */
  answer?(query: Query, ask: Ask): unknown;
  /** @param answer in the language */
  shorten(answer: InOneLanguage<A>, language: Language, query: Query): Short;
}

export function defineTool<E extends Endpoint, A = AnswerOf<E>>(definition: Definition<E, A>): Tool {
  const { endpoint, isCounted = false, shorten } = definition;
  return {
    ...pick(definition, ['name', 'title', 'description', 'sources']),
    inputSchema: inputSchemaOf(definition as Definition<Endpoint>),
    isCounted,
    answer: definition.answer ?? ((query, ask) => ask(endpoint, query)),
    shorten: (found, language, query) => shorten(inOneLanguage(found as A, language), language, query),
  };
}

/** A value of JSON in the type of the parameter's schema. */
const typed = (schema: Pick<ParameterSchema, 'type'>, text: string): string | number =>
  schema.type === 'integer' || schema.type === 'number' ? Number(text) : text;

function inputSchemaOf({ endpoint, isCounted, own = {}, optional = [], example }: Definition<Endpoint>): JsonObject {
  const entries = Object.entries(endpoint.parameters);
  const shown = Object.entries(endpoint.example).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, typed(endpoint.parameters[name]!.schema, text)] as const],
  );
  const required = entries
    .filter(([name, parameter]) => !isOptional(parameter) && !optional.includes(name))
    .map(([name]) => name);
  return {
    type: 'object',
    properties: propertiesOf(endpoint.parameters, own, isCounted === true),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    examples: [example ?? Object.fromEntries(shown)],
  };
}

/** An argument as text; objects as JSON, which the service then refuses by name. */
export function queryOf(given: Arguments): Query {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const],
  );
  return Object.fromEntries(pairs);
}

/** @throws {RequestError} for an argument that the tool does not take */
export function refuseForeign({ name, inputSchema }: Tool, given: Arguments): void {
  const own = Object.keys(inputSchema.properties as object);
  const foreign = Object.keys(given).find((argument) => !own.includes(argument));
  if (foreign === undefined) return;
  const meant = OTHER_NAMES.get(foreign)?.find((other) => own.includes(other)) ?? nearest(foreign, own);
  const hint = meant ? `did you mean ${meant}? ` : '';
  throw queryError([foreign], `unknown argument of ${name}; ${hint}it takes ${own.join(', ')}`);
}
