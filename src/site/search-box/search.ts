/** Occasions, cities and pages of a name, from `/api/search` or from the lists of the site, in one order. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { search } from '#api/endpoints/search.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { type CityIndex, createCitySearch, type SearchedCity } from '#site/cities/search.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import type { InLanguages } from '#site/kit/language.ts';
import type { NavigationItem } from '#site/kit/navigation.ts';
import type { CityPlace } from '#site/prayer-times/days.ts';
import type { CityMatch } from '#understand/cities.ts';
import { findNamed } from '#understand/names.ts';
import { findNames, findSubject, meantOccasion, titleForms } from '#understand/occasions.ts';
import type { Asked } from '#understand/questions.ts';
import { createSearch, type MatchKind } from '#understand/search.ts';

/** `day`: it falls on the day of an Islamic month that the text names. */
export type Match = MatchKind | CityMatch | 'day';

/** Best first. */
const MATCHES: readonly Match[] = ['exact', 'namesake', 'day', 'known-words', 'prefix', 'words', 'region', 'fuzzy'];

export interface Found {
  readonly kind: 'occasion' | 'city' | 'page';
  /** of a page: its address without the leading slash */
  readonly slug: string;
  readonly name: InLanguages<string>;
  /** province or country of a city */
  readonly note?: InLanguages<string>;
  /** of an occasion: its next days, or its last one */
  readonly days?: readonly Jdn[];
  /** the next day depends on an unconfirmed Islamic date */
  readonly mayMove?: boolean;
  readonly isHoliday?: boolean;
  /** an occasion without a page */
  readonly noPage?: true | undefined;
  readonly place?: CityPlace;
  /** a large city of Iran */
  readonly isLarge?: boolean;
  readonly match: Match;
}

/** What a text names, best match first. */
export interface Names {
  readonly occasions: readonly Found[];
  readonly cities: readonly Found[];
}

/** Results of each kind, and of all kinds. */
export const MAX_FOUND = 8;
const LARGE_CITY = 500_000;

/** The answer of `/api/search`. */
export const namesOf = ({ data, cities }: AnswerOf<typeof search>): Names => ({
  occasions: data.map(({ slug, title_fa, title_en, match, next, last, page }) => {
    const day = next ?? last;
    return {
      ...{ kind: 'occasion', slug, name: { fa: title_fa, en: title_en }, match },
      ...(day && { days: [gregorian.fromIsoDate(day.date_gregorian)] }),
      ...{ mayMove: next?.estimate ?? false, isHoliday: next?.is_holiday ?? false },
      ...(page === null && { noPage: true }),
    };
  }),
  cities: cities.map(({ slug, match, latitude, longitude, population, timezone_id: zone, ...city }) => ({
    ...{ kind: 'city', slug, name: { fa: city.city_name, en: city.city_name_en }, match },
    note: { fa: city.province_fa ?? city.country_name_fa, en: city.province_en ?? city.country_name_en },
    place: { slug, zone, latitude, longitude },
    isLarge: city.country_code === 'IR' && (population ?? 0) >= LARGE_CITY,
  })),
});

/** Finds what a text names; whether it has an answer besides. */
export type ListSearch = (text: string, understood: Asked, isAnswered: boolean) => Names;

/** Searches the lists of the site, with the engine of `/api/search`. */
export function createListSearch(occasions: readonly OccasionEntry[], index: CityIndex): ListSearch {
  const searches = { occasions: occasionSearch(occasions), cities: createCitySearch(index) };
  return (text, understood, isAnswered) => {
    const found = findNamed(searches, text, understood, { limit: MAX_FOUND, isAnswered });
    return {
      occasions: found.occasions.map(({ item, match }) => ({ ...item.found, match })),
      cities: found.cities.map(({ city, match }) => ({ ...cityResult(city), match })),
    };
  };
}

