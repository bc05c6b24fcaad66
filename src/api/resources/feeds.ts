/**
 * Feeds: calendars for subscription. Only the build writes them; they cover enough years to stay right without a build
 * for a year.
 */
import { FEEDS } from '../feeds/feed.ts';
import { feedPath, feedText } from '../feeds/file.ts';
import { feedIndex } from '../feeds/index-file.ts';
import { oneOf } from '../parameters.ts';
import type { Resource } from '../resource.ts';
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

export const feedList: Resource = {
  path: '/feeds/index.json',
  summary: { fa: 'فهرست تقویم‌های اشتراکی', en: 'Calendars for subscription' },
  schema: FeedIndex,
  *files(context) {
    yield { path: feedList.path, body: feedIndex(context) };
  },
};
