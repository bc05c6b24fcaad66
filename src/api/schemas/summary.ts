/** Shape of the answer of `/summary`. */
import { z } from 'zod';
import { knownUntil } from './days.ts';
import { dates, hijriText, PrayerTimes } from './shapes.ts';

const text = (description: string) => z.string().min(1).meta({ description });

const SummaryOccasion = z
  .strictObject({ slug: text('identifier that never changes'), title: text('title in the requested language') })
  .meta({ id: 'SummaryOccasion', description: 'An occasion of the day' });

const NextHoliday = z
  .strictObject({
    ...dates,
    days_away: z.int().min(1).meta({ description: 'days after the requested day' }),
    titles: z.array(z.string()).min(1).meta({ description: 'titles of its holidays' }),
  })
  .meta({ id: 'NextHoliday', description: 'The next official holiday after the day' });

export const SUMMARY_ANSWERS = {
  summary: z
    .strictObject({
      ...dates,
      date_hijri: hijriText,
      weekday: text('name of the weekday'),
      city: text('slug of the city'),
      timezone: text('the time zone of the city, in IANA letter case'),
      is_holiday: z.boolean().meta({ description: 'true if an official holiday of Iran falls on the day' }),
      is_workday: z.boolean().meta({ description: 'true if the day is neither Friday nor a day off in all of Iran' }),
      estimate: z
        .boolean()
        .meta({ description: 'true if a holiday of this day depends on an unconfirmed Islamic date' }),
      reasons: z.array(z.string()).meta({ description: 'why the day is off; empty for a workday' }),
      occasions: z
        .array(SummaryOccasion)
        .max(2)
        .meta({ description: 'at most two, holidays and the best known first' }),
      times: PrayerTimes.meta({ description: 'prayer times of the city' }),
      next_holiday: NextHoliday.nullable().meta({ description: 'the next official holiday after the day, or null' }),
      text: text('one sentence with the date, the city, workday or day off, prayer times and the next holiday'),
      ...knownUntil,
    })
    .meta({ id: 'Summary' }),
};
