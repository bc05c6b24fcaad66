/** Shape of the answers of `/api/day`. */
import { z } from 'zod';
import { CalendarDate, HijriDate, isoDate, Occasion } from './shapes.ts';

/** A day in all calendars, with all its known facts. */
export const Day = z
  .strictObject({
    date_sh: isoDate,
    date_gregorian: isoDate,
    date_hijri: isoDate.meta({ description: 'Islamic date, `YYYY-MM-DD`', persian: 'تاریخ قمری، `YYYY-MM-DD`' }),
    sh: CalendarDate,
    gregorian: CalendarDate,
    hijri: HijriDate,
    pahlavi: CalendarDate,
    is_friday: z.boolean(),
    is_holiday: z.boolean().meta({
      description: 'true if an official holiday falls on the day; Fridays alone do not count',
      persian: '`true` یعنی روز تعطیل رسمی است؛ جمعه به‌تنهایی حساب نمی‌شود',
    }),
    is_workday: z.boolean().meta({
      description:
        'true if the day is neither weekend nor holiday, according to `weekend`, `closures`, `sector` and `province`',
      persian: '`true` یعنی روز کاری است: نه آخر هفته و نه تعطیل، بر اساس `weekend`، `closures`، `sector` و `province`',
    }),
    estimate: z.boolean().meta({
      description: 'true if a holiday of this day depends on an unconfirmed Islamic date',
      persian: '`true` یعنی تعطیلیِ روز به تاریخ قمریِ اعلام‌نشده وابسته است',
    }),
    events: z.array(Occasion).meta({ description: 'the occasions of the day', persian: 'مناسبت‌های روز' }),
  })
  .meta({ id: 'Day', description: 'A day in four calendars, with its holidays and occasions' });
