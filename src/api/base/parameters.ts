/** Query parameters: allowed values, parsing and OpenAPI schema. */

import { readDigits, toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { FIRST_GREGORIAN_YEAR, FIRST_IMPERIAL_YEAR } from '#core/jdn.ts';
import type { Years } from '#core/known-years.ts';
import { monthName } from '#core/names.ts';
import { CATEGORIES, type Category, IRANIAN_CATEGORIES } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { namedMonth } from '#understand/dates.ts';
import { nearest } from '#understand/near.ts';
import type { Context } from './context.ts';
import { type Hint, queryError, type Refusal, RequestError } from './errors.ts';
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
  /** the value, or undefined if the text is not allowed */
  read(text: string): T | undefined;
  /** allowed is a city that a list of the API has */
  readonly isCity?: true;
  /** what an invalid text may mean in a query, without a full stop; undefined if unknown, or if it needs a context */
  hint?(text: string, query: URLSearchParams, context?: Context): Hint | undefined | readonly (Hint | undefined)[];
  /** may be left out; its value is then undefined */
  readonly optional?: true;
  /** text that is read if the parameter is left out */
  readonly fallback?: string;
}

const DIGITS = /^[0-9٠-٩۰-۹]+$/;

/** A whole number in Latin, Persian or Arabic-Indic digits, without sign, decimals or spaces. */
export const wholeNumber = (description: Text, min: number, max: number): Parameter<number> => ({
  description,
  allowed: `a whole number from ${min} to ${max}, in Latin or Persian digits`,
  schema: { type: 'integer', minimum: min, maximum: max },
  read(text) {
    const value = readDigits(text);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  },
});

/** An unescaped `+` arrives as a space. */
const SIGNED = /^[-−+ ]?[0-9۰-۹٠-٩]{1,9}$/;

/** A whole number with or without a sign, from -`most` to `most`, in digits of any of the three scripts. */
export const signedNumber = (description: Text, most: number): Parameter<number> => ({
  description,
  allowed: `a whole number from -${most} to ${most}, in Latin or Persian digits`,
  schema: { type: 'integer', minimum: -most, maximum: most },
  read(text) {
    if (!SIGNED.test(text)) return undefined;
    const value = Number(toLatinDigits(text).replace('−', '-'));
    return Math.abs(value) <= most ? value + 0 : undefined;
  },
});

/** A whole number of any size, as Latin digits without leading zeros; the endpoint checks its range. */
export const anyWholeNumber = (description: Text): Parameter<string> => ({
  description,
  allowed: 'a whole number of 0 or more, in Latin or Persian digits',
  schema: { type: 'integer', minimum: 0 },
  read: (text) => (DIGITS.test(text) ? toLatinDigits(text).replace(/^0+(?=\d)/, '') : undefined),
});

/** @param otherNames names of values elsewhere, in lower case, with ours */
export const oneOf = <const T extends string>(
  description: Text,
  values: readonly T[],
  otherNames: Readonly<Record<string, T>> = {},
): Parameter<T> => ({
  description,
  allowed: `one of ${values.join(', ')}`,
  schema: { type: 'string', enum: values },
  read: (text) => values.find((value) => value === text),
  hint(text) {
    const meant = new Map(Object.entries<string>(otherNames)).get(text.toLowerCase()) ?? nearest(text, values);
    return meant && `did you mean ${meant}?`;
  },
});

/** A text that matches a pattern; the endpoint checks its meaning. */
export const textLike = (description: Text, pattern: RegExp, allowed: string): Parameter<string> => ({
  description,
  allowed,
  schema: { type: 'string', pattern: pattern.source },
  read: (text) => (pattern.test(text) ? text : undefined),
});

export const optional = <T>(parameter: Parameter<T>) => ({ ...parameter, optional: true }) as const;

export const withFallback = <T>(parameter: Parameter<T>, fallback: string): Parameter<T> => ({
  ...parameter,
  fallback,
});

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

type ValueOf<P> = P extends Parameter<infer T> ? T : never;
export type Values<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends { readonly optional: true } ? ValueOf<P[K]> | undefined : ValueOf<P[K]>;
};

export const isOptional = ({ optional, fallback }: Parameter<unknown>): boolean =>
  optional === true || fallback !== undefined;

/**
 * Reads the declared parameters of a query.
 * @param refuseOthers called before a value is read if the query gives a name that is not declared, or a name twice
 * @param context what hints to dates and cities need; without it an error has fewer hints
 * @throws {RequestError} 422 if one is missing, empty, given twice or not allowed
 */
