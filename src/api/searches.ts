/** Search over the occasions and the cities of an almanac, each prepared at its first use. */
import type { Occasion } from '#core/occasions.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { createSearch, type Search, type Searchable } from './search.ts';
import { searchableCity, searchableOccasion } from './searchable.ts';

type SearchOf<T> = (almanac: Almanac) => Search<Searchable & T>;

function oncePerAlmanac<T>(itemsOf: (almanac: Almanac) => readonly (Searchable & T)[]): SearchOf<T> {
  const searches = new WeakMap<Almanac, Search<Searchable & T>>();
  return (almanac) => {
    const search = searches.get(almanac) ?? createSearch(itemsOf(almanac));
    searches.set(almanac, search);
    return search;
  };
}

export const occasionSearch: SearchOf<{ readonly occasion: Occasion }> = oncePerAlmanac(
  ({ occasionList, occasionAliases }) =>
    occasionList.map((occasion) => ({
      occasion,
      ...searchableOccasion(occasion, occasionAliases.get(occasion.slug)),
    })),
);

export const citySearch: SearchOf<{ readonly city: City }> = oncePerAlmanac(({ cities }) =>
  cities.map((city) => ({ city, ...searchableCity(city) })),
);
