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
      description: 'true when one of `events` is there by a hijri date not yet announced',
      persian: '`true` یعنی یکی از `events` به تاریخ قمری‌ای وابسته است که هنوز اعلام نشده',
    }),
    events: z.array(Occasion).min(1).meta({ description: 'the occasions asked for', persian: 'مناسبت‌های خواسته' }),
  })
  .meta({ id: 'FoundDay', description: 'A day on which something asked for falls' });

export const NextAnswer = z
  .strictObject({
    from: isoDate.meta({ description: 'Persian date from which it was looked', persian: 'تاریخ شمسیِ آغاز جست‌وجو' }),
    data: z.array(FoundDay).meta({ description: 'the nearest first', persian: 'نزدیک‌ترین نخست' }),
  })
  .meta({ id: 'Next' });
