/** Shape of the answers of `/api/range`. */
import { z } from 'zod';
import { Day } from './day.ts';
import { isoDate } from './shapes.ts';

export const RangeAnswer = z
  .strictObject({
    from: isoDate.meta({ description: 'first day, Persian date', persian: 'روز اول، تاریخ شمسی' }),
    to: isoDate.meta({ description: 'last day, Persian date', persian: 'آخرین روز، تاریخ شمسی' }),
    count: z.int().meta({ description: 'number of days', persian: 'تعداد روزها' }),
    data: z.array(Day).meta({ description: 'the days in order', persian: 'روزها به ترتیب' }),
  })
  .meta({ id: 'Range' });
