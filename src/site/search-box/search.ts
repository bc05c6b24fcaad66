/** Search for occasions, cities and pages by name, with the engine and order of `/api/search` and `/api/cities`. */
import type { Jdn } from '#core/jdn.ts';
import { type CityIndex, createCitySearch, type SearchedCity } from '#site/cities/search.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import type { InLanguages } from '#site/kit/language.ts';
import type { NavigationItem } from '#site/kit/navigation.ts';
import type { CityPlace } from '#site/prayer-times/days.ts';
import { findNames, titleForms } from '#understand/occasions.ts';
import { createSearch as createNameSearch } from '#understand/search.ts';

export interface Found {
  readonly kind: 'occasion' | 'city' | 'page';
  /** of a page: its address without the leading slash */
  readonly slug: string;
  readonly name: InLanguages<string>;
  /** province or country of a city */
  readonly note?: InLanguages<string>;
  /** of an occasion: its next days, or its last one */
  readonly days?: readonly Jdn[];
  /** an occasion without a page */
  readonly noPage?: true | undefined;
  readonly place?: CityPlace;
  /** a whole name of it was typed */
  readonly isExact: boolean;
  /** a city whose name is the whole text, while others of this name may be meant too */
  readonly isNamesake?: boolean;
  /** only similar to the typed text */
  readonly isFuzzy: boolean;
}

export type Search = (text: string) => readonly Found[];

const MAX_FOUND = 8;
/** Number of results among which a city is moved up. */
const MAX_RANKED = 50;
/** A large city of Iran that begins with the text comes second: a user who types «شیر» may want «شیراز». */
const CITY_PLACE = 1;
const LARGE_CITY = 500_000;

/** Cities stand between the occasions of rank 3 and 4, the larger ones first. */
const CITY_WEIGHT = -3.5;
/** Pages stand behind the days off of today, before all other occasions. */
const PAGE_WEIGHT = -0.5;
/** More than any city's population, so that it never lifts a city over the next rank. */
const MAX_INHABITANTS = 1e9;

/** The items to search. */
export interface Searched {
  readonly occasions: readonly OccasionEntry[];
  readonly index: CityIndex;
  readonly pages: readonly NavigationItem[];
}

export function createSearch({ occasions, index, pages }: Searched): Search {
  const cities = createCitySearch(index);
  const search = createNameSearch([
    ...occasions.map(({ slug, fa, en, rank, days, noPage, also = [] }) => ({
      found: { kind: 'occasion' as const, slug, name: { fa, en }, days, noPage },
      names: [...[fa, en].flatMap((title) => titleForms(title, rank)), ...also, slug.replaceAll('-', ' ')],
      weight: -rank,
      isKnownByWords: true,
      isLarge: false,
    })),
    ...pages.map(({ path, label, short, also = [] }) => ({
      found: { kind: 'page' as const, slug: path.slice(1), name: label },
      names: [label, short ?? label].flatMap(({ fa, en }) => [fa, en]).concat(path.replace('-', ' '), also),
      weight: PAGE_WEIGHT,
      isKnownByWords: true,
      isLarge: false,
    })),
    ...cities.cities.map((city) => ({
      found: cityResult(city),
      names: city.names,
      weight: CITY_WEIGHT + (city.population ?? 0) / MAX_INHABITANTS,
      isLarge: city.found.isInIran && (city.population ?? 0) >= LARGE_CITY,
    })),
  ]);
  return (text) => {
    const found = findNames(search, text, MAX_RANKED);
    const city = found.findIndex(({ item, match }) => item.isLarge && match === 'prefix');
    if (city > CITY_PLACE) found.splice(CITY_PLACE, 0, ...found.splice(city, 1));
    const results = found.map(({ item, match }) => ({
      ...item.found,
      isExact: match === 'exact',
      isFuzzy: match === 'fuzzy',
    }));
    return withoutDoubles(withNamedCities(text, results)).slice(0, MAX_FOUND);
  };

  /** Cities of exactly this name, beside which their province or country may stand, come before what is not exact. */
  function withNamedCities(text: string, results: readonly Found[]): Found[] {
    const meant = cities.meant(text);
    const named = cities.named(text).map((city) => ({
      ...cityResult(city),
      ...{ isExact: true, isFuzzy: false, isNamesake: city !== meant },
    }));
    if (named.length === 0) return [...results];
    const slugs = new Set(named.map(({ slug }) => slug));
    const others = results.filter(({ kind, slug, isFuzzy }) => !isFuzzy && !(kind === 'city' && slugs.has(slug)));
    return [...others.filter(({ isExact }) => isExact), ...named, ...others.filter(({ isExact }) => !isExact)];
  }
}

const cityResult = ({ found: city }: SearchedCity) => ({
  kind: 'city' as const,
  slug: city.slug,
  name: { fa: city.fa, en: city.en },
  note: city.region,
  place: city,
});

/** Keeps only the first of several occasions with the same name, such as the days of a long holiday. */
function withoutDoubles(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ kind, name }) => kind !== 'occasion' || (!seen.has(name.fa) && seen.add(name.fa)));
}

/**
 * The one result with exactly this name; undefined if several have it, or none. Of the days of a long holiday it is the
 * first. An occasion or a city comes before a page of the same name.
 */
export function clearlyMeant(found: readonly Found[]): Found | undefined {
  const exact = found.filter(({ isExact }) => isExact);
  const named = exact.filter(({ kind }) => kind !== 'page');
  const meant = named.length > 0 ? named : exact;
  const [first, second] = meant;
  if (!first) return undefined;
  if (!second) return first.isNamesake ? undefined : first;
  const shortest = meant.reduce((a, b) => (b.slug.length < a.slug.length ? b : a));
  if (meant.every(({ slug, kind }) => kind === 'occasion' && slug.startsWith(shortest.slug))) return shortest;
  const isCity = meant.every(({ kind }) => kind === 'city');
  return isCity ? meant.find(({ isNamesake }) => !isNamesake) : undefined;
}
