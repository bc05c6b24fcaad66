/** Shapes of answers about occasions: `/holidays`, `/events`, `/next`, `/search`. */
import { z } from 'zod';
import { MATCH_KINDS } from '#understand/search.ts';
import { ANSWER_KINDS } from '../words/text-answer.ts';
import {
  Category,
  CityRecord,
  DayOccasion,
  dates,
  HolidayDay,
  isoDate,
  OccasionRecord,
  weekdayNames,
} from './shapes.ts';

export const Holidays = z.strictObject({ year: z.int(), data: z.array(HolidayDay) }).meta({ id: 'Holidays' });

export const EventsAnswer = z.strictObject({ year: z.int(), data: z.array(OccasionRecord) }).meta({ id: 'Events' });

const FoundDay = z
  .strictObject({
    days_away: z.int().min(0),
    ...dates,
    date_hijri: isoDate,
    ...weekdayNames,
    estimate: z.boolean(),
    events: z.array(DayOccasion).min(1),
  })
  .meta({ id: 'FoundDay', description: 'A day with a matching occasion' });

const FoundOccasion = z
  .strictObject({
    slug: z.string(),
    title_fa: z.string(),
    title_en: z.string(),
    category: Category,
    next: z
      .strictObject({ ...dates, estimate: z.boolean(), is_holiday: z.boolean(), may_move: z.boolean() })
      .nullable(),
    last: z.strictObject(dates).nullable(),
    page: z.string().nullable(),
    match: z.enum([...MATCH_KINDS, 'day']),
  })
  .meta({ id: 'FoundOccasion', description: 'A matching occasion' });

const range = { from_sh: isoDate, from_gregorian: isoDate, to_sh: isoDate, to_gregorian: isoDate };
const short = { title_fa: z.string(), title_en: z.string(), short_fa: z.string(), short_en: z.string() };

const SearchAnswer = z
  .strictObject({
    kind: z.enum(ANSWER_KINDS),
    ...range,
    days_off: z.int().min(0).nullable(),
    estimate: z.boolean(),
    text_fa: z.string(),
    text_en: z.string(),
    days: z.int().min(1).nullable(),
    workdays: z.int().min(0).nullable(),
    ...short,
    detail_fa: z.string(),
    detail_en: z.string(),
    holidays: z.array(z.strictObject({ ...dates, title_fa: z.string(), title_en: z.string(), may_move: z.boolean() })),
    other_day: z.strictObject({ ...dates, title_fa: z.string(), title_en: z.string() }).nullable(),
    other_period: z.strictObject({ ...range, ...short }).nullable(),
    page: z.string().nullable(),
  })
  .meta({ id: 'SearchAnswer', description: 'The answer to a text that is a date or a question' });

const FoundCity = CityRecord.extend({
  province_fa: z.string().nullable(),
  province_en: z.string().nullable(),
  population: z.int().nullable(),
  match: z.enum([...MATCH_KINDS, 'namesake', 'region']),
}).meta({ id: 'FoundCity', description: 'A matching city' });

export const OCCASION_ANSWERS = {
  next: z.strictObject({ from: isoDate, data: z.array(FoundDay) }).meta({ id: 'Next' }),
  search: z
    .strictObject({
      q: z.string(),
      answer: SearchAnswer.nullable(),
      data: z.array(FoundOccasion),
      cities: z.array(FoundCity),
    })
    .meta({ id: 'Search' }),
  holidays: Holidays,
  events: EventsAnswer,
};
