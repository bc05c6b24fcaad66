/** Shape of the answers of `/api/workdays`. */

import { z } from 'zod';
import { isoDate } from './shapes.ts';

const from = isoDate.meta({ description: 'Persian date where counting starts', persian: 'تاریخ شمسیِ شروع شمارش' });

const count = (description: string, persian: string) => z.int().min(0).meta({ description, persian });

export const WorkdayCount = z
  .strictObject({
    from,
    to: isoDate.meta({ description: 'last day counted, Persian date', persian: 'آخرین روزِ شمرده‌شده، تاریخ شمسی' }),
    days: count('days, both ends included', 'شمار روزها، با هر دو سر'),
    weekend_days: count('days of the weekend', 'روزهای آخر هفته'),
    holidays: count('official holidays that are no weekend days', 'تعطیلات رسمی‌ای که آخر هفته نیستند'),
    workdays: count('workdays', 'روزهای کاری'),
    estimate: z.boolean().meta({
      description: 'true if one of these holidays depends on an unconfirmed Islamic date',
      persian: '`true` یعنی یکی از تعطیلات این روزها به تاریخ قمریِ اعلام‌نشده وابسته است',
    }),
  })
  .meta({ id: 'WorkdayCount', description: 'The workdays from one day to another' });

export const WorkdayReached = z
  .strictObject({
    from,
    add: z.int().meta({ description: 'workdays added', persian: 'روزهای کاریِ اضافه‌شده' }),
    date_sh: isoDate,
    date_gregorian: isoDate,
    weekday_fa: z.string(),
    weekday_en: z.string(),
    estimate: z.boolean().meta({
      description: 'true if a holiday in between depends on an unconfirmed Islamic date',
      persian: '`true` یعنی تعطیلی‌ای در راه به تاریخ قمریِ اعلام‌نشده وابسته است',
    }),
  })
  .meta({ id: 'WorkdayReached', description: 'The day that many workdays away' });

export const WorkdaysAnswer = z.union([WorkdayCount, WorkdayReached]).meta({ id: 'Workdays' });
