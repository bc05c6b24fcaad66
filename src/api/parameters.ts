/** Query parameters: allowed values, parsing and OpenAPI schema. */

import { readDigits, toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { CATEGORIES } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { FIRST_GREGORIAN_YEAR } from './calendar-keys.ts';
import { notAllowed, RequestError } from './errors.ts';
import type { Text } from './text.ts';

/** JSON Schema of a value. */
export interface ParameterSchema {
  readonly type: 'integer' | 'number' | 'string';
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface Parameter<T> {
  /** allowed values, phrased to follow "give" */
  readonly allowed: string;
  readonly description: Text;
  /** JSON Schema of the plain form, for OpenAPI */
  readonly schema: ParameterSchema;
  /** regular expression of the plain form, which names of static files use */
  readonly plain?: string;
  /** the value, or undefined if the text is not allowed */
  read(text: string): T | undefined;
  /** what an invalid text may mean, without a full stop; undefined if unknown */
  hint?(text: string): string | undefined;
}

export interface OptionalParameter<T> extends Parameter<T> {
  readonly optional: true;
}

export interface DefaultedParameter<T> extends Parameter<T> {
  /** default text */
  readonly fallback: string;
}

const DIGITS = /^[0-9٠-٩۰-۹]+$/;

/**
 * A whole number in Latin, Persian or Arabic-Indic digits, without sign, decimals or spaces.
 */
export const wholeNumber = (description: Text, min: number, max: number): Parameter<number> => ({
  description,
  allowed: `a whole number from ${min} to ${max}, in Latin or Persian digits`,
  schema: { type: 'integer', minimum: min, maximum: max },
  read(text) {
    const value = readDigits(text);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  },
});

/** A whole number of any size, as Latin digits without leading zeros; the endpoint checks its range. */
export const anyWholeNumber = (description: Text): Parameter<string> => ({
  description,
  allowed: 'a whole number of 0 or more, in Latin or Persian digits',
  schema: { type: 'integer', minimum: 0 },
  read: (text) => (DIGITS.test(text) ? toLatinDigits(text).replace(/^0+(?=\d)/, '') : undefined),
});

export const oneOf = <const T extends string>(description: Text, values: readonly T[]): Parameter<T> => ({
  description,
  allowed: `one of ${values.join(', ')}`,
  schema: { type: 'string', enum: values },
  read: (text) => values.find((value) => value === text),
});

/** A text that matches a pattern; the endpoint checks its meaning. */
export const textLike = (description: Text, pattern: RegExp, allowed: string): Parameter<string> => ({
  description,
  allowed,
  schema: { type: 'string', pattern: pattern.source },
  read: (text) => (pattern.test(text) ? text : undefined),
});

/** An optional parameter; the default value is undefined. */
export const optional = <T>(parameter: Parameter<T>): OptionalParameter<T> => ({ ...parameter, optional: true });

/** An optional parameter with a default value, given as text. */
export const withFallback = <T>(parameter: Parameter<T>, fallback: string): DefaultedParameter<T> => ({
  ...parameter,
  fallback,
});

export type AnyParameter = Parameter<unknown> | OptionalParameter<unknown> | DefaultedParameter<unknown>;
export type Parameters = Readonly<Record<string, AnyParameter>>;

type ValueOf<P> = P extends Parameter<infer T> ? T : never;
export type Values<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends { readonly optional: true } ? ValueOf<P[K]> | undefined : ValueOf<P[K]>;
};

export const fallbackOf = (parameter: AnyParameter): string | undefined =>
  'fallback' in parameter ? parameter.fallback : undefined;

export const isOptional = (parameter: AnyParameter): boolean => 'optional' in parameter || 'fallback' in parameter;

/** Names and values of a query string, in order. */
export type Query = Iterable<readonly [name: string, text: string]>;

const ESCAPED = /[%+]/;

/**
 * Parses a query string like `URLSearchParams`, several times faster if nothing is escaped.
 * @param query without the question mark
 */
export function readQuery(query: string): Query {
  if (ESCAPED.test(query)) return new URLSearchParams(`&${query}`);
  const pairs: [string, string][] = [];
  for (let from = 0; from < query.length; ) {
    const ampersand = query.indexOf('&', from);
    const to = ampersand < 0 ? query.length : ampersand;
    const equals = query.indexOf('=', from);
    if (equals >= 0 && equals < to) pairs.push([query.slice(from, equals), query.slice(equals + 1, to)]);
    else if (to > from) pairs.push([query.slice(from, to), '']);
    from = to + 1;
  }
  return pairs;
}

/**
 * Reads the declared parameters of a query; `refuseUnknown` checks the others.
 * @throws {RequestError} 422 if one is missing, empty, given twice or not allowed
 */
export function readParameters<P extends Parameters>(parameters: P, query: Query): Values<P> {
  const given = Array.isArray(query) ? query : [...query];
  const values: Record<string, unknown> = {};
  for (const name in parameters) {
    const parameter = parameters[name]!;
    let found: string | undefined;
    let times = 0;
    for (const pair of given) {
      if (pair[0] !== name) continue;
      found = pair[1];
      times++;
    }
    if (times > 1) throw new RequestError(422, `${name}: given ${times} times; give it once`);
    const text = found ?? fallbackOf(parameter);
    if (text === undefined) {
      if (!isOptional(parameter)) throw new RequestError(422, `${name}: missing; give ${parameter.allowed}`);
      values[name] = undefined;
      continue;
    }
    const value = parameter.read(text);
    if (value === undefined) {
      const hint = parameter.hint?.(text);
      throw new RequestError(422, notAllowed(name, text, parameter.allowed) + (hint ? `; ${hint}` : ''));
    }
    values[name] = value;
  }
  return values as Values<P>;
}

/** Default value of each parameter. */
export const defaultsOf = (parameters: Parameters): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const fallback = fallbackOf(parameter);
      return [name, fallback === undefined ? undefined : parameter.read(fallback)];
    }),
  );

