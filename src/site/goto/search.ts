/** Occasions and cities by name, as one types them; the engine, and what goes first, are those of `/api/search` and `/api/cities`. */
import { createSearch as createNameSearch } from '#api/search.ts';
import type { CityIndex } from '#site/cities/search.ts';
import type { InLanguages } from '#site/frame/language.ts';
import type { OccasionEntry } from './index-entry.ts';

export interface Found {
  readonly kind: 'occasion' | 'city';
  readonly slug: string;
  readonly name: InLanguages<string>;
  /** province or country of a city */
  readonly note?: InLanguages<string>;
  /** a whole name of it was typed */
  readonly isExact: boolean;
}

export type Search = (text: string) => readonly Found[];

const MOST_FOUND = 8;

/** Kinds that are asked for more come first among equals. */
const WEIGHTS = { national: 1.2, religious: 1.2, cultural: 1.3, global: 0.8, countries: 0.6, fun: 0.7 } as const;
/** Cities stand between the kinds of occasions, the larger ones first. */
const CITY_WEIGHT = 1;
/** More than any city has: what it adds never lifts a city over the next kind. */
const MOST_INHABITANTS = 1e9;

export function createSearch(occasions: readonly OccasionEntry[], { regions, cities }: CityIndex): Search {
  const search = createNameSearch([
    ...occasions.map(({ slug, fa, en, category, also = [] }) => ({
      found: { kind: 'occasion' as const, slug, name: { fa, en } },
      names: [fa, en, ...also, slug.replaceAll('-', ' ')],
      weight: WEIGHTS[category],
      isKnownByWords: true,
    })),
    ...cities.map(([slug, fa, en, , , region, , aliases, inhabitants]) => ({
      found: {
        kind: 'city' as const,
        slug,
        name: { fa, en },
        note: { fa: regions[region]![0], en: regions[region]![1] },
      },
      names: [fa, en, slug.replaceAll('-', ' '), ...aliases],
      weight: CITY_WEIGHT + inhabitants / MOST_INHABITANTS,
    })),
  ]);
  return (text) => search.find(text, MOST_FOUND).map(({ item, fit }) => ({ ...item.found, isExact: fit === 'exact' }));
}
