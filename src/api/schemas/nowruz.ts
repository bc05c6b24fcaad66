/** Shape of the answers of `/api/nowruz`. */
import { z } from 'zod';
import { clockSeconds, fourCalendars as fourCalendarsShape, isoDateTime } from './shapes.ts';

/** More than from the first moment known to the last. */
const MAX_SECONDS = 100_000_000_000;

export const NowruzAnswer = z
  .strictObject({
    year_sh: z.int(),
    year_gregorian: z.int(),
    utc: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    local: isoDateTime,
    timezone: z.string(),
    countdown_seconds: z
      .int()
      .min(-MAX_SECONDS)
      .max(MAX_SECONDS)
      .meta({ description: 'seconds until the moment; negative when it is past' }),
    local_parts: z.strictObject({
      ...fourCalendarsShape,
      weekday_fa: z.string(),
      weekday_en: z.string(),
      time: clockSeconds,
    }),
  })
  .meta({ id: 'Nowruz' });
