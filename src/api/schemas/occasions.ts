/** Shapes of answers about occasions: `/holidays`, `/events`, `/next`, `/search`. */
import { z } from 'zod';
import {
  Category,
  dates,
  HolidayDay,
  hijriText,
  isoDate,
  Occasion,
  OccasionRecord,
  searchText,
  told,
  weekdayNames,
} from './shapes.ts';

export const Holidays = z.strictObject({ year: z.int(), data: z.array(HolidayDay) }).meta({ id: 'Holidays' });

export const EventsAnswer = z.strictObject({ year: z.int(), data: z.array(OccasionRecord) }).meta({ id: 'Events' });

const FoundDay = z
  .strictObject({
    days_away: told(z.int().min(0), 'days from `from`; 0 on the day itself', 'فاصله از `from` به روز؛ ۰ یعنی همان روز'),
    ...dates,
    date_hijri: hijriText,
    ...weekdayNames,
    estimate: told(
      z.boolean(),
      'true if one of `events` depends on an unconfirmed Islamic date',
      '`true` یعنی یکی از `events` به تاریخ قمریِ اعلام‌نشده وابسته است',
    ),
    events: told(z.array(Occasion).min(1), 'the matching occasions', 'مناسبت‌های پیداشده'),
  })
  .meta({ id: 'FoundDay', description: 'A day with a matching occasion' });

export const NextAnswer = z
  .strictObject({
    from: told(isoDate, 'first Persian date searched', 'تاریخ شمسیِ شروع جست‌وجو'),
    data: told(z.array(FoundDay), 'nearest first', 'به ترتیب نزدیکی'),
  })
  .meta({ id: 'Next' });

const FoundOccasion = z
  .strictObject({
    slug: z.string().meta({ description: 'identifier that never changes' }),
    title_fa: z.string().meta({ description: 'title in Persian' }),
    title_en: z.string().meta({ description: 'title in English' }),
    category: Category,
    next: told(
      z
        .strictObject({
          ...dates,
          estimate: told(
            z.boolean(),
            'true if the date depends on an unconfirmed Islamic date',
            '`true` یعنی روز به تاریخ قمریِ اعلام‌نشده وابسته است',
          ),
          is_holiday: z.boolean(),
        })
        .nullable(),
      'its next date from today on; null if there is none',
      'روز بعدیِ آن از امروزِ تهران؛ null اگر دیگر نیاید',
    ),
  })
  .meta({ id: 'FoundOccasion', description: 'A matching occasion' });

export const SearchAnswer = z
  .strictObject({ q: searchText, data: told(z.array(FoundOccasion), 'best match first', 'بهترین نتیجه اول') })
  .meta({ id: 'Search' });
