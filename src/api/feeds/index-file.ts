/** The list of all feeds, for the page on which people choose and for programs. */
import { z } from 'zod';
import { FEED_LANGUAGES, FEED_SETS, FEEDS, type FeedSet } from './feed.ts';
import { type FeedPlace, feedEvents, feedPath, feedYears } from './file.ts';

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

export function feedIndex({ almanac, siteUrl, now }: FeedPlace): z.output<typeof FeedIndex> {
  const years = feedYears(now);
  const counts = new Map<FeedSet, number>();
  for (const set of FEED_SETS) counts.set(set, [...feedEvents(set, years, almanac)].length);
  return {
    data: FEEDS.map((feed) => {
      const { name, set, language, alarm, title } = feed;
      const url = siteUrl + feedPath(feed);
      const webcal = url.replace(/^https?:/, 'webcal:');
      return {
        name,
        set,
        language,
        alarm,
        title_fa: title.fa,
        title_en: title.en,
        url,
        webcal,
        events: counts.get(set)!,
      };
    }),
  };
}
