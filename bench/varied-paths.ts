/** Many different requests for an endpoint, more than the server can cache. */

import { CONVERT_YEARS, PRAYER_YEARS } from '#api/base/ranges.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { itemAt } from '#core/required.ts';
import { tables } from '#tables/index.ts';

const PATHS = 50_000;

const random = (first: number, last: number): number => first + Math.floor(Math.random() * (last - first + 1));
const yearOf = ({ first, last }: { readonly first: number; readonly last: number }) => random(first, last);
const city = () => itemAt(tables.places.cities, random(0, tables.places.cities.length - 1));
/** Days go to 29, because the shortest month has 29 days. */
const monthAndDay = () => `month=${random(1, 12)}&day=${random(1, 29)}`;

const WORDS = 'nowruz yalda fitr teacher day+of birthday martyrdom world iran hafez'.split(' ');
const words = () => itemAt(WORDS, random(0, WORDS.length - 1)) + String.fromCharCode(random(97, 122));

const many = (path: () => string) => () => Array.from({ length: PATHS }, path);

export const VARIED_PATHS: Readonly<Record<string, () => string[]>> = {
  today: many(() => `/api/today?tz=${city().zone}`),
  convert: many(() => `/api/convert?from=sh&year=${yearOf(CONVERT_YEARS)}&${monthAndDay()}`),
  nowruz: many(() => `/api/nowruz?year_sh=${yearOf(EQUINOX_YEARS)}&tz=${city().zone}`),
  'prayer-times': many(() => `/api/prayer-times?city=${city().slug}&year=${yearOf(PRAYER_YEARS)}&${monthAndDay()}`),
  search: many(() => `/api/search?q=${words()}&limit=${random(1, 50)}`),
};
