/** The list of the feeds. */
import { FEED_SETS, FEEDS, type FeedSet } from '../feeds/feed.ts';
import { feedEvents, feedPath, feedYears } from '../feeds/file.ts';
import type { SiteContext } from '../resource.ts';

/** The list of all feeds, for the page on which people choose and for programs. */
export function feedIndex({ almanac, siteUrl, now }: SiteContext) {
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
