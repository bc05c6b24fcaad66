/** Commands that find occasions and cities. */
import { cities } from '#api/endpoints/cities.ts';
import { search } from '#api/endpoints/search.ts';
import { defineCommand, type Language } from '../command.ts';
import { columns, digits, say } from '../text.ts';

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
    const rows = data.map(({ slug, title, next: coming }) => [
      coming ? digits(language, coming.date_sh) : '-',
      slug,
      title,
    ]);
    const places = cities.map(({ slug, city_name }) => [say(language, 'شهر', 'city'), slug, city_name]);
    const all = [...rows, ...places];
    if (!answer) return found(language, all);
    return all.length === 0 ? answer.text : `${answer.text}\n${columns(all)}`;
  },
});

export const citiesCommand = defineCommand({
  endpoint: cities,
  ...SEARCH,
  summary: 'Find cities by name, with the slug for --city',
  print: ({ data }, language) =>
    found(
      language,
      data.map(({ slug, city_name, country_name, timezone_id }) => [slug, city_name, country_name, timezone_id]),
    ),
});
