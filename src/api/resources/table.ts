/** All resources that are files, except the static files of the endpoints. */
import { z } from 'zod';
import * as gregorian from '#core/gregorian.ts';
import { MONTHS } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { ATOM_TYPE, CSV_TYPE } from '../base/answer.ts';
import { oneOf } from '../base/parameters.ts';
import { listDays } from '../facts/closure-lists.ts';
import { closureDays } from '../facts/closures.ts';
import { nowruzMoment } from '../facts/moments.ts';
import { holidaysOfGregorianYear, occasionsOf } from '../facts/occasion-days.ts';
import { closuresAtom } from '../feeds/closure-events.ts';
import { FEEDS } from '../feeds/feed.ts';
import { feedIndex, feedPath, feedText } from '../feeds/file.ts';
import { gregorianHolidaysIcs, holidaysIcs, nowruzIcs } from '../feeds/holiday-files.ts';
import { NowruzMoment } from '../schemas/days.ts';
import { ClosureDay, ClosureListDay } from '../schemas/days-off.ts';
import { EventsAnswer, Holidays } from '../schemas/occasions.ts';
import { PrayerYear, RamadanTimetable } from '../schemas/places.ts';
import { Changes, FeedIndex, Names, Titles, Vectors } from '../schemas/published.ts';
import { CALENDARS, SUBSCRIPTIONS } from './answered.ts';
import { changesAtom } from './changes-atom.ts';
import { closuresCsv } from './closures-csv.ts';
import { HijriYear, hijriMonth } from './hijri-year.ts';
import { holidaysCsv } from './holidays-csv.ts';
import { Meta, metaOf } from './meta.ts';
import { Occasions, occasionRow } from './occasion-list.ts';
import { prayerYears, prayerYearTables, ramadanTimetables } from './prayer-years.ts';
import { type Resource, singleFile, yearFiles } from './resource.ts';
import { WORKDAY_YEARS } from './workdays-year.ts';

const ClosureYear = z
  .strictObject({ year: z.int(), lists: z.array(ClosureListDay), data: z.array(ClosureDay) })
  .meta({ id: 'ClosureYear', description: 'One-off closures of a Persian year; the list is not complete' });

export const RESOURCES: readonly Resource[] = [
  yearFiles({
    path: '/api/events/{year}.json',
    schema: EventsAnswer,
    body: (year, { almanac }) => occasionsOf(almanac, year),
  }),
  yearFiles({
    path: '/api/nowruz/{year}.json',
    schema: NowruzMoment,
    body: (year, { almanac }) => nowruzMoment(year, almanac)!,
  }),
  singleFile({
    path: '/api/meta.json',
    schema: Meta,
    body: ({ almanac, published }) => metaOf(almanac, published.fingerprint),
  }),
  singleFile({
    path: '/api/changes.json',
    schema: Changes,
    body: ({ published }) => published.changes,
  }),
  singleFile({
    path: '/feeds/changes.atom',
    contentType: ATOM_TYPE,
    body: ({ published, siteUrl }, address) => changesAtom(published.changes.data, siteUrl, address),
  }),
  singleFile({
    path: '/api/names.json',
    schema: Names,
    body: ({ published }) => published.names,
  }),
  singleFile({
    path: '/api/titles.json',
    schema: Titles,
    body: ({ published }) => published.titles,
  }),
  /** Test values for authors of other calendar libraries; see `docs/vectors.md`. */
  singleFile({
    path: '/api/vectors.json',
    schema: Vectors,
    body: ({ published }) => published.vectors,
  }),
  yearFiles({
    path: '/api/hijri/{year}.json',
    schema: HijriYear,
    body: (year, context) => ({ year, months: MONTHS.map((month) => hijriMonth(year, month, context)) }),
  }),
  /** The answer of `/api/holidays` for a Gregorian year. */
  yearFiles({
    path: '/api/holidays/gregorian/{year}.json',
    schema: Holidays,
    body: (year, { almanac }) => holidaysOfGregorianYear(year, almanac.occasions),
  }),
  yearFiles({
    path: '/api/holidays/{year}.csv',
    contentType: CSV_TYPE,
    body: (year, { almanac }) => holidaysCsv(almanac.occasions.inYear(year)),
  }),
  yearFiles({
    path: '/api/holidays/gregorian/{year}.csv',
    contentType: CSV_TYPE,
    body: (year, { almanac }) => holidaysCsv(almanac.occasions.onDays(...gregorian.daysOfYear(year))),
  }),
  ...WORKDAY_YEARS,
  yearFiles({
    path: '/api/closures/{year}.json',
    schema: ClosureYear,
    body(year, { almanac }) {
      const first = persian.firstDayOfYear(year);
      const last = persian.lastDayOfYear(year);
      return {
        year,
        lists: listDays(almanac.closures, [first, last]),
        data: closureDays(almanac.closures, [first, last], { sector: 'public' }),
      };
    },
  }),
  yearFiles({
    path: '/api/closures/{year}.csv',
    contentType: CSV_TYPE,
    body: (year, { almanac }) => closuresCsv(year, almanac),
  }),
  singleFile({
    path: '/api/occasions.json',
    schema: Occasions,
    body: (context) => ({
      data: [...context.almanac.occasionList, ...context.almanac.mourningPeriods].map((occasion) =>
        occasionRow(occasion, context),
      ),
    }),
  }),
  { ...prayerYears, schema: PrayerYear },
  prayerYearTables,
  { ...ramadanTimetables, schema: RamadanTimetable },
  ...SUBSCRIPTIONS,
  yearFiles({
    path: '/holidays/{year_sh}.ics',
    body: (year, { almanac }, address) => holidaysIcs([year], almanac, address),
  }),
  yearFiles({
    path: '/holidays/gregorian/{year}.ics',
    body: (year, { almanac }, address) => gregorianHolidaysIcs(year, almanac, address),
  }),
  yearFiles({
    path: '/nowruz/{year_sh}.ics',
    body: (year, { almanac }, address) => nowruzIcs(year, almanac, address)!,
  }),
  singleFile({
    path: '/feeds/closures.atom',
    contentType: ATOM_TYPE,
    body: closuresAtom,
  }),
  {
    path: '/feeds/{name}.ics',
    parameters: {
      name: oneOf(
        { fa: 'نام یکی از تقویم‌های /feeds/index.json', en: 'Name of a calendar of /feeds/index.json' },
        FEEDS.map(({ name }) => name),
      ),
    },
    *files(context) {
      for (const feed of FEEDS) yield { path: feedPath(feed), body: feedText(feed, context) };
    },
  },
  singleFile({
    path: '/feeds/index.json',
    schema: FeedIndex,
    body: feedIndex,
  }),
  ...CALENDARS,
];
