/** The resources that the handler answers, apart from the table, so that programs without them do not load ical-generator. */
import type { AnsweredResource } from '../resource.ts';
import {
  englishHolidays,
  englishOccasionCalendars,
  holidaysSubscription,
  occasionCalendars,
  prayerYearCalendars,
  ramadanCalendars,
} from './calendar-files.ts';
import { PRAYER_TABLES } from './prayer-years.ts';

export const ANSWERED_RESOURCES: readonly AnsweredResource[] = [
  ...PRAYER_TABLES,
  holidaysSubscription,
  englishHolidays,
  prayerYearCalendars,
  ramadanCalendars,
  occasionCalendars,
  englishOccasionCalendars,
];
