/** Shape of the answers of `/api/prayer-times`. */
import { z } from 'zod';
import { isoDate, PrayerTimes } from './shapes.ts';

export const PrayerTimesAnswer = z
  .strictObject({
    city: z.string(),
    timezone: z.string(),
    date_sh: isoDate,
    date_gregorian: isoDate,
    method: z
      .string()
      .meta({ description: 'the method, and the substitute rules used if the Sun does not reach an angle' }),
    times: PrayerTimes,
  })
  .meta({ id: 'PrayerTimesOfDay' });
