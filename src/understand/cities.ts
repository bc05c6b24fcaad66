/** Cities by name: «تهران», "Tehran, Iran", «شهر تهران», «سردشت آذربایجان غربی», "London UK". */
import { memoized } from '#core/caches.ts';
import type { City, Country } from '#tables/types.ts';
import { COUNTRY_NAMES, PLACE_KINDS, STATES } from './place-words.ts';
import { createSearch, dividedBy, type MatchKind, type Searchable } from './search.ts';
import { dividedWords, foldedName } from './words.ts';

export interface NamedCity {
  /** in both languages, and other spellings */
  readonly names: readonly string[];
  /** names of its province and its country, in both languages, and the country's code */
  readonly regions: readonly string[];
  /** inhabitants; null if unknown */
  readonly population: number | null;
}

/**
 * How a name matches, and `namesake`: the exact name, which other cities bear too, so that the city may be offered, but is never the answer;
 * `region`: the text names its province or country.
 */
export type CityMatch = MatchKind | 'namesake' | 'region';

export interface FoundCity<T> {
  readonly city: T;
  readonly match: CityMatch;
}

export interface CitySearch<T> {
  readonly cities: readonly T[];
  /** Cities with exactly this name, the larger first; a kind of place, a province or a country may stand beside it. */
  named(text: string): readonly T[];
  /** The one city of this name, or of several the clearly largest; undefined if several may be meant, or none. */
  meant(text: string): T | undefined;
  /** Cities of a province or a country of this name, the larger first. */
  inRegion(text: string): readonly T[];
  /**
   * Best match first: by name, then cities of a region of this name, then similar names; equals by inhabitants.
   * @param hasSimilar whether similar names are looked for, which takes longest
   */
  find(text: string, limit: number, hasSimilar?: boolean): FoundCity<T>[];
}

/** Among cities of one name the largest is meant if it has so many times the inhabitants of the next. */
const CLEARLY_LARGER = 10;

/** Names of the country, for {@link NamedCity.regions}. */
export const countryNames = (code: string, fa: string, en: string): string[] => [
  fa,
  en,
  code,
  ...(COUNTRY_NAMES[code] ?? []),
];

/** A city of the tables by its names and the names of its province and country. */
export const namedCity = (
  { name_fa, name_en, slug, aliases, province_fa, province_en, population, country: code }: City,
  country: Country,
): NamedCity => ({
  names: [name_fa, name_en, slug.replaceAll('-', ' '), ...aliases],
  regions: [province_fa, province_en, ...countryNames(code, country.name_fa, country.name_en)].filter(Boolean),
  population,
});

