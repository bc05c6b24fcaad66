/**
 * Feeds: calendars for subscription. Only the build writes them; they cover enough years to stay right without a build
 * for a year.
 */
import { FEED_SETS, FEEDS, type FeedSet } from '../feeds/feed.ts';
import { feedEvents, feedPath, feedText, feedYears } from '../feeds/file.ts';
import { oneOf } from '../parameters.ts';
import { type Resource, type SiteContext, singleFile } from '../resource.ts';
import { FeedIndex } from '../schemas/published.ts';

export const feeds: Resource = {
  path: '/feeds/{name}.ics',
  summary: {
    fa: 'مناسبت‌ها، تاریخ هر روز یا لحظه‌های نوروز از سال گذشته تا سه سال بعد، برای اشتراک',
    en: 'Occasions, the date of every day or the moments of Nowruz from last year to three years ahead, for subscription',
  },
  parameters: {
    name: oneOf(
      { fa: 'نام یکی از تقویم‌های /feeds/index.json', en: 'Name of a calendar of /feeds/index.json' },
      FEEDS.map(({ name }) => name),
    ),
  },
  *files(context) {
    for (const feed of FEEDS) yield { path: feedPath(feed), body: feedText(feed, context) };
  },
};

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

export const feedList = singleFile({
  path: '/feeds/index.json',
  summary: { fa: 'فهرست تقویم‌های اشتراکی', en: 'Calendars for subscription' },
  schema: FeedIndex,
  body: feedIndex,
});
