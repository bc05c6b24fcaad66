/** Shapes of answers about days: `/today`, `/convert`, `/calendar`, `/nowruz`, `/day`, `/range`, `/summary`. */
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
  isoDate,
  isoDateTime,
  monthNames,
  PrayerTimes,
  weekdayNames,
  Zodiac,
} from './shapes.ts';

const text = z.string().min(1);
const utc = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
/** More than from the first moment known to the last. */
const MAX_SECONDS = 100_000_000_000;

export const NowruzMoment = z
  .strictObject({
    year_sh: z.int(),
    year_gregorian: z.int(),
    utc,
    time_scale: z.string(),
    ephemeris: z.string(),
    announced: z.strictObject({ utc, difference_seconds: z.int(), by: z.string() }).nullable(),
  })
  .meta({ id: 'NowruzMoment', description: 'The moment of the March equinox that starts a Persian year' });

/** A day in all calendars, with all its known facts. */
const Day = z
  .strictObject({
    ...dates,
    date_hijri: isoDate,
    ...fourCalendars,
    is_friday: z.boolean(),
    is_holiday: z.boolean(),
    is_workday: z.boolean(),
    estimate: z.boolean(),
    events: z.array(DayOccasion),
  })
  .meta({ id: 'Day', description: 'A day in four calendars, with its holidays and occasions' });

const knownUntil = { closures_known_until: isoDate.nullable() };

const SummaryOccasion = z
  .strictObject({ slug: text, title: text })
  .meta({ id: 'SummaryOccasion', description: 'An occasion of the day' });

const NextHoliday = z
  .strictObject({ ...dates, days_away: z.int().min(1), titles: z.array(z.string()).min(1) })
  .meta({ id: 'NextHoliday', description: 'The next official holiday after the day' });

const signs = { zodiac: Zodiac, animal_year: AnimalYear };

export const DAY_ANSWERS = {
  today: z.strictObject({ timezone: z.string(), now: isoDateTime, ...fourCalendars, ...signs }).meta({ id: 'Today' }),
  convert: z.strictObject({ ...fourCalendars, ...signs }).meta({ id: 'ConvertedDate' }),
  calendar: z
    .strictObject({
      year: z.int(),
      month: z.int().min(1).max(12),
      ...monthNames,
      gregorian_span: z.string(),
      hijri_span: z.string(),
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
      countdown_seconds: z.int().min(-MAX_SECONDS).max(MAX_SECONDS),
      local_parts: z.strictObject({ ...fourCalendars, ...weekdayNames, time: clockSeconds }),
    })
    .meta({ id: 'Nowruz' }),
  range: z
    .strictObject({
      ...firstAndLastDay,
      count: z.int(),
      from_gregorian: isoDate,
      to_gregorian: isoDate,
      data: z.array(Day),
      ...knownUntil,
    })
    .meta({ id: 'Range' }),
  day: z
    .strictObject({ ...Day.shape, ...knownUntil })
    .meta({ id: 'SingleDay', description: 'A day, and until when one-off closures are known' }),
  summary: z
    .strictObject({
      ...dates,
      date_hijri: isoDate,
      weekday: text,
      city: text,
      timezone: text,
      is_holiday: z.boolean(),
      is_workday: z.boolean(),
      estimate: z.boolean(),
      reasons: z.array(z.string()),
      occasions: z.array(SummaryOccasion).max(2),
      times: PrayerTimes,
      next_holiday: NextHoliday.nullable(),
      text,
      ...knownUntil,
    })
    .meta({ id: 'Summary' }),
};
