/** THE table of endpoints, in the order of the documentation. */
import type { AnswerOf, Endpoint } from './base/endpoint.ts';
import { add } from './endpoints/add.ts';
import { calendar } from './endpoints/calendar.ts';
import { cities } from './endpoints/cities.ts';
import { closures } from './endpoints/closures.ts';
import { convert } from './endpoints/convert.ts';
import { day } from './endpoints/day.ts';
import { difference } from './endpoints/difference.ts';
import { events } from './endpoints/events.ts';
import { explain } from './endpoints/explain.ts';
import { holidays } from './endpoints/holidays.ts';
import { next } from './endpoints/next.ts';
import { nowruz } from './endpoints/nowruz.ts';
import { prayerTimes } from './endpoints/prayer-times.ts';
import { range } from './endpoints/range.ts';
import { search } from './endpoints/search.ts';
import { summary } from './endpoints/summary.ts';
import { times } from './endpoints/times.ts';
import { timezones } from './endpoints/timezones.ts';
import { today } from './endpoints/today.ts';
import { workdays } from './endpoints/workdays.ts';

const TABLE = [
  today,
  convert,
  holidays,
  events,
  calendar,
  nowruz,
  prayerTimes,
  timezones,
  day,
  range,
  next,
  workdays,
  add,
  difference,
  closures,
  times,
  search,
  cities,
  explain,
  summary,
] as const;

/** Answer of each endpoint by its id. */
export type Answers = { readonly [E in (typeof TABLE)[number] as E['id']]: AnswerOf<E> };

export type ListedEndpoint = Endpoint & { readonly id: keyof Answers };

export const ENDPOINTS: readonly ListedEndpoint[] = TABLE;
