/** Shape of the answers of `/api/closures`. */
import { z } from 'zod';
import { ClosureDay } from './closure-day.ts';
import { isoDate } from './shapes.ts';

export const ClosuresAnswer = z
  .strictObject({
    from: isoDate.meta({ description: 'first day, Persian date', persian: 'روز اول، تاریخ شمسی' }),
    to: isoDate.meta({ description: 'last day, Persian date', persian: 'آخرین روز، تاریخ شمسی' }),
    data: z.array(ClosureDay).meta({ description: 'the closures in order', persian: 'تعطیلی‌ها به ترتیب' }),
  })
  .meta({ id: 'Closures' });
