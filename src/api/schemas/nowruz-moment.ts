/** Shape of the answers of `/api/nowruz-moment`. */
import { z } from 'zod';

const utc = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .meta({ description: 'YYYY-MM-DD HH:MM:SS' });

export const NowruzMoment = z
  .strictObject({
    year_sh: z.int(),
    year_gregorian: z.int(),
    utc,
    time_scale: z.string().meta({ description: 'UT1 before 1972, UTC from then on' }),
    ephemeris: z.string(),
    announced: z
      .strictObject({
        utc,
        difference_seconds: z.int().meta({ description: 'announced minus computed' }),
        by: z.string(),
      })
      .nullable()
      .meta({ description: 'the moment announced by the Calendar Centre, where it is known' }),
  })
  .meta({ id: 'NowruzMoment', description: 'The moment of the March equinox that starts a Persian year' });
