/** Shape of the answer of `/summary`. */
import { z } from 'zod';
import { knownUntil } from './days.ts';
import { dates, isoDate, PrayerTimes } from './shapes.ts';

const text = z.string().min(1);

const SummaryOccasion = z
  .strictObject({ slug: text, title: text })
  .meta({ id: 'SummaryOccasion', description: 'An occasion of the day' });

const NextHoliday = z
  .strictObject({ ...dates, days_away: z.int().min(1), titles: z.array(z.string()).min(1) })
  .meta({ id: 'NextHoliday', description: 'The next official holiday after the day' });

export const SUMMARY_ANSWERS = {
  summary: z
    .strictObject({
      ...dates,
      date_hijri: isoDate,
      weekday: text,
      city: text,
      timezone: text,
      is_holiday: z.boolean(),
      is_workday: z.boolean(),
      estimate: z.boolean(),
      reasons: z.array(z.string()),
      occasions: z.array(SummaryOccasion).max(2),
      times: PrayerTimes,
      next_holiday: NextHoliday.nullable(),
      text,
      ...knownUntil,
    })
    .meta({ id: 'Summary' }),
};
