/** All resources that are files, except the static files of the endpoints. */

import type { Resource } from '../resource.ts';
import { PrayerYear, RamadanTimetable } from '../schemas/places.ts';
import {
  englishHolidays,
  englishOccasionCalendars,
  holidaysSubscription,
  occasionCalendars,
  prayerYearCalendars,
  ramadanCalendars,
} from './calendar-files.ts';
import { closuresAtom, closuresCalendar } from './closure-feeds.ts';
import { feedList, feeds } from './feeds.ts';
import { hijriYears } from './hijri-year.ts';
import { meta } from './meta.ts';
import { occasionList } from './occasion-list.ts';
import { prayerYears, prayerYearTables, ramadanTimetables } from './prayer-years.ts';
import { changes, changesFeed, ledger, names, vectors } from './published.ts';
import { workdayYears } from './workdays-year.ts';
import {
  closureYears,
  eventsOfYear,
  gregorianHolidayCalendars,
  gregorianHolidays,
  holidaysOfYear,
  nowruzMoments,
  nowruzOfYear,
} from './years.ts';

export const RESOURCES: readonly Resource[] = [
  eventsOfYear,
  nowruzMoments,
  meta,
  changes,
  ledger,
  changesFeed,
  names,
  vectors,
  hijriYears,
  gregorianHolidays,
  workdayYears,
  closureYears,
  occasionList,
  { ...prayerYears, schema: PrayerYear },
  prayerYearTables,
  { ...ramadanTimetables, schema: RamadanTimetable },
  holidaysSubscription,
  englishHolidays,
  holidaysOfYear,
  gregorianHolidayCalendars,
  nowruzOfYear,
  closuresCalendar,
  closuresAtom,
  feeds,
  feedList,
  prayerYearCalendars,
  ramadanCalendars,
  occasionCalendars,
  englishOccasionCalendars,
];
