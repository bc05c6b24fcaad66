/** Many different questions to each endpoint, more than a server keeps answers of. */
import { CONVERT_YEARS, EQUINOX_YEARS, HOLIDAY_YEARS, PRAYER_YEARS } from '#api/ranges.ts';
import { tables } from '#tables/index.ts';
import { randomNumbers } from './random.ts';

const PATHS = 50_000;
const SEED = 1405;

const random = randomNumbers(SEED);
const yearOf = ({ first, last }: { readonly first: number; readonly last: number }) => random(first, last);
const city = () => tables.places.cities[random(0, tables.places.cities.length - 1)]!;
/** The shortest month of all has 29 days. */
const monthAndDay = () => `month=${random(1, 12)}&day=${random(1, 29)}`;

const many = (path: () => string) => () => Array.from({ length: PATHS }, path);

export const VARIED_PATHS: Readonly<Record<string, () => string[]>> = {
  today: many(() => `/api/today?tz=${city().zone}`),
  convert: many(() => `/api/convert?from=sh&year=${yearOf(CONVERT_YEARS)}&${monthAndDay()}`),
  nowruz: many(() => `/api/nowruz?year_sh=${yearOf(EQUINOX_YEARS)}&tz=${city().zone}`),
  'prayer-times': many(() => `/api/prayer-times?city=${city().slug}&year=${yearOf(PRAYER_YEARS)}&${monthAndDay()}`),
  holidays: many(() => `/api/holidays?year=${yearOf(HOLIDAY_YEARS)}`),
  events: many(() => `/api/events?year=${yearOf(EQUINOX_YEARS)}&month_sh=${random(1, 12)}`),
  calendar: many(() => `/api/calendar?year=${yearOf(EQUINOX_YEARS)}&month=${random(1, 12)}`),
};
