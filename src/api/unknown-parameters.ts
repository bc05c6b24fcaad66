/** Unknown parameters: refused if the caller probably meant a parameter of the API, ignored if a tracker added them. */
import type { Endpoint } from './endpoint.ts';
import { RequestError, shortened } from './errors.ts';
import { meantAddress } from './meant-address.ts';
import { nearest } from './near.ts';
import type { Query } from './parameters.ts';
import { API_ROOT } from './paths.ts';

/** Parameter names of other services, with our names for them, nearest first. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    timezone: ['tz'],
    time_zone: ['tz'],
    zone: ['tz'],
    country: ['country_code'],
    cc: ['country_code'],
    date: ['from', 'year'],
    start: ['from'],
    start_date: ['from'],
    from_date: ['from'],
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
    days: ['add', 'limit'],
    weekends: ['weekend'],
    madhab: ['asr'],
    school: ['asr'],
    slug: ['city'],
    lang: [],
    language: [],
    locale: [],
  }),
);

const LANGUAGES = new Set(['lang', 'language', 'locale']);

const smallName = (name: string): string => name.toLowerCase().replace(/\[\]$/, '');

/** The endpoint's parameter that a name probably means. */
function ownName(name: string, { parameters }: Endpoint): string | undefined {
  const own = Object.keys(parameters);
  const lower = smallName(name);
  const meant = [lower, ...(OTHER_NAMES.get(lower) ?? [])];
  return meant.find((other) => own.includes(other)) ?? nearest(lower, own);
}

/** Why a name is refused and the name it probably means; undefined if the name is ignored. */
function hint(name: string, endpoint: Endpoint, all: readonly Endpoint[]): string | undefined {
  const own = Object.keys(endpoint.parameters);
  const lower = smallName(name);
  const meant = [lower, ...(OTHER_NAMES.get(lower) ?? [])];
  const direct = ownName(name, endpoint);
  if (direct) return `did you mean ${direct}?`;
  const isKnown = OTHER_NAMES.has(lower) || all.some(({ parameters }) => Object.hasOwn(parameters, lower));
  if (!isKnown) return undefined;
  const takes = own.length === 0 ? 'it takes none' : `it takes ${own.join(', ')}`;
  if (LANGUAGES.has(lower)) return `answers have both Persian and English; ${takes}`;
  for (const parameter of meant) {
    const other = all.find(({ parameters }) => Object.hasOwn(parameters, parameter));
    if (other) return `did you mean ${parameter} of ${API_ROOT}${other.path}? ${takes}`;
  }
  return takes;
}

/** A loop of comparisons is faster here than a lookup, because the engine would first intern the substring of the URL. */
function isOwn(name: string, { parameters }: Endpoint): boolean {
  for (const own in parameters) if (own === name) return true;
  return false;
}

const MAX_LETTERS = 100;

/** The hint, with the address of an equivalent valid query if there is one. */
function addressed(
  meant: string,
  query: readonly (readonly [name: string, text: string])[],
  endpoint: Endpoint,
  all: readonly Endpoint[],
): string {
  const given = new Map(query.filter(([name]) => isOwn(name, endpoint) || hint(name, endpoint, all) !== undefined));
  if ([...given].join().length > MAX_LETTERS) return meant;
  const found = meantAddress(given, endpoint, all, (name) =>
    isOwn(name, endpoint) ? undefined : ownName(name, endpoint),
  );
  if (!found) return meant;
  return found.isRenamed ? `${meant} Use ${found.address}` : `use ${found.address}`;
}

/**
 * @param query names and values as given
 * @param all all endpoints; a name of one of their parameters is known
 * @throws {RequestError} 422 for a parameter of another endpoint, a common alias or a misspelling
 */
export function refuseUnknown(query: Query, endpoint: Endpoint, all: readonly Endpoint[]): void {
  for (const [name] of query) {
    if (isOwn(name, endpoint)) continue;
    const meant = hint(name, endpoint, all);
    if (meant !== undefined) {
      const told = addressed(meant, [...query], endpoint, all);
      throw new RequestError(422, `${shortened(name)}: unknown parameter of ${API_ROOT}${endpoint.path}; ${told}`);
    }
  }
}
