/** Feeds: calendars to subscribe to. Only a build writes them; they cover enough years to stay right for a year without one. */
import { ICS_TYPE, textAnswer } from '../answer.ts';
import type { Lifetime } from '../endpoint.ts';
import { FEEDS } from '../feeds/feed.ts';
import { englishHolidaysText, feedPath, feedText } from '../feeds/file.ts';
import { subscriptionYears } from '../feeds/holiday-files.ts';
import { FeedIndex, feedIndex } from '../feeds/index-file.ts';
import { oneOf } from '../parameters.ts';
import type { Resource, SiteContext } from '../resource.ts';
import { currentPersianYear, tehranMidnight } from '../tehran.ts';

const FEED_SECONDS = 3600;
const ENGLISH_HOLIDAYS_ICS = '/en/holidays.ics';

const untilMidnight = (now: number): Lifetime => ({ maxAgeSeconds: FEED_SECONDS, until: tehranMidnight(now) });

const englishSubscription = (context: SiteContext): string =>
  englishHolidaysText(ENGLISH_HOLIDAYS_ICS, subscriptionYears(currentPersianYear(context.now)), context);

export const englishHolidays: Resource = {
  path: ENGLISH_HOLIDAYS_ICS,
  summary: {
    fa: 'تعطیلات رسمی امسال و سال بعد به انگلیسی، برای اشتراک',
    en: 'Public holidays of this year and the next in English, for subscription',
  },
  *files(context) {
    yield { path: ENGLISH_HOLIDAYS_ICS, body: englishSubscription(context) };
  },
  answer: (_, context) => textAnswer(ICS_TYPE, englishSubscription(context), untilMidnight(context.now)),
  yearLifetime: untilMidnight,
};

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
  summary: { fa: 'فهرست تقویم‌های اشتراکی', en: 'The calendars that can be subscribed to' },
  schema: FeedIndex,
  *files(context) {
    yield { path: feedList.path, body: feedIndex(context) };
  },
};
