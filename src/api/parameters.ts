/**
 * Query parameters: what they take, in one place for checking and for OpenAPI. A parameter reads the text of the query
 * string; its zod type describes the value that comes out.
 */

import { z } from 'zod';
import { toLatinDigits } from '#core/digits.ts';
import { CATEGORIES } from '#core/occasions.ts';
import { notAllowed, RequestError } from './errors.ts';

export interface Parameter<T> {
  /** what is allowed, to be read after "give" */
  readonly allowed: string;
  readonly description: string;
  /** the value that comes out; its JSON Schema goes into OpenAPI */
  readonly type: z.ZodType<T>;
  /** the value, or undefined if the text is not allowed */
  read(text: string): T | undefined;
}

const DIGITS = /^[0-9٠-٩۰-۹]+$/;

/**
 * A whole number in Latin, Persian or Arabic-Indic digits, without sign, decimals or spaces.
 * @param max Infinity where a number too great is for the endpoint to judge
 */
export const wholeNumber = (description: string, min: number, max: number): Parameter<number> => ({
  description,
  allowed: `a whole number ${max === Infinity ? `of ${min} or more` : `from ${min} to ${max}`}, in Latin or Persian digits`,
  type: max === Infinity ? z.int().min(min) : z.int().min(min).max(max),
  read(text) {
    if (!DIGITS.test(text)) return undefined;
    const value = Number(toLatinDigits(text));
    return value >= min && value <= max ? value : undefined;
  },
});

export const oneOf = <const T extends string>(description: string, values: readonly T[]): Parameter<T> => ({
  description,
  allowed: `one of ${values.join(', ')}`,
  type: z.enum(values),
  read: (text) => values.find((value) => value === text),
});

/** A text that a pattern holds; what it means is for the endpoint to judge. */
export const textLike = (description: string, pattern: RegExp, allowed: string): Parameter<string> => ({
  description,
  allowed,
  type: z.string().regex(pattern),
  read: (text) => (pattern.test(text) ? text : undefined),
});

/** The same, not required: without it the value is undefined. */
export const optional = <T>(parameter: Parameter<T>): OptionalParameter<T> => ({ ...parameter, optional: true });

export interface OptionalParameter<T> extends Parameter<T> {
  readonly optional: true;
}

export type Parameters = Readonly<Record<string, Parameter<unknown> | OptionalParameter<unknown>>>;

type ValueOf<P> = P extends Parameter<infer T> ? T : never;
export type Values<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends OptionalParameter<infer T> ? T | undefined : ValueOf<P[K]>;
};

export const isOptional = (parameter: Parameter<unknown>): boolean => 'optional' in parameter;

/** Names and texts of a query string, in its order. */
export type Query = Iterable<readonly [name: string, text: string]>;

const ESCAPED = /[%+]/;

/**
 * Reads a query string as `URLSearchParams` does (which takes a `?` at its beginning away), several times as fast where nothing is escaped.
 * @param query without the question mark
 */
export function readQuery(query: string): Query {
  if (ESCAPED.test(query)) return new URLSearchParams(`&${query}`);
  const pairs: [string, string][] = [];
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    if (equals >= 0) pairs.push([pair.slice(0, equals), pair.slice(equals + 1)]);
    else if (pair !== '') pairs.push([pair, '']);
  }
  return pairs;
}

/**
 * Reads the declared parameters of a query; others are ignored.
 * @throws {RequestError} 422 if one is missing, empty, given twice or not allowed
 */
export function readParameters<P extends Parameters>(parameters: P, query: Query): Values<P> {
  const given = [...query];
  const values: Record<string, unknown> = {};
  for (const name in parameters) {
    const parameter = parameters[name]!;
    const texts = given.filter(([other]) => other === name);
    if (texts.length > 1) throw new RequestError(422, `${name}: given ${texts.length} times; give it once`);
    const text = texts[0]?.[1];
    if (text === undefined) {
      if (!isOptional(parameter)) throw new RequestError(422, `${name}: missing; give ${parameter.allowed}`);
      values[name] = undefined;
      continue;
    }
    const value = parameter.read(text);
    if (value === undefined) throw new RequestError(422, notAllowed(name, text, parameter.allowed));
    values[name] = value;
  }
  return values as Values<P>;
}

/** Tells a question from every other one at the same address, and from no other spelling of the same one. */
export function questionName(values: Readonly<Record<string, unknown>>): string {
  let name = '';
  for (const parameter in values) {
    const value = values[parameter] ?? '';
    name += typeof value === 'string' ? `&${encodeURIComponent(value)}` : `&${value}`;
  }
  return name;
}

export const persianMonth = wholeNumber('Persian month', 1, 12);
export const category = oneOf('Category of occasions', CATEGORIES);

/** A `+` that was not escaped arrives as a space: no zone has one, but `Etc/GMT+3` has a plus. */
export const timeZone: Parameter<string> = {
  description: 'IANA time zone, in any letter case',
  allowed: 'an IANA time zone such as Asia/Tehran',
  type: z.string(),
  read: (text) => (text === '' ? undefined : text.replaceAll(' ', '+')),
};
