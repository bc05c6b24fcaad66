/** Commands that find occasions and cities. */
import { cities } from '#api/endpoints/cities.ts';
import { search } from '#api/endpoints/search.ts';
import { defineCommand, type Language } from '../command.ts';
import { columns, digits, say, title } from '../text.ts';

/** What the two searches have in common. */
const SEARCH = {
  arguments: 'TEXT…',
  count: [1, Number.POSITIVE_INFINITY],
  options: [],
  queryOf: (words: readonly string[]) => ({ q: words.join(' ') }),
} as const;

const found = (language: Language, rows: readonly string[][]): string =>
  rows.length === 0 ? say(language, 'چیزی پیدا نشد', 'nothing found') : columns(rows);

export const searchCommand = defineCommand({
  endpoint: search,
  ...SEARCH,
  summary: 'Find occasions by name, with their next date, or ask: days off in October',
  print({ answer, data, cities }, language) {
    const rows = data.map(({ slug, next: coming, ...occasion }) => [
      coming ? digits(language, coming.date_sh) : '-',
      slug,
      title(language, occasion),
    ]);
    const places = cities.map((city) => [
      say(language, 'شهر', 'city'),
      city.slug,
      say(language, city.city_name, city.city_name_en),
    ]);
    const all = [...rows, ...places];
    if (!answer) return found(language, all);
    const text = say(language, answer.text_fa, answer.text_en);
    return all.length === 0 ? text : `${text}\n${columns(all)}`;
  },
});

export const citiesCommand = defineCommand({
  endpoint: cities,
  ...SEARCH,
  summary: 'Find cities by name, with the slug for --city',
  print: ({ data }, language) =>
    found(
      language,
      data.map((city) => [
        city.slug,
        say(language, city.city_name, city.city_name_en),
        say(language, city.country_name_fa, city.country_name_en),
        city.timezone_id,
      ]),
    ),
});
