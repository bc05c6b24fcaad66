/** Search for a city by its Persian or Latin name, with the engine of `/api/cities`. */
import { createSearch, type MatchKind, type Searchable } from '#api/search.ts';
import { foldedName } from '#understand/words.ts';
import type { GlobePlace } from './distance.ts';

/** The index in the form of its file; regions are Iran's provinces, then the countries. */
export interface CityIndex {
  readonly regions: readonly (readonly [nameFa: string, nameEn: string])[];
  /** number of regions that lie in Iran */
  readonly provinces: number;
  readonly cities: readonly (readonly [
    slug: string,
    nameFa: string,
    nameEn: string,
    latitude: number,
    longitude: number,
    region: number,
    zone: number,
    /** other spellings */
    aliases: readonly string[],
    /** inhabitants, 0 if unknown */
    population: number,
  ])[];
  readonly zones: readonly string[];
}

export interface FoundCity extends GlobePlace {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
  readonly region: { readonly fa: string; readonly en: string };
  readonly isInIran: boolean;
  readonly zone: string;
}

interface SearchableCity extends Searchable {
  readonly city: FoundCity;
  readonly regionNames: readonly string[];
}

export interface CityMatch {
  readonly city: FoundCity;
  /** the text names a region: its cities, after cities whose own name matches */
  readonly match: MatchKind | 'region';
  /** inhabitants */
  readonly weight: number;
}

export interface CitySearch {
  readonly cities: readonly FoundCity[];
  /** best match first: by name, then by inhabitants */
  find(text: string): readonly CityMatch[];
}

/** The cities of the index, with the names by which they are found. */
export const namedCities = ({ regions, provinces, cities, zones }: CityIndex) =>
  cities.map(([slug, fa, en, latitude, longitude, region, zone, aliases, population]) => {
    const [regionFa, regionEn] = regions[region]!;
    const place = { latitude, longitude, region: { fa: regionFa, en: regionEn }, zone: zones[zone]! };
    const city: FoundCity = { slug, fa, en, isInIran: region < provinces, ...place };
    return { city, names: [fa, en, slug.replaceAll('-', ' '), ...aliases], weight: population };
  });

/** @param isAsked cities that are searched, all by default */
export function createCitySearch(index: CityIndex, isAsked: (city: FoundCity) => boolean = () => true): CitySearch {
  const items = namedCities(index)
    .filter(({ city }) => isAsked(city))
    .map(
      (item): SearchableCity => ({ ...item, regionNames: [item.city.region.fa, item.city.region.en].map(foldedName) }),
    );
  const search = createSearch(items);
  return {
    cities: items.map(({ city }) => city),
    find(text) {
      const named = search.find(text, items.length).map(({ item, match }) => ({ ...item, match }));
      const folded = foldedName(text);
      const known = new Set(named.map(({ city }) => city));
      const inRegion = items.filter(
        ({ city, regionNames }) =>
          folded !== '' && !known.has(city) && regionNames.some((name) => name.startsWith(folded)),
      );
      const isFuzzy = ({ match }: CityMatch) => match === 'fuzzy';
      return [
        ...named.filter((each) => !isFuzzy(each)),
        ...inRegion.map((item) => ({ ...item, match: 'region' as const })),
        ...named.filter(isFuzzy),
      ].map(({ city, match, weight }) => ({ city, match, weight }));
    },
  };
}

/** Ratio of inhabitants from which the larger of two cities with the same name is the clear match. */
const CLEARLY_LARGER = 2;

/** @param inhabitants of two cities with the same name, 0 if unknown */
export const isClearlyLarger = (inhabitants: number, others: number): boolean =>
  inhabitants > 0 && inhabitants >= CLEARLY_LARGER * others;

/**
 * Returns the only plausible city: the city with exactly this name (the clearly largest one if several share it), or
 * the only match without a misspelling. Undefined for ambiguous texts, misspellings and names of regions.
 */
export function clearMatch(found: readonly CityMatch[]): FoundCity | undefined {
  const [first, second] = found;
  if (first === undefined || first.match === 'fuzzy' || first.match === 'region') return undefined;
  if (first.match === 'exact') {
    const isAlone = second?.match !== 'exact';
    return isAlone || isClearlyLarger(first.weight, second.weight) ? first.city : undefined;
  }
  const isOnly = second === undefined || second.match === 'fuzzy';
  return isOnly ? first.city : undefined;
}
