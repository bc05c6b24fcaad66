/** All resources that are files, except the static files of the endpoints. */
import { z } from 'zod';
import * as gregorian from '#core/gregorian.ts';
import { MONTHS } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { ATOM_TYPE, CSV_TYPE, ICS_TYPE } from '../base/answer.ts';
import { oneOf } from '../base/parameters.ts';
import { listDays } from '../facts/closure-lists.ts';
import { closureDays } from '../facts/closures.ts';
import { nowruzMoment } from '../facts/moments.ts';
import { holidayDays, occasionsOf } from '../facts/occasion-days.ts';
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
  yearFiles('/api/events/{year}.json', EventsAnswer, (year, { almanac }) => occasionsOf(almanac, year)),
  yearFiles('/api/nowruz/{year}.json', NowruzMoment, (year, { almanac }) => nowruzMoment(year, almanac)!),
  singleFile('/api/meta.json', Meta, ({ almanac, published }) => metaOf(almanac, published.fingerprint)),
  singleFile('/api/changes.json', Changes, ({ published }) => published.changes),
  singleFile('/feeds/changes.atom', ATOM_TYPE, ({ published, siteUrl }, address) =>
    changesAtom(published.changes.data, siteUrl, address),
  ),
  singleFile('/api/names.json', Names, ({ published }) => published.names),
  singleFile('/api/titles.json', Titles, ({ published }) => published.titles),
  /** Test values for authors of other calendar libraries; see `docs/vectors.md`. */
  singleFile('/api/vectors.json', Vectors, ({ published }) => published.vectors),
  yearFiles('/api/hijri/{year}.json', HijriYear, (year, context) => ({
    year,
    months: MONTHS.map((month) => hijriMonth(year, month, context)),
  })),
  /** The answer of `/api/holidays` for a Gregorian year. */
  yearFiles('/api/holidays/gregorian/{year}.json', Holidays, (year, { almanac }) => ({
    year,
    data: holidayDays(almanac.occasions.onDays(...gregorian.daysOfYear(year))),
  })),
  yearFiles('/api/holidays/{year}.csv', CSV_TYPE, (year, { almanac }) => holidaysCsv(almanac.occasions.inYear(year))),
  yearFiles('/api/holidays/gregorian/{year}.csv', CSV_TYPE, (year, { almanac }) =>
    holidaysCsv(almanac.occasions.onDays(...gregorian.daysOfYear(year))),
  ),
  ...WORKDAY_YEARS,
  yearFiles('/api/closures/{year}.json', ClosureYear, (year, { almanac }) => {
    const days = persian.daysOfYear(year);
    return {
      year,
      lists: listDays(almanac.closures, days),
      data: closureDays(almanac.closures, days, { sector: 'public' }),
    };
  }),
  yearFiles('/api/closures/{year}.csv', CSV_TYPE, (year, { almanac }) => closuresCsv(year, almanac)),
  singleFile('/api/occasions.json', Occasions, (context) => ({
    data: [...context.almanac.occasionList, ...context.almanac.mourningPeriods].map((occasion) =>
      occasionRow(occasion, context),
    ),
  })),
  { ...prayerYears, schema: PrayerYear },
  prayerYearTables,
  { ...ramadanTimetables, schema: RamadanTimetable },
  ...SUBSCRIPTIONS,
  yearFiles('/holidays/{year_sh}.ics', ICS_TYPE, (year, { almanac }, address) => holidaysIcs([year], almanac, address)),
  yearFiles('/holidays/gregorian/{year}.ics', ICS_TYPE, (year, { almanac }, address) =>
    gregorianHolidaysIcs(year, almanac, address),
  ),
  yearFiles('/nowruz/{year_sh}.ics', ICS_TYPE, (year, { almanac }, address) => nowruzIcs(year, almanac, address)!),
  singleFile('/feeds/closures.atom', ATOM_TYPE, closuresAtom),
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
  singleFile('/feeds/index.json', FeedIndex, feedIndex),
  ...CALENDARS,
];
