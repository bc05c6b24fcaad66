/** Tools that find occasions and cities by name. */
import { cities } from '#api/endpoints/cities.ts';
import { search } from '#api/endpoints/search.ts';
import { searchFrom } from '../queries.ts';
import { defineTool } from '../tool.ts';
import { AS_OF_DAY, CALENDARS, inLanguage, PLACES, titleOf } from './rows.ts';

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
  answer: (query, api) => searchFrom.answer(search, query, api),
  shorten: ({ q, answer, data, cities }, language, query) => ({
    facts: {
      q,
      answer: answer && inLanguage(language, answer.text_fa, answer.text_en),
      found: data.length,
      cities: cities
        .slice(0, MAX_CITIES)
        .map(({ slug }) => slug)
        .join(', '),
    },
    columns: ['occasion', 'slug', 'category', 'next_sh', 'next_gregorian', 'estimate', 'holiday'],
    rows: data.map((each) => [
      titleOf(language, each),
      each.slug,
      each.category,
      each.next?.date_sh ?? null,
      each.next?.date_gregorian ?? null,
      each.next?.estimate ?? null,
      each.next?.is_holiday ?? null,
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
  answer: (query, api) => searchFrom.answer(cities, query, api),
  shorten: ({ q, data }, language, query) => ({
    facts: { q, found: data.length },
    columns: ['city', 'slug', 'country', 'time_zone', 'latitude', 'longitude'],
    rows: data.map((each) => [
      inLanguage(language, each.city_name, each.city_name_en),
      each.slug,
      inLanguage(language, each.country_name_fa, each.country_name_en),
      each.timezone_id,
      each.latitude,
      each.longitude,
    ]),
    fromOf: (row) => row + searchFrom.first(query),
  }),
});
