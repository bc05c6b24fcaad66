/** Shape of the answers of `/api/search`. */
import { z } from 'zod';
import { Category, isoDate } from './shapes.ts';

export const FoundOccasion = z
  .strictObject({
    slug: z.string().meta({ description: 'identifier that never changes' }),
    title_fa: z.string().meta({ description: 'title in Persian' }),
    title_en: z.string().meta({ description: 'title in English' }),
    category: Category,
    next: z
      .strictObject({
        date_sh: isoDate,
        date_gregorian: isoDate,
        estimate: z.boolean().meta({
          description: 'true when the day rests on a hijri date not yet announced',
          persian: '`true` یعنی روز به تاریخ قمری‌ای وابسته است که هنوز اعلام نشده',
        }),
        is_holiday: z.boolean(),
      })
      .nullable()
      .meta({
        description: 'its next day from today in Tehran on; null if it does not come again',
        persian: 'روز بعدیِ آن از امروزِ تهران؛ null اگر دیگر نیاید',
      }),
  })
  .meta({ id: 'FoundOccasion', description: 'An occasion that answers to a text' });

export const SearchAnswer = z
  .strictObject({
    q: z.string().meta({ description: 'the text as it was asked', persian: 'متن، چنان‌که پرسیده شد' }),
    data: z.array(FoundOccasion).meta({ description: 'the best first', persian: 'بهترین نخست' }),
  })
  .meta({ id: 'Search' });
