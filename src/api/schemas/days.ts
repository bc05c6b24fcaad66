/** Shapes of answers about days: `/today`, `/convert`, `/calendar`, `/nowruz`, `/day`, `/range`. */
import { z } from 'zod';
import { COLUMNS, ROWS } from '../base/ranges.ts';
import {
  AnimalYear,
  CalendarCell,
  clockSeconds,
  DayOccasion,
  dates,
  firstAndLastDay,
  fourCalendars,
  hijriText,
  isoDate,
  isoDateTime,
  monthNames,
  weekdayNames,
  Zodiac,
} from './shapes.ts';

const utc = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
/** More than from the first moment known to the last. */
const MAX_SECONDS = 100_000_000_000;

const describedUtc = utc.meta({ description: 'YYYY-MM-DD HH:MM:SS' });

export const NowruzMoment = z
  .strictObject({
    year_sh: z.int(),
    year_gregorian: z.int(),
    utc: describedUtc,
    time_scale: z.string().meta({ description: 'UT1 before 1972, UTC from then on' }),
    ephemeris: z.string(),
    announced: z
      .strictObject({
        utc: describedUtc,
        difference_seconds: z.int().meta({ description: 'announced minus computed' }),
        by: z.string(),
      })
      .nullable()
      .meta({ description: 'the moment announced by the Calendar Centre, where it is known' }),
  })
  .meta({ id: 'NowruzMoment', description: 'The moment of the March equinox that starts a Persian year' });

/** A day in all calendars, with all its known facts. */
const Day = z
  .strictObject({
    ...dates,
    date_hijri: hijriText,
    ...fourCalendars,
    is_friday: z.boolean(),
    is_holiday: z
      .boolean()
      .meta({ description: 'true if an official holiday falls on the day; Fridays alone do not count' }),
    is_workday: z.boolean().meta({
      description:
        'true if the day is neither weekend nor holiday, according to `weekend`, `closures`, `sector` and `province`',
    }),
    estimate: z.boolean().meta({ description: 'true if a holiday of this day depends on an unconfirmed Islamic date' }),
    events: z.array(DayOccasion).meta({ description: 'the occasions of the day' }),
  })
  .meta({ id: 'Day', description: 'A day in four calendars, with its holidays and occasions' });

export const knownUntil = {
  closures_known_until: isoDate.nullable().meta({
    description:
      'last Persian day for which one-off closures were collected; after it a working day is one by the calendar. Null where closures do not count',
  }),
};

export const DAY_ANSWERS = {
  today: z
    .strictObject({
      timezone: z.string().meta({ description: 'the requested zone, in IANA letter case' }),
      now: isoDateTime,
      ...fourCalendars,
      zodiac: Zodiac,
      animal_year: AnimalYear,
    })
    .meta({ id: 'Today' }),
  convert: z.strictObject({ ...fourCalendars, zodiac: Zodiac, animal_year: AnimalYear }).meta({ id: 'ConvertedDate' }),
  calendar: z
    .strictObject({
      year: z.int(),
      month: z.int().min(1).max(12),
      ...monthNames,
      gregorian_span: z.string().meta({ description: 'Gregorian months covered, as "March – April 2025"' }),
      hijri_span: z.string().meta({ description: 'Islamic months covered, in Persian, as «رمضان – شوال ۱۴۴۶»' }),
      calendar: z.array(z.array(CalendarCell).length(COLUMNS)).length(ROWS),
    })
    .meta({ id: 'MonthGrid' }),
  nowruz: z
    .strictObject({
      year_sh: z.int(),
      year_gregorian: z.int(),
      utc,
      local: isoDateTime,
      timezone: z.string(),
      countdown_seconds: z
        .int()
        .min(-MAX_SECONDS)
        .max(MAX_SECONDS)
        .meta({ description: 'seconds until the moment; negative when it is past' }),
      local_parts: z.strictObject({ ...fourCalendars, ...weekdayNames, time: clockSeconds }),
    })
    .meta({ id: 'Nowruz' }),
  range: z
    .strictObject({
      ...firstAndLastDay,
      count: z.int().meta({ description: 'number of days' }),
      from_gregorian: isoDate.meta({ description: '`from` as a Gregorian date' }),
      to_gregorian: isoDate.meta({ description: '`to` as a Gregorian date' }),
      data: z.array(Day).meta({ description: 'the days in order' }),
      ...knownUntil,
    })
    .meta({ id: 'Range' }),
  day: z
    .strictObject({ ...Day.shape, ...knownUntil })
    .meta({ id: 'SingleDay', description: 'A day, and until when one-off closures are known' }),
};