/**
 * Cache key of a query: the same for all spellings of the same values. The length before each text keeps keys unambiguous.
 */
export function questionName(values: Readonly<Record<string, unknown>>): string {
  let name = '';
  for (const parameter in values) {
    const value = values[parameter] ?? '';
    name += typeof value === 'string' ? `&${value.length}:${value}` : `&${value}`;
  }
  return name;
}

export const persianYear = (
  description: Text,
  { first, last }: { readonly first: number; readonly last: number },
): Parameter<number> => ({
  ...wholeNumber(description, first, last),
  plain: '\\d{4}',
  hint(text) {
    const year = readDigits(text);
    const isGregorian = year !== undefined && year >= FIRST_GREGORIAN_YEAR && year < AFTER_GREGORIAN_YEARS;
    return isGregorian ? persianYearsOf(year) : undefined;
  },
});

const AFTER_GREGORIAN_YEARS = 2200;

/** `2026 is a Gregorian year: Persian 1404 to 20 March, then 1405` */
function persianYearsOf(year: number): string {
  const first = persian.yearOf(gregorian.toJdn({ year, month: 1, day: 1 }));
  const { month, day } = gregorian.fromJdn(addDays(persian.firstDayOfYear(first + 1), -1));
  return `${year} is a Gregorian year: Persian ${first} to ${day} ${monthName('gregorian', month).en}, then ${first + 1}`;
}

export const persianMonth: Parameter<number> = {
  ...wholeNumber({ fa: 'ماه شمسی', en: 'Persian month' }, 1, 12),
  plain: '[1-9]|1[0-2]',
};

export const category = oneOf({ fa: 'فقط همین دسته', en: 'Category of occasions' }, CATEGORIES);

/** An unescaped `+`, as in `Etc/GMT+3`, arrives as a space; no zone name has a space. */
export const timeZone: Parameter<string> = {
  description: { fa: 'منطقهٔ زمانی IANA، با حروف بزرگ یا کوچک', en: 'IANA time zone, in any letter case' },
  allowed: 'an IANA time zone such as Asia/Tehran',
  schema: { type: 'string' },
  read: (text) => (text === '' ? undefined : text.replaceAll(' ', '+')),
};
