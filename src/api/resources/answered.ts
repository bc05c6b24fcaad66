/** The resources that the function answers, apart from the table: where it has to start fast it carries no others. */
import type { Resource } from '../resource.ts';
import { englishHolidays, holidaysSubscription } from './calendar-files.ts';
import { englishOccasionCalendars, occasionCalendars } from './occasion-calendars.ts';
import { prayerYearCalendars, prayerYears, prayerYearTables } from './prayer-years.ts';
import { ramadanCalendars, ramadanTimetables } from './ramadan.ts';

export const ANSWERED_RESOURCES: readonly Resource[] = [
  prayerYears,
  prayerYearTables,
  ramadanTimetables,
  holidaysSubscription,
  englishHolidays,
  prayerYearCalendars,
  ramadanCalendars,
  occasionCalendars,
  englishOccasionCalendars,
];
