/** Shape of the answers of `/api/ramadan`. */

import { z } from 'zod';
import { clock, isoDate } from './shapes.ts';

export const RamadanDays = {
  first_day_sh: isoDate,
  first_day_gregorian: isoDate,
  length: z.int().min(29).max(30),
  data: z.array(
    z.strictObject({
      day: z.int().min(1).max(30).meta({ description: 'day of Ramadan' }),
      date_sh: isoDate,
      date_gregorian: isoDate,
      times: z.strictObject({
        imsak: clock,
        fajr: clock,
        sunrise: clock,
        dhuhr: clock,
        maghrib: clock,
        midnight: clock,
      }),
    }),
  ),
};

export const RamadanTimetable = z
  .strictObject({
    city: z.string(),
    timezone: z.string(),
    year: z.int().meta({ description: 'hijri year' }),
    method: z
      .string()
      .meta({ description: 'the method, and the substitute rules used if the Sun does not reach an angle' }),
    imsak_minutes_before_fajr: z.int(),
    estimate: z.boolean().meta({ description: 'true if the first day is not announced yet' }),
    probability: z.number().meta({ description: 'probability that Ramadan begins on this day' }),
    ...RamadanDays,
    other: z.strictObject(RamadanDays).nullable().meta({
      description: 'the timetable if Ramadan begins on the next likely day; null if its first day is certain',
    }),
  })
  .meta({ id: 'RamadanTimetable', description: 'Ramadan timetable of a city' });
