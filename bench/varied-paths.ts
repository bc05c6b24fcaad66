/** Many different requests for each endpoint, more than the server can cache. */
import { CONVERT_YEARS, EQUINOX_YEARS, HOLIDAY_YEARS, PRAYER_YEARS } from '#api/ranges.ts';
import { tables } from '#tables/index.ts';
import { randomNumbers } from './random.ts';

const PATHS = 50_000;
const SEED = 1405;

const random = randomNumbers(SEED);
interface Years {
  readonly first: number;
  readonly last: number;
}
const yearOf = ({ first, last }: Years) => random(first, last);
const city = () => tables.places.cities[random(0, tables.places.cities.length - 1)]!;
/** Days go to 29, because the shortest month has 29 days. */
const monthAndDay = () => `month=${random(1, 12)}&day=${random(1, 29)}`;

/** Returns a random Persian date in years with known holidays. */
const date = (years: Years = HOLIDAY_YEARS) => `${yearOf(years)}-${random(1, 12)}-${random(1, 29)}`;
/** Years without the last known one, so a count of workdays stays inside the known years. */
const COUNTED_YEARS = { first: HOLIDAY_YEARS.first, last: HOLIDAY_YEARS.last - 1 };
const WORDS = [
  'nowruz',
  'yalda',
  'fitr',
  'teacher',
  'day of',
  'birthday',
  'martyrdom',
  'world',
  'iran',
  'hafez',
] as const;
const words = () => `${WORDS[random(0, WORDS.length - 1)]!}${String.fromCharCode(random(97, 122))}`.replace(' ', '+');

const many = (path: () => string) => () => Array.from({ length: PATHS }, path);

export const VARIED_PATHS: Readonly<Record<string, () => string[]>> = {
  today: many(() => `/api/today?tz=${city().zone}`),
  convert: many(() => `/api/convert?from=sh&year=${yearOf(CONVERT_YEARS)}&${monthAndDay()}`),
  nowruz: many(() => `/api/nowruz?year_sh=${yearOf(EQUINOX_YEARS)}&tz=${city().zone}`),
  'prayer-times': many(() => `/api/prayer-times?city=${city().slug}&year=${yearOf(PRAYER_YEARS)}&${monthAndDay()}`),
  holidays: many(() => `/api/holidays?year=${yearOf(HOLIDAY_YEARS)}`),
  events: many(() => `/api/events?year=${yearOf(EQUINOX_YEARS)}&month_sh=${random(1, 12)}`),
  calendar: many(() => `/api/calendar?year=${yearOf(EQUINOX_YEARS)}&month=${random(1, 12)}`),
  day: many(() => `/api/day?date=${date()}`),
  next: many(() => `/api/next?from=${date()}`),
  workdays: many(() => `/api/workdays?from=${date(COUNTED_YEARS)}&add=${random(1, 250)}`),
  range: many(() => {
    const [year, month] = [yearOf(HOLIDAY_YEARS), random(1, 12)];
    return `/api/range?from=${year}-${month}-${random(1, 14)}&to=${year}-${month}-${random(15, 29)}`;
  }),
  search: many(() => `/api/search?q=${words()}&limit=${random(1, 50)}`),
};
