/** A command of the command line: a query to an endpoint, and its answer as text. */
import type { AnswerOf, Ask, Endpoint } from '#api/base/endpoint.ts';
import { type InOneLanguage, inOneLanguage, type Language } from '#api/base/text.ts';
import type { Style } from './style.ts';

export type { Language };

/** Options with a value; a command accepts the options that it lists. */
export const OPTION_NAMES = [
  ...(['calendar', 'city', 'weekend', 'closures', 'sector', 'province', 'categories'] as const),
  ...(['years', 'months', 'weeks', 'days', 'workdays', 'rule', 'method', 'asr'] as const),
] as const;
export type OptionName = (typeof OPTION_NAMES)[number];
export type Options = { readonly [Name in OptionName]?: string };

/** Parameters of the endpoint. */
export type Query = Readonly<Record<string, string | undefined>>;

interface Described {
  /** arguments after the name, as `[DATE]` */
  readonly arguments: string;
  /** least and most arguments */
  readonly count: readonly [least: number, most: number];
  readonly summary: string;
  readonly options: readonly OptionName[];
  /** the one that cannot be left out */
  readonly required?: OptionName;
  /** @param ask another endpoint @throws {BadValue | RequestError} */
  queryOf(given: readonly string[], options: Options, ask: Ask): Query;
}

interface Definition<E extends Endpoint> extends Described {
  readonly endpoint: E;
  /** default: the endpoint answers the query */
  answer?(query: Query, ask: Ask): AnswerOf<E>;
  /** the answer, in its language, in words, without a line break at its end */
  print(answer: InOneLanguage<AnswerOf<E>>, language: Language, style: Style, ask: Ask, options: Options): string;
}

export interface Command extends Described {
  readonly endpoint: Endpoint;
  answer?(query: Query, ask: Ask): unknown;
  /** @param found the answer */
  print(found: unknown, language: Language, style: Style, ask: Ask, options: Options): string;
}

export const defineCommand = <E extends Endpoint>(definition: Definition<E>): Command => ({
  ...definition,
  print: (found, language, ...more) =>
    definition.print(inOneLanguage(found as AnswerOf<E>, language), language, ...more),
});

/** Error for an invalid value: exit code 1. */
export class BadValue extends Error {}
/** Error for wrong usage: exit code 2. */
export class BadUsage extends Error {}
