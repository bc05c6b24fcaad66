/** Search for occasions, cities and pages by name, with the engine and order of `/api/search` and `/api/cities`. */
import { createSearch as createNameSearch } from '#api/search.ts';
import type { Jdn } from '#core/jdn.ts';
import { type CityIndex, isClearlyLarger, namedCities } from '#site/cities/search.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import type { InLanguages } from '#site/kit/language.ts';
import type { NavigationItem } from '#site/kit/navigation.ts';
import type { CityPlace } from '#site/prayer-times/days.ts';

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
  /** inhabitants of a city, if known */
  readonly inhabitants?: number;
  /** only similar to the typed text */
  readonly isFuzzy: boolean;
}

export type Search = (text: string) => readonly Found[];

const MAX_FOUND = 8;
/** Number of results among which a city is moved up. */
const MAX_RANKED = 50;
/** A large city of Iran that begins with the text comes second: a user who types «شیر» may want «شیراز». */
const CITY_PLACE = 1;
const YEAR = /[\d۰-۹٠-٩]{4}/;
const LETTER = /\p{L}/u;
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
  const search = createNameSearch([
    ...occasions.map(({ slug, fa, en, rank, days, noPage, also = [] }) => ({
      found: { kind: 'occasion' as const, slug, name: { fa, en }, days, noPage },
      names: [...[fa, en].flatMap((title) => namesOf(title, rank)), ...also, slug.replaceAll('-', ' ')],
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
    ...namedCities(index).map(({ city, names, weight: inhabitants }) => ({
      found: {
        kind: 'city' as const,
        slug: city.slug,
        name: { fa: city.fa, en: city.en },
        note: city.region,
        inhabitants,
        place: city,
      },
      names,
      weight: CITY_WEIGHT + inhabitants / MAX_INHABITANTS,
      isLarge: city.isInIran && inhabitants >= LARGE_CITY,
    })),
  ]);
  /** «نوروز ۱۴۱۰» finds Nowruz: a year is only part of a name if the name contains it. */
  const find = (text: string) => {
    const found = search.find(text, MAX_RANKED);
    const isSure = found.some(({ match }) => match !== 'fuzzy');
    return isSure || !YEAR.test(text) || !LETTER.test(text) ? found : search.find(text.replace(YEAR, ' '), MAX_RANKED);
  };
  return (text) => {
    const found = find(text);
    const city = found.findIndex(({ item, match }) => item.isLarge && match === 'prefix');
    if (city > CITY_PLACE) found.splice(CITY_PLACE, 0, ...found.splice(city, 1));
    return withoutNamesakes(
      found.map(({ item, match }) => ({ ...item.found, isExact: match === 'exact', isFuzzy: match === 'fuzzy' })),
    ).slice(0, MAX_FOUND);
  };
}

/** First rank at which a text shorter than the title does not match the occasion. */
const LITTLE_KNOWN = 5;

/** «کریسمس (زادروز عیسی مسیح)» is «کریسمس» too, and "Mothers' Day" has the word "mother". */
const namesOf = (title: string, rank: number): string[] => [
  title,
  // Typed with a space in place of the half-space.
  ...(title.includes('\u200c') ? [title.replaceAll('\u200c', ' ')] : []),
  ...(rank < LITTLE_KNOWN ? [title.replace(/ \(.*\)$/, '')] : []),
  title.replace(/['’]s\b|s['’]/g, ''),
];

/** Keeps only the first of several occasions with the same name, such as the days of a long holiday. */
function withoutNamesakes(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ kind, name }) => kind !== 'occasion' || (!seen.has(name.fa) && seen.add(name.fa)));
}

/**
 * Returns the only plausible result: a single one, or the only one with exactly this name. Of several, it is the first
 * day of a long holiday or the clearly largest city. An occasion comes before a page of the same name.
 */
export function clearlyMeant(found: readonly Found[]): Found | undefined {
  const exact = found.filter(({ isExact }) => isExact);
  const named = exact.filter(({ kind }) => kind !== 'page');
  const meant = named.length > 0 ? named : exact;
  if (meant.length === 0) return found.length === 1 ? found[0] : undefined;
  const [first, second] = meant;
  if (!first || !second) return first;
  const shortest = meant.reduce((a, b) => (b.slug.length < a.slug.length ? b : a));
  if (meant.every(({ slug, kind }) => kind === 'occasion' && slug.startsWith(shortest.slug))) return shortest;
  const isCity = meant.every(({ kind }) => kind === 'city');
  return isCity && isClearlyLarger(first.inhabitants ?? 0, second.inhabitants ?? 0) ? first : undefined;
}
