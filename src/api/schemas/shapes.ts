/**
 * Response schemas that several endpoints share. They check every static file at build time and the answers in tests,
 * and are published as JSON Schema, with what each field means from `render/field-texts.json`.
 * They are not applied at run time: that would cost more than the answer.
 */

import { z } from 'zod';
import { CATEGORIES, MOODS } from '#core/occasions.ts';
import { PRAYERS } from '#core/prayer-names.ts';

const text = z.string().min(1);

export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const dates = { date_sh: isoDate, date_gregorian: isoDate };
export const firstAndLastDay = { from: isoDate, to: isoDate };
export const monthNames = { month_name_fa: text, month_name_en: text };
export const weekdayNames = { weekday_fa: text, weekday_en: text };

const dateFields = {
  year: z.int(),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
  ...monthNames,
  ...weekdayNames,
};

export const CalendarDate = z
  .strictObject(dateFields)
  .meta({ id: 'CalendarDate', description: 'A date of the Persian, Gregorian or Imperial calendar' });

export const HijriDate = z
  .strictObject({ ...dateFields, estimate: z.boolean() })
  .meta({ id: 'HijriDate', description: 'A date of Iran’s official Islamic calendar' });

/** All four calendars of one day. */
export const fourCalendars = { sh: CalendarDate, gregorian: CalendarDate, hijri: HijriDate, pahlavi: CalendarDate };

export const Zodiac = z
  .strictObject({ symbol: z.string().regex(/^[♈-♓]$/u), name_fa: text, name_en: text })
  .meta({ id: 'Zodiac', description: 'Zodiac sign of a Persian month' });

export const AnimalYear = z
  .strictObject({ name_fa: text, name_en: text })
  .meta({ id: 'AnimalYear', description: 'Animal of a Persian year' });

export const Category = z.enum(CATEGORIES).meta({ id: 'Category', description: 'Category of an occasion' });

const occasionFields = {
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title_fa: text,
  title_en: text,
  category: Category,
  is_holiday: z.boolean(),
};

export const Occasion = z.strictObject(occasionFields).meta({ id: 'Occasion', description: 'An occasion of a day' });

export const mood = z.enum(MOODS).nullable();

export const DayOccasion = Occasion.extend({ mood }).meta({
  id: 'DayOccasion',
  description: 'An occasion of a day, with its mood',
});

const persianDay = {
  year_sh: z.int(),
  month_sh: z.int().min(1).max(12),
  day_sh: z.int().min(1).max(31),
  date_gregorian: isoDate,
};

export const HolidayDay = z
  .strictObject({
    ...persianDay,
    ...weekdayNames,
    estimate: z.boolean(),
    events: z.array(Occasion.extend({ is_holiday: z.literal(true) })).min(1),
  })
  .meta({ id: 'HolidayDay', description: 'A public holiday with its occasions' });

export const OccasionRecord = z
  .strictObject({ ...persianDay, ...occasionFields })
  .meta({ id: 'OccasionRecord', description: 'An occasion with the day on which it falls' });

export const CalendarCell = z
  .strictObject({
    day: z.int().min(1).max(31),
    month: z.int().min(1).max(12),
    year: z.int(),
    ...fourCalendars,
    is_current_month: z.boolean(),
    is_prev_month: z.boolean(),
    is_next_month: z.boolean(),
    is_friday: z.boolean(),
    is_holiday: z.boolean(),
    events: z.array(Occasion),
  })
  .meta({ id: 'CalendarCell', description: 'A day of a month grid' });

export const CityRecord = z
  .strictObject({
    country_code: z.string().regex(/^[A-Z]{2}$/),
    country_name_fa: text,
    country_name_en: text,
    city_name: text,
    city_name_en: text,
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    timezone_id: text,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: 'City', description: 'A city with its time zone and coordinates' });

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Times of a day by their names. */
export const timesOf = <const Time extends string>(names: readonly Time[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, clock])) as Record<Time, typeof clock>);

export const PrayerTimes = timesOf(PRAYERS).meta({
  id: 'PrayerTimes',
  description: 'Times of a day on the local clock, HH:MM',
});

export const isoDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/);

export const clockSeconds = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);

export const ErrorBody = z
  .strictObject({ error: z.string().min(1) })
  .meta({ id: 'Error', description: 'What is wrong with the request' });
