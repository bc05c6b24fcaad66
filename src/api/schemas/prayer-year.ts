/** Shape of the answers of `/api/prayer-year`. */
import { z } from 'zod';
import { isoDate, PrayerTimes } from './shapes.ts';

export const PrayerYear = z
  .strictObject({
    city: z.string(),
    timezone: z.string(),
    year: z.int(),
    method: z
      .string()
      .meta({ description: 'the method, and the substitute rules used if the Sun does not reach an angle' }),
    data: z.array(z.strictObject({ date_sh: isoDate, date_gregorian: isoDate, times: PrayerTimes })),
  })
  .meta({ id: 'PrayerYear', description: 'Prayer times of a city on every day of a Persian year' });
