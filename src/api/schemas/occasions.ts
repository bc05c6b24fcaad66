/** Shapes of answers about occasions: `/holidays`, `/events`, `/next`, `/search`. */
import { z } from 'zod';
import {
  Category,
  DayOccasion,
  dates,
  HolidayDay,
  hijriText,
  isoDate,
  OccasionRecord,
  searchText,
  weekdayNames,
} from './shapes.ts';

export const Holidays = z.strictObject({ year: z.int(), data: z.array(HolidayDay) }).meta({ id: 'Holidays' });

export const EventsAnswer = z.strictObject({ year: z.int(), data: z.array(OccasionRecord) }).meta({ id: 'Events' });

const FoundDay = z
  .strictObject({
    days_away: z.int().min(0).meta({ description: 'days from `from`; 0 on the day itself' }),
    ...dates,
    date_hijri: hijriText,
    ...weekdayNames,
    estimate: z.boolean().meta({ description: 'true if one of `events` depends on an unconfirmed Islamic date' }),
    events: z.array(DayOccasion).min(1).meta({ description: 'the matching occasions' }),
  })
  .meta({ id: 'FoundDay', description: 'A day with a matching occasion' });

const FoundOccasion = z
  .strictObject({
    slug: z.string().meta({ description: 'identifier that never changes' }),
    title_fa: z.string().meta({ description: 'title in Persian' }),
    title_en: z.string().meta({ description: 'title in English' }),
    category: Category,
    next: z
      .strictObject({
        ...dates,
        estimate: z.boolean().meta({ description: 'true if the date depends on an unconfirmed Islamic date' }),
        is_holiday: z.boolean(),
      })
      .nullable()
      .meta({ description: 'its next date from today on; null if there is none' }),
  })
  .meta({ id: 'FoundOccasion', description: 'A matching occasion' });

export const OCCASION_ANSWERS = {
  next: z
    .strictObject({
      from: isoDate.meta({ description: 'first Persian date searched' }),
      data: z.array(FoundDay).meta({ description: 'nearest first' }),
    })
    .meta({ id: 'Next' }),
  search: z
    .strictObject({ q: searchText, data: z.array(FoundOccasion).meta({ description: 'best match first' }) })
    .meta({ id: 'Search' }),
  holidays: Holidays,
  events: EventsAnswer,
};
