/** Tools that find occasions and cities by name. */
import { cities } from '#api/endpoints/cities.ts';
import { search } from '#api/endpoints/search.ts';
import { searchFrom } from '../queries.ts';
import { defineTool } from '../tool.ts';
import { AS_OF_DAY, CALENDARS, PLACES, tableOf } from './rows.ts';

/** Cities named beside the occasions; the tool `cities` has all. */
const MAX_CITIES = 5;

export const occasions = defineTool({
  name: 'search',
  endpoint: search,
  title: 'Find an occasion',
  description:
    'Occasions by any usual name: slug, category, next date. Answers "days off in October", "age 1990-05-01".',
  sources: CALENDARS,
  own: { ...searchFrom.property, weekend: AS_OF_DAY },
  answer: (query, ask) => searchFrom.answer(search, query, ask),
  shorten: ({ q, answer, data, cities }, _, query) => ({
    facts: {
      q,
      answer: answer?.text ?? null,
      found: data.length,
      cities: cities
        .slice(0, MAX_CITIES)
        .map(({ slug }) => slug)
        .join(', '),
    },
    ...tableOf(data, [
      ['occasion', ({ title }) => title],
      ...(['slug', 'category'] as const),
      ['next_sh', ({ next }) => next?.date_sh ?? null],
      ['next_gregorian', ({ next }) => next?.date_gregorian ?? null],
      ['estimate', ({ next }) => next?.estimate ?? null],
      ['holiday', ({ next }) => next?.is_holiday ?? null],
    ]),
    fromOf: (row) => row + searchFrom.first(query),
  }),
});

export const places = defineTool({
  name: 'cities',
  endpoint: cities,
  title: 'Find a city',
  description: 'Cities by any usual name: slug, time zone and coordinates.',
  sources: PLACES,
  own: searchFrom.property,
  answer: (query, ask) => searchFrom.answer(cities, query, ask),
  shorten: ({ q, data }, _, query) => ({
    facts: { q, found: data.length },
    ...tableOf(data, [
      ['city', ({ city_name }) => city_name],
      'slug',
      ['country', ({ country_name }) => country_name],
      ['time_zone', ({ timezone_id }) => timezone_id],
      ...(['latitude', 'longitude'] as const),
    ]),
    fromOf: (row) => row + searchFrom.first(query),
  }),
});