export function createCitySearch<T extends NamedCity>(cities: readonly T[]): CitySearch<T> {
  const items = cities.map((city): Searchable & { readonly city: T } => ({
    city,
    names: city.names,
    weight: city.population ?? 0,
  }));
  const search = createSearch(items);
  const byName = new Map<string, Set<T>>();
  const byRegion = new Map<string, Set<T>>();
  const words = new Set(PLACE_KINDS);
  const wordsOfRegions = new Map<T, ReadonlySet<string>>();
  // Several cities have the names of a region.
  const wordsOfName = memoized(dividedWords, Infinity);
  const add = (name: string, city: T, to: Map<string, Set<T>>) => {
    const folded = wordsOfName(name).join('');
    to.set(folded, (to.get(folded) ?? new Set()).add(city));
    for (const word of wordsOfName(name)) words.add(word);
  };
  for (const city of cities) {
    for (const name of city.names) add(name, city, byName);
    for (const region of city.regions) add(region, city, byRegion);
    wordsOfRegions.set(city, new Set(city.regions.flatMap(wordsOfName)));
  }

  /** In Arabic «النجف» is «نجف». */
  const withoutArticle = (word: string): string =>
    !words.has(word) && words.has(word.slice(2)) && word.startsWith('ال') ? word.slice(2) : word;
  const wordsIn = (text: string): readonly string[] => dividedBy(dividedWords(text), words).map(withoutArticle);

  /** All of these words name the kind or a region of the city. */
  const areBeside = (others: readonly string[], city: T): boolean =>
    others.every((word) => PLACE_KINDS.has(word) || wordsOfRegions.get(city)!.has(word));

  function named(text: string): T[] {
    const whole = byName.get(foldedName(text));
    if (whole) return bySize([...whole]);
    const typed = wordsIn(text);
    const inState = withState(text);
    if (inState.length > 0) return inState;
    for (let size = typed.length; size > 0; size--) {
      for (let start = 0; start + size <= typed.length; start++) {
        const [before, after] = [typed.slice(0, start), typed.slice(start + size)];
        const candidates = [...(byName.get(typed.slice(start, start + size).join('')) ?? [])];
        const found = candidates.filter((city) => areBeside(before, city) && areBeside(after, city));
        if (found.length > 0) return bySize(found);
      }
    }
    return [];
  }

  /** "Toronto, Ontario, Canada": of a state or county between a city and its country nothing need be known. */
  function withState(text: string): T[] {
    const [name = [], ...places] = text.split(/[,،]/).map((part) => wordsIn(part));
    const last = places.at(-1);
    if (!last) return [];
    const isIn = (place: readonly string[], city: T) =>
      areBeside(place, city) || city.regions.includes(STATES.get(place.join('')) ?? '-');
    const isElsewhere = (place: readonly string[]) => byRegion.has(place.join('')) || STATES.has(place.join(''));
    return bySize([...(byName.get(name.join('')) ?? [])]).filter(
      (city) => isIn(last, city) && places.every((place) => isIn(place, city) || !isElsewhere(place)),
    );
  }

  /** The text without words for a place and without a region at its end, if something is left, and the region's cities. */
  function withoutPlaces(text: string): { readonly name: string; readonly ofRegion?: ReadonlySet<T> | undefined } {
    const typed = wordsIn(text).filter((word) => !PLACE_KINDS.has(word));
    for (let start = 1; start < typed.length; start++) {
      const ofRegion = byRegion.get(typed.slice(start).join(''));
      if (ofRegion) return { name: typed.slice(0, start).join(' '), ofRegion };
    }
    return { name: typed.length > 0 ? typed.join(' ') : text };
  }

  function find(text: string, limit: number, hasSimilar = true): FoundCity<T>[] {
    const exact = named(text);
    const { name, ofRegion } = withoutPlaces(text);
    const letters = foldedName(name);
    const others = search
      .find(exact.length > 0 ? text : name, limit, hasSimilar)
      .filter(({ item }) => exact.length > 0 || (ofRegion?.has(item.city) ?? true));
    const inRegion = (isNamed: (region: string) => boolean): T[] => {
      if (letters.length < 2 || exact.length > 0) return [];
      const ofRegions = new Set([...byRegion].flatMap(([region, ofRegion]) => (isNamed(region) ? [...ofRegion] : [])));
      return bySize(cities.filter((city) => ofRegions.has(city)));
    };
    const found = new Map<T, CityMatch>();
    const add = (city: T, match: CityMatch) => found.set(city, found.get(city) ?? match);
    const [meant] = onlyMeant(exact);
    for (const city of exact) add(city, city === meant ? 'exact' : 'namesake');
    for (const city of inRegion((region) => region === letters)) add(city, 'region');
    for (const { item, match } of others) if (match !== 'fuzzy') add(item.city, match);
    for (const city of inRegion((region) => region.startsWith(letters))) add(city, 'region');
    if (exact.length === 0) for (const { item, match } of others) add(item.city, match);
    return [...found].slice(0, limit).map(([city, match]) => ({ city, match }));
  }

  return {
    cities,
    named,
    meant: (text) => onlyMeant(named(text))[0],
    inRegion: (text) => bySize([...(byRegion.get(foldedName(text)) ?? [])]),
    find,
  };
}

/** An unknown number of inhabitants is larger and smaller than none. */
const isClearlyLarger = ({ population: one }: NamedCity, { population: other }: NamedCity): boolean =>
  one !== null && other !== null && one >= CLEARLY_LARGER * other;

/** The first of some namesakes if it is meant; none if several may be. */
const onlyMeant = <T extends NamedCity>([first, second]: readonly T[]): readonly T[] =>
  first && (!second || isClearlyLarger(first, second)) ? [first] : [];

/** The larger first, those of unknown size last. */
const bySize = <T extends NamedCity>(cities: readonly T[]): T[] =>
  cities.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
