/** Shapes of answers about occasions: `/holidays`, `/events`, `/next`, `/search`. */
import { z } from 'zod';
import { MATCH_KINDS } from '#understand/search.ts';
import { ANSWER_KINDS } from '../words/calendar-answers.ts';
import {
  Category,
  CityRecord,
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
    last: z
      .strictObject(dates)
      .nullable()
      .meta({ description: 'of an occasion that is not kept any more: its last date; else null' }),
    page: z.string().nullable().meta({ description: 'path of its page; null if it has none' }),
    match: z.enum([...MATCH_KINDS, 'day']).meta({
      description:
        'how the text fits its names: exact, whole words of one, its beginning, words of it, similar; `day`: it falls on the day that the text names',
    }),
  })
  .meta({ id: 'FoundOccasion', description: 'A matching occasion' });

const SearchAnswer = z
  .strictObject({
    kind: z.enum(ANSWER_KINDS).meta({ description: 'what was understood' }),
    from_sh: isoDate.meta({ description: 'first day' }),
    from_gregorian: isoDate,
    to_sh: isoDate.meta({ description: 'last day; of a day that does not exist the last one of its month' }),
    to_gregorian: isoDate,
    days_off: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'days of the weekend and public holidays among them; null if not known' }),
    estimate: z.boolean().meta({ description: 'true if one of the days depends on an unconfirmed Islamic date' }),
    text_fa: z.string().meta({ description: 'the answer in Persian' }),
    text_en: z.string().meta({ description: 'the answer in English' }),
    days: z.int().min(1).nullable().meta({ description: 'days of a period, both ends counted; else null' }),
    workdays: z.int().min(0).nullable().meta({ description: 'working days of a period, by `weekend`; else null' }),
    title_fa: z.string().meta({ description: 'how the text was read, in Persian; may be empty' }),
    title_en: z.string(),
    short_fa: z.string().meta({ description: 'the answer in a few words, in Persian' }),
    short_en: z.string(),
    detail_fa: z.string().meta({ description: 'what the answer rests on, in Persian; may be empty' }),
    detail_en: z.string(),
  })
  .meta({ id: 'SearchAnswer', description: 'The answer to a text that is a date or a question' });

const FoundCity = CityRecord.extend({
  province_fa: z.string().nullable().meta({ description: 'province of Iran in Persian; null abroad' }),
  province_en: z.string().nullable().meta({ description: 'the same in English' }),
  population: z.int().nullable().meta({ description: 'inhabitants; null if unknown' }),
  match: z.enum([...MATCH_KINDS, 'namesake', 'region']).meta({
    description:
      'how the text fits its names; `namesake`: the exact name, which another city bears too; `region`: the text names its province or country',
  }),
}).meta({ id: 'FoundCity', description: 'A matching city' });

export const OCCASION_ANSWERS = {
  next: z
    .strictObject({
      from: isoDate.meta({ description: 'first Persian date searched' }),
      data: z.array(FoundDay).meta({ description: 'nearest first' }),
    })
    .meta({ id: 'Next' }),
  search: z
    .strictObject({
      q: searchText,
      answer: SearchAnswer.nullable().meta({ description: 'null if the text only names something' }),
      data: z.array(FoundOccasion).meta({ description: 'occasions, best match first' }),
      cities: z.array(FoundCity).meta({ description: 'cities, best match first' }),
    })
    .meta({ id: 'Search' }),
  holidays: Holidays,
  events: EventsAnswer,
};
