/** Shape of the answers of `/api/day`. */
import { z } from 'zod';
import { CalendarDate, HijriDate, isoDate, Occasion } from './shapes.ts';

/** A day of any calendar with all that is known of it. */
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
      persian: '`true` یعنی روز تعطیل رسمی است؛ جمعه به‌تنهایی به شمار نمی‌آید',
    }),
    is_workday: z.boolean().meta({
      description:
        'true if the day is neither of the weekend nor a holiday, as `weekend`, `closures`, `sector` and `province` ask',
      persian:
        '`true` یعنی روز کاری است: نه آخر هفته و نه تعطیل، چنان‌که `weekend`، `closures`، `sector` و `province` می‌خواهند',
    }),
    estimate: z.boolean().meta({
      description: 'true when a holiday of the day is there by a hijri date not yet announced',
      persian: '`true` یعنی تعطیلیِ روز به تاریخ قمری‌ای وابسته است که هنوز اعلام نشده',
    }),
    events: z.array(Occasion).meta({ description: 'the occasions of the day', persian: 'مناسبت‌های روز' }),
  })
  .meta({ id: 'Day', description: 'A day in four calendars, with its holidays and occasions' });
