/** Search for a city by its Persian or Latin name, as people type it. */
import { toLatinDigits } from '#core/digits.ts';
import type { GlobePlace } from './distance.ts';

/** The index as its file holds it; regions are Iran's provinces, then the countries. */
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

interface SearchableCity extends FoundCity {
  readonly names: readonly string[];
  readonly regionNames: readonly string[];
}

/** Letters that Unicode does not take apart, and the ones that people type for them. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ە: 'ه',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ə: 'a',
};

/** What is left of a name when spaces, half-spaces, apostrophes, accents, hamzas and letter forms make no difference. */
export const foldName = (name: string): string =>
  toLatinDigits(name)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[يىكةەıøłđßæə]/g, (letter) => SAME_LETTERS[letter]!);

export type CitySearch = readonly SearchableCity[];

export const createCitySearch = ({ regions, provinces, cities, zones }: CityIndex): CitySearch =>
  cities.map(([slug, fa, en, latitude, longitude, region, zone, aliases]) => {
    const [regionFa, regionEn] = regions[region]!;
    return {
      slug,
      fa,
      en,
      latitude,
      longitude,
      region: { fa: regionFa, en: regionEn },
      isInIran: region < provinces,
      zone: zones[zone]!,
      names: [...new Set([fa, en, slug, ...aliases].map(foldName))],
      regionNames: [foldName(regionFa), foldName(regionEn)],
    };
  });

/** Lower is better: the whole name, its beginning, some part of it, the beginning of its province's or country's name. */
function rankOf({ names, regionNames }: SearchableCity, folded: string): number | undefined {
  if (names.includes(folded)) return 0;
  if (names.some((name) => name.startsWith(folded))) return 1;
  if (names.some((name) => name.includes(folded))) return 2;
  if (regionNames.some((name) => name.startsWith(folded))) return 3;
  return undefined;
}

/** Cities that answer to a text, the best first; among equals in the order of the index. */
export function searchCities(search: CitySearch, text: string): readonly FoundCity[] {
  const folded = foldName(text);
  if (folded === '') return [];
  return search
    .map((city) => ({ city, rank: rankOf(city, folded) }))
    .filter((each): each is { city: SearchableCity; rank: number } => each.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ city }) => city);
}

/** The only city with exactly this name, if there is one. */
export function cityNamed(search: CitySearch, text: string): FoundCity | undefined {
  const folded = foldName(text);
  const named = search.filter(({ names }) => names.includes(folded));
  return named.length === 1 ? named[0] : undefined;
}
