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
          description: 'true if the date depends on an unconfirmed Islamic date',
          persian: '`true` یعنی روز به تاریخ قمریِ اعلام‌نشده وابسته است',
        }),
        is_holiday: z.boolean(),
      })
      .nullable()
      .meta({
        description: 'its next date from today on; null if there is none',
        persian: 'روز بعدیِ آن از امروزِ تهران؛ null اگر دیگر نیاید',
      }),
  })
  .meta({ id: 'FoundOccasion', description: 'A matching occasion' });

export const SearchAnswer = z
  .strictObject({
    q: z.string().meta({ description: 'the search text', persian: 'متن جست‌وجو' }),
    data: z.array(FoundOccasion).meta({ description: 'best match first', persian: 'بهترین نتیجه اول' }),
  })
  .meta({ id: 'Search' });
