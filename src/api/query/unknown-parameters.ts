/**
 * Unknown parameters. Our own endpoints and files refuse each; those of the interface only names that mean something in
 * this API. Trackers are ignored everywhere.
 */

import { nearest } from '#understand/near.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { hintText, RequestError, shortened } from '../base/errors.ts';
import type { Parameters } from '../base/parameters.ts';
import { API_ROOT } from '../base/paths.ts';
import { IGNORED, inSnakeCase, isAnswerKey, NOT_OFFERED, OTHER_NAMES, withoutEnding } from './other-names.ts';
import type { Given } from './suggested-address.ts';

const LANGUAGES = new Set(['lang', 'language', 'locale']);
const FORMATS = new Set(['format', 'output']);

type Pair = readonly [name: string, text: string];

/** An endpoint or a file. */
interface Target {
  /** from the root of the site */
  readonly address: string;
  readonly parameters: Parameters;
  /** names without a meaning are ignored */
  readonly isLenient?: boolean | undefined;
}

/** A query with the same meaning that is valid. */
interface Suggested {
  readonly address: string;
  /** only names of parameters were changed */
  readonly isRenamed: boolean;
}

interface Suggestion {
  /** the endpoint's parameter that is probably meant */
  readonly own?: string;
  readonly hint: string;
}

/** What a second question mark, an address escaped for HTML (`&amp;sector=`) or a list adds to the name of a parameter. */
const STRAY = /^(?:\?|;|amp;)+|\[\]$/g;

/** What an unknown name probably means; undefined if the name is ignored. */
function suggestionFor(
  [name, text]: Pair,
  { address, parameters, isLenient }: Target,
  query: URLSearchParams,
  all: readonly Endpoint[],
): Suggestion | undefined {
  const names = Object.keys(parameters);
  const lower = inSnakeCase(name.replace(STRAY, ''));
  if (IGNORED.test(lower)) return undefined;
  const base = withoutEnding(lower);
  const meant = [lower, base].flatMap((each) => [each, ...(OTHER_NAMES.get(each) ?? [])]);
  const fits = (other: string) => names.includes(other) && !query.has(other);
  const own = meant.find(fits) ?? nearest(lower, names) ?? longest(names.filter((other) => hasPart(lower, other)));
  if (own) return { own, hint: `did you mean ${own}?${hintOf(own, text, parameters, query)}` };
  const takes = names.length === 0 ? 'it takes none' : `it takes ${names.join(', ')}`;
  if (LANGUAGES.has(lower)) return { hint: `${languagesOf(address)}; ${takes}` };
  if (FORMATS.has(lower)) {
    return {
      hint: 'answers are JSON; the sentence of /api/summary is text at /api/summary.txt; tables are files, as /api/holidays/1405.csv, /api/closures/1405.csv, /api/prayer-times/tehran/1405.csv and those of /downloads/',
    };
  }
  if (NOT_OFFERED.has(lower)) return { hint: `not offered; ${takes}` };
  for (const parameter of meant) {
    const other = all.find((endpoint) => Object.hasOwn(endpoint.parameters, parameter));
    if (other) return { hint: `did you mean ${parameter} of ${API_ROOT}${other.path}? ${takes}` };
  }
  return isLenient && meant.length === 2 && !isAnswerKey(lower) ? undefined : { hint: takes };
}

const longest = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length)[0];

/** Is a name made of another one and more words? `calculation_method` has `method`. */
const hasPart = (name: string, part: string): boolean => `_${name}_`.includes(`_${part}_`);

/** The parameter's own hint for a value that it refuses. */
function hintOf(own: string, text: string, parameters: Parameters, query: URLSearchParams): string {
  const parameter = parameters[own]!;
  const hint = parameter.read(text) === undefined ? hintText([parameter.hint?.(text, query)].flat()) : '';
  return hint && ` ${hint}`;
}

const languagesOf = (address: string): string =>
  /\.(ics|md)$/.test(address)
    ? 'English has its own address, as /en/holidays.ics, /feeds/holidays-en.ics, /en/docs/day.md'
    : 'answers have both Persian and English';

const MAX_LETTERS = 100;
/** No endpoint takes as many; the names after these are not compared. */
const MAX_COMPARED = 30;

/**
 * Refuses names that the target does not take, with the address of an equivalent valid query if there is one.
 * @param query names and values as given
 * @param all all endpoints; a name of one of their parameters is known
 * @param suggest finds a valid query for names and texts; `otherName` returns the target's name for a name
 * @throws {RequestError} 422 for a name that is not ignored
 */
export function refuseUnknown(
  query: readonly Pair[],
  target: Target,
  all: readonly Endpoint[],
  suggest: (given: Given, otherName: (name: string) => string | undefined) => Suggested | undefined,
): void {
  const isOwn = (name: string) => Object.hasOwn(target.parameters, name);
  const texts = new URLSearchParams(query.map((pair) => [...pair]));
  const suggestions = new Map(
    query
      .slice(0, MAX_COMPARED)
      .map((pair) => [pair[0], isOwn(pair[0]) ? undefined : suggestionFor(pair, target, texts, all)]),
  );
  const [name, suggestion] = [...suggestions].find(([, found]) => found) ?? [];
  if (name === undefined || !suggestion) return;
  const known = query.filter(([other]) => isOwn(other) || suggestions.get(other));
  // `date_gregorian` is tried as a date.
  const given = new Map(known.map(([other, text]) => [isOwn(other) ? other : withoutEnding(other), text]));
  const isShort = [...given].join().length <= MAX_LETTERS;
  const ownNames = new Map([...suggestions].map(([other, found]) => [withoutEnding(other), found?.own]));
  const found = isShort ? suggest(given, (other) => ownNames.get(other)) : undefined;
  const use = found && (found.isRenamed ? `${suggestion.hint} Use ${found.address}` : `use ${found.address}`);
  const hints = [use ?? suggestion.hint];
  throw new RequestError({
    ...{ status: 422, parameters: [shortened(name)], hints },
    fault: `unknown parameter of ${target.address}`,
  });
}
