/** The resources that the handler answers, apart from the table, so that programs without them do not load ical-generator. */
import { API_ROOT } from '../paths.ts';
import type { Resource } from '../resource.ts';
import { ENDPOINTS } from '../table.ts';
import {
  englishHolidays,
  englishOccasionCalendars,
  holidaysSubscription,
  occasionCalendars,
  prayerYearCalendars,
  ramadanCalendars,
} from './calendar-files.ts';
import { PRAYER_TABLES } from './prayer-years.ts';

export const ANSWERED_RESOURCES: readonly Resource[] = [
  ...PRAYER_TABLES,
  holidaysSubscription,
  englishHolidays,
  prayerYearCalendars,
  ramadanCalendars,
  occasionCalendars,
  englishOccasionCalendars,
];

/** Paths that the function answers, with braces for values: the lists of the hosts' configurations. */
export const FUNCTION_PATHS: readonly string[] = [
  ...ENDPOINTS.map(({ path }) => API_ROOT + path),
  ...ANSWERED_RESOURCES.filter(({ answer }) => answer).map(({ path }) => path),
];
