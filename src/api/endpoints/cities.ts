import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { cityRecord } from '../query/cities.ts';
import { citySearch, mostFound, searchText } from '../query/searches.ts';

export const cities = defineEndpoint({
  id: 'cities',
  path: '/cities',
  summary: { fa: 'جست‌وجوی شهرها', en: 'Search for cities' },
  description: {
    fa: 'نام فارسی و انگلیسی و املاهای دیگر (Esfahan، طهران، NYC). اول نام کامل، بعد شروع نام، بعد واژه‌ها، بعد نام‌هایی با یکی دو حرف اختلاف. هم‌نام‌ها به ترتیب جمعیت.',
    en: 'Persian and English names and other usual spellings (Esfahan, طهران, NYC). Order: exact names, beginnings of names, words, spellings one or two letters off. Equal names are sorted by population.',
  },
  cacheLifetime: { fa: '۱ ساعت', en: '1 h' },
  parameters: { q: searchText, limit: mostFound },
  example: { q: 'Esfahan', limit: '1' },
  resolve: ({ q, limit }, { almanac }) => ({
    q,
    data: citySearch(almanac)
      .find(q, limit)
      .map(({ city }) => cityRecord(city.row, almanac)),
  }),
  lifetime: () => ({ maxAgeSeconds: SECONDS_PER_HOUR }),
});
