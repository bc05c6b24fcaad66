/** Search over the occasions and the cities of an almanac, each prepared at its first use, and its parameters. */
import { required } from '#core/required.ts';
import type { City } from '#tables/types.ts';
import { type CitySearch, createCitySearch, type NamedCity, namedCity } from '#understand/cities.ts';
import { searchableOccasion, withoutFormer } from '#understand/occasions.ts';
import { createSearch, isSearchable, MAX_SEARCH_LETTERS } from '#understand/search.ts';
import type { Almanac } from '../base/almanac.ts';
import { limited, type Parameter } from '../base/parameters.ts';
import type { Text } from '../base/text.ts';

/** A value of an almanac, made when it is first needed. */
export function oncePerAlmanac<T>(make: (almanac: Almanac) => T): (almanac: Almanac) => T {
  const known = new WeakMap<Almanac, T>();
  return (almanac) => {
    const value = known.get(almanac) ?? make(almanac);
    known.set(almanac, value);
    return value;
  };
}

export const occasionSearch = oncePerAlmanac(({ occasionList, occasionAliases }) =>
  createSearch(
    withoutFormer(occasionList).map((occasion) => ({
      occasion,
      ...searchableOccasion(occasion, occasionAliases.get(occasion.slug)),
    })),
  ),
);

/** A city of the tables, with the names by which it is found. */
export interface NamedRow extends NamedCity {
  readonly row: City;
}

export const citySearch: (almanac: Almanac) => CitySearch<NamedRow> = oncePerAlmanac(({ cities, countries }) =>
  createCitySearch(cities.map((row) => ({ row, ...namedCity(row, required(countries, row.country)) }))),
);

/** A text to search for, as it was typed. */
export const textToFind = (description: Text, allowed: string): Parameter<string> => ({
  description,
  allowed,
  schema: { type: 'string', minLength: 1, maxLength: MAX_SEARCH_LETTERS },
  read: (text) => (text.trim() !== '' && isSearchable(text) ? text : undefined),
});

export const searchText = textToFind(
  {
    fa: 'متن جست‌وجو؛ ی و ي، ک و ك، نیم‌فاصله، اعراب و بزرگی و کوچکی حروف فرقی نمی‌کند',
    en: 'Text to search for; letter forms, half-spaces, diacritics and case are ignored',
  },
  `a text of 1 to ${MAX_SEARCH_LETTERS} letters`,
);

export const mostFound = limited({ fa: 'حداکثر تعداد نتیجه‌ها', en: 'Maximum number of results' }, 10);
