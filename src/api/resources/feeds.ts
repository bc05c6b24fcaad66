/** Feeds: calendars to subscribe to, which follow the clock, so that they are right after Nowruz without a build. */
import { ICS_TYPE, jsonAnswer, textAnswer } from '../answer.ts';
import type { Lifetime } from '../endpoint.ts';
import { FEEDS, feedNamed } from '../feeds/feed.ts';
import { englishHolidaysText, feedPath, feedText } from '../feeds/file.ts';
import { FeedIndex, feedIndex } from '../feeds/index-file.ts';
import { oneOf } from '../parameters.ts';
import { subscriptionYears } from '../render/ics.ts';
import type { Resource, SiteContext } from '../resource.ts';
import { currentPersianYear, tehranMidnight } from '../tehran.ts';

const FEED_SECONDS = 3600;
const ENGLISH_HOLIDAYS_ICS = '/en/holidays.ics';

const followsTheDay = (now: number): Lifetime => ({ maxAgeSeconds: FEED_SECONDS, until: tehranMidnight(now) });

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
  answer: (_, context) => textAnswer(ICS_TYPE, englishSubscription(context), followsTheDay(context.now)),
  yearLifetime: followsTheDay,
};

export const feeds: Resource = {
  path: '/feeds/{name}.ics',
  summary: {
    fa: 'مناسبت‌ها، تاریخ هر روز یا لحظه‌های نوروز از سال گذشته تا دو سال بعد، برای اشتراک',
    en: 'Occasions, the date of every day or the moments of Nowruz from last year to the year after next, for subscription',
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
  answer({ name }, context) {
    const feed = feedNamed(name!);
    return feed && textAnswer(ICS_TYPE, feedText(feed, context), followsTheDay(context.now));
  },
  yearLifetime: followsTheDay,
};

export const feedList: Resource = {
  path: '/feeds/index.json',
  summary: { fa: 'فهرست تقویم‌های اشتراکی', en: 'The calendars that can be subscribed to' },
  schema: FeedIndex,
  *files(context) {
    yield { path: feedList.path, body: feedIndex(context) };
  },
  answer: (_, context) => jsonAnswer(feedIndex(context), followsTheDay(context.now)),
};
