import type { City } from '#tables/types.ts';
import type { Almanac } from '../almanac.ts';
import { defineEndpoint } from '../endpoint.ts';
import { createSearch, type Search, type Searchable } from '../search.ts';
import { searchableCity } from '../searchable.ts';
import { mostFound, searchText } from './search.ts';
import { cityRecord } from './timezones.ts';

interface SearchableCity extends Searchable {
  readonly city: City;
}

const searches = new WeakMap<Almanac, Search<SearchableCity>>();

function searchOf(almanac: Almanac): Search<SearchableCity> {
  const known = searches.get(almanac);
  if (known) return known;
  const items = almanac.cities.map((city) => ({ city, ...searchableCity(city) }));
  const created = createSearch(items);
  searches.set(almanac, created);
  return created;
}

export const cities = defineEndpoint({
  id: 'cities',
  path: '/cities',
  summary: { fa: 'جست‌وجوی شهرها', en: 'Searches the cities' },
  description: {
    fa: 'نام فارسی و انگلیسی و املاهای دیگر (Esfahan، طهران، NYC): نخست نام کامل، سپس آغاز آن، سپس واژه‌ها، سپس آنچه یکی دو حرف فرق دارد؛ هم‌نام‌ها به ترتیب جمعیت.',
    en: 'Persian and English names and other usual spellings (Esfahan, طهران, NYC): the whole name first, then its beginning, then words, then what is a letter or two off; equal names by population.',
  },
  kept: { fa: 'یک ساعت', en: 'an hour' },
  parameters: { q: searchText, limit: mostFound },
  example: { q: 'Esfahan', limit: '1' },
  samples: ['q=London', 'q=%D9%84%D9%86%D8%AF%D9%86', 'q=Teheran&limit=1', 'q=new%20york', 'q=qqqqqqq', 'q=mashahd'],
  mistakes: ['', 'q=', 'q=tehran&limit=100'],
  resolve: ({ q, limit }, { almanac }) => ({
    q,
    data: searchOf(almanac)
      .find(q, limit)
      .map(({ item }) => cityRecord(item.city, almanac)),
  }),
  lifetime: () => ({ maxAgeSeconds: 3600 }),
});
