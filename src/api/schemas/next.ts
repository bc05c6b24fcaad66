/** Shape of the answers of `/api/next`. */
import { z } from 'zod';
import { isoDate, Occasion } from './shapes.ts';

export const FoundDay = z
  .strictObject({
    days_away: z.int().min(0).meta({
      description: 'days from `from`; 0 on the day itself',
      persian: 'فاصله از `from` به روز؛ ۰ یعنی همان روز',
    }),
    date_sh: isoDate,
    date_gregorian: isoDate,
    date_hijri: isoDate.meta({ description: 'Islamic date, `YYYY-MM-DD`', persian: 'تاریخ قمری، `YYYY-MM-DD`' }),
    weekday_fa: z.string(),
    weekday_en: z.string(),
    estimate: z.boolean().meta({
      description: 'true if one of `events` depends on an unconfirmed Islamic date',
      persian: '`true` یعنی یکی از `events` به تاریخ قمریِ اعلام‌نشده وابسته است',
    }),
    events: z.array(Occasion).min(1).meta({ description: 'the matching occasions', persian: 'مناسبت‌های پیداشده' }),
  })
  .meta({ id: 'FoundDay', description: 'A day with a matching occasion' });

export const NextAnswer = z
  .strictObject({
    from: isoDate.meta({ description: 'first Persian date searched', persian: 'تاریخ شمسیِ شروع جست‌وجو' }),
    data: z.array(FoundDay).meta({ description: 'nearest first', persian: 'به ترتیب نزدیکی' }),
  })
  .meta({ id: 'Next' });