/** Finds occasions alone. */
export function createOccasionSearch(occasions: readonly OccasionEntry[]): (text: string) => readonly Found[] {
  const search = occasionSearch(occasions);
  return (text) => {
    const found = findNames(search, text, MAX_FOUND).map(({ item, match }) => ({ ...item.found, match }));
    return mixed({ occasions: found, cities: [] }, []);
  };
}

const occasionSearch = (occasions: readonly OccasionEntry[]) =>
  createSearch(
    occasions.map(({ slug, fa, en, rank, days, noPage, mayMove = false, also = [] }) => ({
      found: { kind: 'occasion' as const, slug, name: { fa, en }, days, noPage, mayMove, isHoliday: rank === 0 },
      names: [...[fa, en].flatMap((title) => titleForms(title, rank)), ...also, slug.replaceAll('-', ' ')],
      weight: -rank,
      isKnownByWords: true,
    })),
  );

const cityResult = ({ found: city, population }: SearchedCity) => ({
  kind: 'city' as const,
  slug: city.slug,
  name: { fa: city.fa, en: city.en },
  note: city.region,
  place: city,
  isLarge: city.isInIran && (population ?? 0) >= LARGE_CITY,
});

/** Finds pages by their names. @param subject what the text asks about */
export function createPageSearch(pages: readonly NavigationItem[]): (text: string, subject?: string) => Found[] {
  const search = createSearch(
    pages.map(({ path, label, short, also = [] }) => ({
      found: { kind: 'page' as const, slug: path.slice(1), name: label },
      names: [label, short ?? label].flatMap(({ fa, en }) => [fa, en]).concat(path.replace('-', ' '), also),
      weight: 0,
      isKnownByWords: true,
    })),
  );
  return (text, subject = text) =>
    findSubject(search, [text, subject], MAX_FOUND).map(({ item, match }) => ({ ...item.found, match }));
}

/** Place of a kind among equal matches: holidays, pages, occasions with a page, cities, all others; similar cities first. */
function groupOf({ kind, isHoliday, noPage, match }: Found): number {
  if (kind === 'page') return 1;
  if (kind === 'city') return match === 'fuzzy' ? -1 : 3;
  return isHoliday ? 0 : noPage ? 4 : 2;
}

/** A large city of Iran that begins with the text comes second: a user who types «شیر» may want «شیراز». */
const CITY_PLACE = 1;

/** All results, best match first; similar names only if there is nothing else. */
export function mixed({ occasions, cities }: Names, pages: readonly Found[]): readonly Found[] {
  const all = [...occasions, ...pages, ...cities];
  const others = all.filter(({ match }) => match !== 'fuzzy');
  const found = (others.length > 0 ? others : all).toSorted(
    (a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) || groupOf(a) - groupOf(b),
  );
  const city = found.findIndex(({ isLarge, match }) => isLarge && match === 'prefix');
  if (city > CITY_PLACE) found.splice(CITY_PLACE, 0, ...found.splice(city, 1));
  return withoutDoubles(found).slice(0, MAX_FOUND);
}

/** Keeps only the first of several occasions with the same name, such as the days of a long holiday. */
function withoutDoubles(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ kind, name }) => kind !== 'occasion' || (!seen.has(name.fa) && seen.add(name.fa)));
}

/**
 * The one result with exactly this name; undefined if several have it, or none. An occasion or a city comes before a
 * page of the same name.
 */
export function clearlyMeant(found: readonly Found[]): Found | undefined {
  const exact = found.filter(({ match }) => match === 'exact');
  const named = exact.filter(({ kind }) => kind !== 'page');
  const [first, second] = named.length > 0 ? named : exact;
  if (!first) return undefined;
  const hasNamesakes = first.kind !== 'city' && found.some(({ match }) => match === 'namesake');
  if (!second) return hasNamesakes ? undefined : first;
  return named.every(({ kind }) => kind === 'occasion') ? meantOccasion(named) : undefined;
}
