import { defineEndpoint } from '../base/endpoint.ts';
import { categories } from '../base/parameters.ts';
import { closuresKnownUntil } from '../facts/confidence.ts';
import { dayObject, dayQuery, listed } from '../facts/day.ts';
import { workdaysFor } from '../query/sectors.ts';

export const day = defineEndpoint({
  id: 'day',
  path: '/day',
  parameters: { ...dayQuery.parameters, categories },
  example: { date: '1405-01-01' },
  find: (query, context) => dayQuery.find(query, context),
  resolve(parameters, { almanac }, jdn) {
    const { workdays, options } = workdaysFor(parameters, almanac);
    const occasions = listed(almanac.daysWithMood.onDays(jdn, jdn), parameters.categories);
    return {
      ...dayObject(jdn, occasions, workdays.isWorkday(jdn, options), almanac),
      closures_known_until: closuresKnownUntil(parameters, almanac),
    };
  },
  lifetime: (query, context, jdn) => dayQuery.lifetime(query, context, jdn),
});
