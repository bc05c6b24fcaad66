/** Shape of `/feeds/index.json`. */
import { z } from 'zod';
import { FEED_LANGUAGES, FEED_SETS } from '../feeds/feed.ts';

export const FeedIndex = z
  .strictObject({
    data: z.array(
      z.strictObject({
        name: z.string().meta({ description: 'of the file, without its ending' }),
        set: z.enum(FEED_SETS),
        language: z.enum(FEED_LANGUAGES),
        alarm: z.boolean().meta({ description: 'whether its events have reminders' }),
        title_fa: z.string(),
        title_en: z.string(),
        url: z.string(),
        webcal: z.string().meta({ description: 'the same address for calendar applications' }),
        events: z.int().meta({ description: 'how many it holds today' }),
      }),
    ),
  })
  .meta({ id: 'FeedIndex', description: 'The calendars that can be subscribed to' });
