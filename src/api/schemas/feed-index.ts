/** Shape of `/feeds/index.json`. */
import { z } from 'zod';
import { FEED_LANGUAGES, FEED_SETS } from '../feeds/feed.ts';

export const FeedIndex = z
  .strictObject({
    data: z.array(
      z.strictObject({
        name: z.string().meta({ description: 'name of the file, without extension' }),
        set: z.enum(FEED_SETS),
        language: z.enum(FEED_LANGUAGES),
        alarm: z.boolean().meta({ description: 'whether its events have reminders' }),
        title_fa: z.string(),
        title_en: z.string(),
        url: z.string(),
        webcal: z.string().meta({ description: 'the same address for calendar applications' }),
        events: z.int().meta({ description: 'number of events today' }),
      }),
    ),
  })
  .meta({ id: 'FeedIndex', description: 'Calendars for subscription' });
