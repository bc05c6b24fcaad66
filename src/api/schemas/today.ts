/** Shape of the answers of `/api/today`. */
import { z } from 'zod';
import { AnimalYear, fourCalendars as fourCalendarsShape, isoDateTime, Zodiac } from './shapes.ts';

export const TodayAnswer = z
  .strictObject({
    timezone: z.string().meta({ description: 'the zone asked for, in IANA letter case' }),
    now: isoDateTime,
    ...fourCalendarsShape,
    zodiac: Zodiac,
    animal_year: AnimalYear,
  })
  .meta({ id: 'Today' });
