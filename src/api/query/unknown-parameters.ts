/** Unknown parameters: refused if the caller probably meant a parameter of the API, ignored if a tracker added them. */

import { nearest } from '#understand/near.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { RequestError, shortened } from '../base/errors.ts';
import type { Parameters } from '../base/parameters.ts';
import { API_ROOT } from '../base/paths.ts';
import type { Given } from './suggested-address.ts';

/** Parameter names of other services, with our names for them, nearest first. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    timezone: ['tz'],
    time_zone: ['tz'],
    zone: ['tz'],
    country: ['country_code'],
    cc: ['country_code'],
    date: ['from', 'year'],
    from: ['date'],
    start: ['from'],
    start_date: ['from'],
    from_date: ['from'],
    since: ['from'],
    end: ['to'],
    end_date: ['to'],
    to_date: ['to'],
    until: ['to'],
    y: ['year', 'year_sh'],
    m: ['month', 'month_sh'],
    d: ['day', 'day_sh', 'date'],
    year_sh: ['year'],
    year: ['year_sh'],
    month: ['month_sh'],
    month_sh: ['month'],
    day: ['day_sh', 'date'],
    day_sh: ['day'],
    cal: ['calendar'],
    type: ['category', 'calendar'],
    cat: ['category'],
    lat: ['latitude'],
    lng: ['longitude'],
    lon: ['longitude'],
    long: ['longitude'],
    town: ['city'],
    city_slug: ['city'],
    city_name: ['city', 'q'],
    location: ['city'],
    place: ['city'],
    query: ['q'],
    search: ['q'],
    s: ['q'],
    text: ['q'],
    count: ['limit', 'add'],
    max: ['limit'],
    size: ['limit'],
    per_page: ['limit'],
    n: ['limit', 'add'],
    days: ['limit'],
    add: ['workdays'],
    weekends: ['weekend'],
    madhab: ['asr'],
    school: ['asr'],
    slug: ['city'],
    body: ['sector'],
    bodies: ['sector'],
    for: ['sector'],
    authority: ['sector'],
    county: ['province'],
    region: ['province'],
    state: ['province'],
    ostan: ['province'],
    format: [],
    language: ['lang'],
    locale: ['lang'],
  }),
);

const LANGUAGES = new Set(['lang', 'language', 'locale']);
const FORMATS = new Set(['format', 'output']);

/** An endpoint or a file. */
interface Target {
  /** from the root of the site */
  readonly address: string;
  readonly parameters: Parameters;
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

/** Of an address with a second question mark, one escaped for HTML (`&amp;sector=`), or a list. */
const STRAY = /^(?:\?|;|amp;)+|\[\]$/g;

/** What an unknown name probably means; undefined if the name is ignored. */
function suggestionFor(
  name: string,
  { address, parameters }: Target,
  all: readonly Endpoint[],
): Suggestion | undefined {
  const names = Object.keys(parameters);
  const lower = name.toLowerCase().replace(STRAY, '');
  const others = OTHER_NAMES.get(lower);
  const meant = [lower, ...(others ?? [])];
  const own = meant.find((other) => names.includes(other)) ?? nearest(lower, names);
  if (own) return { own, hint: `did you mean ${own}?` };
  const takes = names.length === 0 ? 'it takes none' : `it takes ${names.join(', ')}`;
  if (LANGUAGES.has(lower)) return { hint: `${languagesOf(address)}; ${takes}` };
  if (FORMATS.has(lower)) {
    return {
      hint: 'answers are JSON; the sentence of /api/summary is text at /api/summary.txt; tables are files, as /api/holidays/1405.csv, /api/closures/1405.csv, /api/prayer-times/tehran/1405.csv and those of /downloads/',
    };
  }
  for (const parameter of meant) {
    const other = all.find((endpoint) => Object.hasOwn(endpoint.parameters, parameter));
    if (other) return { hint: `did you mean ${parameter} of ${API_ROOT}${other.path}? ${takes}` };
  }
  return others && { hint: takes };
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
 * @throws {RequestError} 422 for a parameter of another endpoint, a common alias or a misspelling
 */
export function refuseUnknown(
  query: readonly (readonly [name: string, text: string])[],
  target: Target,
  all: readonly Endpoint[],
  suggest: (given: Given, otherName: (name: string) => string | undefined) => Suggested | undefined,
): void {
  const isOwn = (name: string) => Object.hasOwn(target.parameters, name);
  const suggestions = new Map(
    query.slice(0, MAX_COMPARED).map(([name]) => [name, isOwn(name) ? undefined : suggestionFor(name, target, all)]),
  );
  const [name, suggestion] = [...suggestions].find(([, found]) => found) ?? [];
  if (name === undefined || !suggestion) return;
  const given = new Map(query.filter(([other]) => isOwn(other) || suggestions.get(other)));
  const isShort = [...given].join().length <= MAX_LETTERS;
  const found = isShort ? suggest(given, (other) => suggestions.get(other)?.own) : undefined;
  const use = found && (found.isRenamed ? `${suggestion.hint} Use ${found.address}` : `use ${found.address}`);
  const hint = use ?? suggestion.hint;
  throw new RequestError(422, `${shortened(name)}: unknown parameter of ${target.address}; ${hint}`);
}
