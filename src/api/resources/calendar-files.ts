/** Calendar files of the holidays of this year and the next, to subscribe to. */
import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { ICS_TYPE, textAnswer } from '../answer.ts';
import type { Lifetime } from '../endpoint.ts';
import { feedOf } from '../feeds/feed.ts';
import { feedFile } from '../feeds/file.ts';
import { holidaysIcs, subscriptionYears } from '../feeds/holiday-files.ts';
import { type Resource, type SiteContext, singleFile } from '../resource.ts';
import { currentPersianYear, tehranMidnight } from '../tehran.ts';
import type { Text } from '../text.ts';

const untilMidnight = (now: number): Lifetime => ({ maxAgeSeconds: SECONDS_PER_HOUR, until: tehranMidnight(now) });

/** A calendar file of this year and the next. The function answers it too, since it knows the day. */
function subscription(
  path: string,
  summary: Text,
  textOf: (years: number[], context: SiteContext, address: string) => string,
): Resource {
  const body = (context: SiteContext) =>
    textOf(subscriptionYears(currentPersianYear(context.now)), context, context.siteUrl + path);
  return {
    ...singleFile({ path, summary, body }),
    answer: (_, context) => textAnswer(ICS_TYPE, body(context), untilMidnight(context.now)),
    yearLifetime: untilMidnight,
  };
}

export const holidaysSubscription = subscription(
  '/holidays.ics',
  {
    fa: 'تعطیلات رسمی امسال و سال بعد، برای اشتراک',
    en: 'Public holidays of this year and the next, for subscription',
  },
  (years, { almanac }, address) => holidaysIcs(years, almanac, address),
);

export const englishHolidays = subscription(
  '/en/holidays.ics',
  {
    fa: 'تعطیلات رسمی امسال و سال بعد به انگلیسی، برای اشتراک',
    en: 'Public holidays of this year and the next in English, for subscription',
  },
  (years, context, address) => feedFile(feedOf('holidays', 'en', false), address, years, context),
);
