/** The list of all feeds, for the page on which people choose and for programs. */
import { FEED_SETS, FEEDS, type FeedSet } from './feed.ts';
import { type FeedPlace, feedEvents, feedPath, feedYears } from './file.ts';

export function feedIndex({ almanac, siteUrl, now }: FeedPlace) {
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
