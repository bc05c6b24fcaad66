import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { cityRecord } from '../query/cities.ts';
import { citySearch, mostFound, searchText } from '../query/searches.ts';

export const cities = defineEndpoint({
  id: 'cities',
  path: '/cities',
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
