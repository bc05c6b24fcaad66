/**
 * The resources that the handler answers, apart from the table, so that programs without them do not load ical-generator:
 * the holidays of this year and the next, the days of one occasion, the prayer times of a city, the sentence of today.
 */
import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { ATOM_TYPE, errorAnswer, ICS_TYPE, TEXT_TYPE, textAnswer } from '../base/answer.ts';
import type { SiteContext } from '../base/context.ts';
import { readParameters, textLike, type Values } from '../base/parameters.ts';
import { filled, SUMMARY_TEXT } from '../base/paths.ts';
import { currentPersianYear, hourUntilMidnight } from '../base/tehran.ts';
import { summary } from '../endpoints/summary.ts';
import { type FeedLanguage, feedOf } from '../feeds/feed.ts';
import { feedFile, occasionText } from '../feeds/file.ts';
import { holidaysIcs, subscriptionYears } from '../feeds/holiday-files.ts';
import { prayerYearIcs, ramadanIcs } from '../feeds/prayer-calendars.ts';
import { todayAtom } from '../feeds/today.ts';
import { cityYears, HIJRI_YEAR, PRAYER_TABLES, PRAYER_YEAR } from './prayer-years.ts';
import { type AnsweredResource, singleFile } from './resource.ts';

/** A calendar file of this year and the next. The function answers it too, since it knows the day. */
function subscription(
  path: string,
  textOf: (years: number[], context: SiteContext, address: string) => string,
): AnsweredResource {
  const body = (context: SiteContext) =>
    textOf(subscriptionYears(currentPersianYear(context.now)), context, context.siteUrl + path);
  return {
    ...singleFile(path, ICS_TYPE, body),
    answer: (_, context) => textAnswer(ICS_TYPE, body(context), hourUntilMidnight(context.now)),
    yearLifetime: hourUntilMidnight,
  };
}

const parameters = {
  slug: textLike(
    { fa: 'شناسهٔ مناسبت از /events', en: 'Slug of an occasion, from events' },
    /^[a-z0-9-]+$/,
    'the slug of an occasion that /events lists',
  ),
};

/** There are more than a thousand occasions, so the handler makes their calendars on request. */
const calendarsIn = (language: FeedLanguage, path: string): AnsweredResource => ({
  path,
  parameters,
  answer(values, context) {
    const { slug = '' } = values;
    const body = occasionText(slug, language, filled(path, values), context);
    if (body === undefined) {
      return errorAnswer(404, `no days of such an occasion: ${JSON.stringify(values.slug)}; see /api/events for slugs`);
    }
    return textAnswer(ICS_TYPE, body, hourUntilMidnight(context.now));
  },
});

/** For clocks, scripts and cells that show a text as it comes. */
const SENTENCE: AnsweredResource = {
  id: summary.id,
  path: SUMMARY_TEXT,
  contentType: TEXT_TYPE,
  query: summary.parameters,
  answer(_, context, given) {
    const query = (given ?? readParameters(summary.parameters, new URLSearchParams())) as Values<
      typeof summary.parameters
    >;
    const found = summary.find!(query, context);
    const { text } = summary.resolve(query, context, found);
    return textAnswer(TEXT_TYPE, `${text}\n`, summary.lifetime(query, context, found));
  },
};

export const SUBSCRIPTIONS: readonly AnsweredResource[] = [
  subscription('/holidays.ics', (years, { almanac }, address) => holidaysIcs(years, almanac, address)),
  subscription('/en/holidays.ics', (years, context, address) =>
    feedFile(feedOf('holidays', 'en', false), address, years, context),
  ),
  SENTENCE,
  {
    path: '/feeds/today.atom',
    contentType: ATOM_TYPE,
    answer: (_, context) =>
      textAnswer(ATOM_TYPE, todayAtom(context, `${context.siteUrl}/feeds/today.atom`), hourUntilMidnight(context.now)),
  },
];

export const CALENDARS: readonly AnsweredResource[] = [
  cityYears({
    path: '/prayer-times/{slug}/{year}.ics',
    contentType: ICS_TYPE,
    lifetime: () => ({ maxAgeSeconds: SECONDS_PER_HOUR }),
    of: PRAYER_YEAR,
    text: (city, year, { almanac }, options, address) => prayerYearIcs(city, [year], almanac, address, options),
  }),
  cityYears({
    path: '/prayer-times/{slug}.ics',
    contentType: ICS_TYPE,
    lifetime: hourUntilMidnight,
    text: (city, year, { almanac }, options, address) =>
      prayerYearIcs(city, [year, year + 1], almanac, address, options),
  }),
  cityYears({
    path: '/prayer-times/{slug}/ramadan/{hijri_year}.ics',
    contentType: ICS_TYPE,
    lifetime: hourUntilMidnight,
    of: HIJRI_YEAR,
    text: (city, year, context, options, address) => ramadanIcs(city, year, context, address, options),
  }),
  calendarsIn('fa', '/occasions/{slug}.ics'),
  calendarsIn('en', '/en/occasions/{slug}.ics'),
];

export const ANSWERED_RESOURCES: readonly AnsweredResource[] = [...PRAYER_TABLES, ...SUBSCRIPTIONS, ...CALENDARS];
