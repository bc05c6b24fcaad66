/**
 * Response schemas that several endpoints share. They check every static file at build time and the answers in tests,
 * and are published as JSON Schema.
 * They are not applied at run time: that would cost more than the answer.
 */

import { z } from 'zod';
import { CATEGORIES, MOODS } from '#core/occasions.ts';

const integer = (description: string) => z.int().meta({ description });
const text = (description: string) => z.string().min(1).meta({ description });

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ description: 'YYYY-MM-DD' });

export const hijriText = isoDate.meta({ description: 'Islamic date, `YYYY-MM-DD`' });
export const dates = { date_sh: isoDate, date_gregorian: isoDate };
export const firstAndLastDay = {
  from: isoDate.meta({ description: 'first day, Persian date' }),
  to: isoDate.meta({ description: 'last day, Persian date' }),
};
export const monthNames = { month_name_fa: z.string(), month_name_en: z.string() };
export const weekdayNames = { weekday_fa: z.string(), weekday_en: z.string() };
export const searchText = z.string().meta({ description: 'the search text' });

const weekday = {
  weekday_fa: text('name of the weekday in Persian'),
  weekday_en: text('name of the weekday in English'),
};

const dateFields = {
  year: integer('year of that calendar'),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
  month_name_fa: text('name of the month in Persian'),
  month_name_en: text('name of the month in English'),
  ...weekday,
};

export const CalendarDate = z
  .strictObject(dateFields)
  .meta({ id: 'CalendarDate', description: 'A date of the Persian, Gregorian or Imperial calendar' });

export const HijriDate = z
  .strictObject({
    ...dateFields,
    estimate: z.boolean().meta({ description: 'true if the date is an astronomical estimate, not announced yet' }),
  })
  .meta({ id: 'HijriDate', description: 'A date of Iran’s official Islamic calendar' });

/** All four calendars of one day. */
export const fourCalendars = { sh: CalendarDate, gregorian: CalendarDate, hijri: HijriDate, pahlavi: CalendarDate };

export const Zodiac = z
  .strictObject({
    symbol: z.string().regex(/^[♈-♓]$/u),
    name_fa: text('name in Persian'),
    name_en: text('name in English'),
  })
  .meta({ id: 'Zodiac', description: 'Zodiac sign of a Persian month' });

export const AnimalYear = z
  .strictObject({ name_fa: text('name in Persian'), name_en: text('name in English') })
  .meta({ id: 'AnimalYear', description: 'Animal of a Persian year' });

export const Category = z.enum(CATEGORIES).meta({ id: 'Category', description: 'Category of an occasion' });

const occasionFields = {
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ description: 'identifier that never changes' }),
  title_fa: text('title in Persian'),
  title_en: text('title in English'),
  category: Category,
  is_holiday: z.boolean().meta({ description: 'true if the occasion is an official holiday' }),
};

export const Occasion = z.strictObject(occasionFields).meta({ id: 'Occasion', description: 'An occasion of a day' });

export const mood = z.enum(MOODS).nullable().meta({
  description: 'whether the day is kept in mourning, as a feast, or fasting (Ramadan); null: neither, or a secular day',
});

export const DayOccasion = Occasion.extend({ mood }).meta({
  id: 'DayOccasion',
  description: 'An occasion of a day, with its mood',
});

const persianDay = {
  year_sh: integer('Persian year'),
  month_sh: z.int().min(1).max(12).meta({ description: 'Persian month' }),
  day_sh: z.int().min(1).max(31).meta({ description: 'Persian day' }),
  date_gregorian: isoDate,
};

export const HolidayDay = z
  .strictObject({
    ...persianDay,
    ...weekday,
    estimate: z.boolean().meta({ description: 'true if a holiday of this day depends on an unconfirmed Islamic date' }),
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
    year: integer('Persian year'),
    ...fourCalendars,
    is_current_month: z.boolean(),
    is_prev_month: z.boolean(),
    is_next_month: z.boolean(),
    is_friday: z.boolean(),
    is_holiday: z
      .boolean()
      .meta({ description: 'true if an official holiday falls on the day; Fridays alone do not count' }),
    events: z.array(Occasion),
  })
  .meta({ id: 'CalendarCell', description: 'A day of a month grid' });

export const CityRecord = z
  .strictObject({
    country_code: z.string().regex(/^[A-Z]{2}$/),
    country_name_fa: text('country in Persian'),
    country_name_en: text('country in English'),
    city_name: text('city in Persian'),
    city_name_en: text('city in English'),
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    timezone_id: text('IANA time zone'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: 'City', description: 'A city with its time zone and coordinates' });

export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const PrayerTimes = z
  .strictObject({ fajr: clock, sunrise: clock, dhuhr: clock, sunset: clock, maghrib: clock, midnight: clock })
  .meta({ id: 'PrayerTimes', description: 'Times of a day on the local clock, HH:MM' });

export const isoDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/)
  .meta({ description: 'ISO 8601 date-time with offset' });

export const clockSeconds = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);

export const ErrorBody = z
  .strictObject({ error: z.string().min(1) })
  .meta({ id: 'Error', description: 'What is wrong with the request' });