export function readParameters<P extends Parameters>(
  parameters: P,
  query: URLSearchParams,
  refuseOthers?: () => void,
  context?: Context,
): Values<P> {
  const isPlain = Object.keys(parameters).filter((name) => query.has(name)).length === query.size;
  if (!isPlain) refuseOthers?.();
  const values: Record<string, unknown> = {};
  for (const name in parameters) {
    const times = isPlain ? 1 : query.getAll(name).length;
    if (times > 1) throw queryError([name], `given ${times} times`, 'it once');
    values[name] = readParameter(name, parameters[name]!, query, context);
  }
  return values as Values<P>;
}

function readParameter(
  name: string,
  parameter: Parameter<unknown>,
  query: URLSearchParams,
  context: Context | undefined,
): unknown {
  const text = query.get(name) ?? parameter.fallback;
  if (text === undefined && parameter.optional) return undefined;
  const value = text === undefined ? undefined : parameter.read(text);
  if (value !== undefined) return value;
  throw new RequestError(refusalOf(name, text, parameter, query, context));
}

/** Why a parameter does not take a text, with what the text may mean. @param given undefined: it is missing */
export function refusalOf(
  name: string,
  given: string | undefined,
  { allowed, isCity, hint }: Parameter<unknown>,
  query = new URLSearchParams(),
  context?: Context,
): Refusal {
  const fault = given === undefined ? { fault: 'missing' } : { given, hints: [hint?.(given, query, context)].flat() };
  return { status: 422, parameters: [name], allowed, isCity, ...fault };
}

/**
 * A Persian year; a Gregorian one is refused with its Persian years.
 * @param addressFor the address to use for a Gregorian year in a query
 */
export const persianYear = (
  description: Text,
  { first, last }: Years,
  addressFor?: (year: number, query: URLSearchParams) => Hint | undefined,
): Parameter<number> => ({
  ...wholeNumber(description, first, last),
  hint(text, query) {
    const year = readDigits(text);
    if (year === undefined || year < FIRST_GREGORIAN_YEAR || year >= FIRST_IMPERIAL_YEAR) return undefined;
    return [persianYearsOf(year), addressFor?.(year, query)];
  },
});

/** A Persian year; the current one in Tehran if left out. @param addressFor as of {@link persianYear} */
export const yearOrCurrent = (years: Years, addressFor?: (year: number) => Hint) =>
  optional(
    persianYear(
      { fa: 'سال شمسی؛ اگر ندهید، سال جاری در تهران', en: 'Persian year; default the current year in Tehran' },
      years,
      addressFor,
    ),
  );

/** `2026 is a Gregorian year: Persian 1404 to 20 March, then 1405` */
function persianYearsOf(year: number): string {
  const first = persian.yearOf(gregorian.toJdn({ year, month: 1, day: 1 }));
  const { month, day } = gregorian.fromJdn(persian.lastDayOfYear(first));
  return `${year} is a Gregorian year: Persian ${first} to ${day} ${monthName('gregorian', month).en}, then ${first + 1}`;
}

/** «مهر» is refused with its number. */
export const persianMonth: Parameter<number> = {
  ...wholeNumber({ fa: 'ماه شمسی', en: 'Persian month' }, 1, 12),
  hint(text) {
    const { calendar, month } = namedMonth(text) ?? {};
    return calendar === 'persian' ? `did you mean ${month}?` : undefined;
  },
};

const MAX_ENTRIES = 50;

/** The most entries to answer with. */
export const limited = (description: Text, fallback: number): Parameter<number> =>
  withFallback(wholeNumber(description, 1, MAX_ENTRIES), String(fallback));

export const category = oneOf({ fa: 'فقط همین دسته', en: 'Category of occasions' }, CATEGORIES);

const isCategory = (text: string): text is Category => CATEGORIES.some((one) => one === text);

/** Categories of the occasions in an answer. */
export const categories: Parameter<readonly Category[]> = withFallback(
  {
    description: {
      fa: 'دسته‌های مناسبت‌ها، با ویرگول میان آن‌ها، یا `all`؛ تعطیلات رسمی همیشه می‌آید',
      en: 'Categories of the occasions, separated by commas, or `all`; official holidays are always included',
    },
    allowed: `all, or one or more of ${CATEGORIES.join(', ')}, separated by commas`,
    schema: { type: 'string', pattern: `^(all|(${CATEGORIES.join('|')})(,(${CATEGORIES.join('|')}))*)$` },
    read(text) {
      if (text === 'all') return CATEGORIES;
      const names = text.split(',');
      return names.every(isCategory) ? names : undefined;
    },
  },
  IRANIAN_CATEGORIES.join(','),
);

/** An unescaped `+`, as in `Etc/GMT+3`, arrives as a space; no zone name has a space. */
export const timeZone: Parameter<string> = {
  description: { fa: 'منطقهٔ زمانی IANA، با حروف بزرگ یا کوچک', en: 'IANA time zone, in any letter case' },
  allowed: 'an IANA time zone such as Asia/Tehran',
  schema: { type: 'string' },
  read: (text) => (text === '' ? undefined : text.replaceAll(' ', '+')),
};
