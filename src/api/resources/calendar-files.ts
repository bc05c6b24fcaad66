/** Calendar files: holidays to subscribe to, holidays of a year, the moment of a new year. */
import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { ICS_TYPE, textAnswer } from '../answer.ts';
import type { Lifetime } from '../endpoint.ts';
import { feedNamed } from '../feeds/feed.ts';
import { feedFile } from '../feeds/file.ts';
import { gregorianHolidaysIcs, holidaysIcs, nowruzIcs, subscriptionYears } from '../feeds/holiday-files.ts';
import { persianYear, wholeNumber } from '../parameters.ts';
import { EQUINOX_YEARS, GREGORIAN_YEARS, HOLIDAY_YEARS } from '../ranges.ts';
import { type Resource, type SiteContext, singleFile, yearFiles } from '../resource.ts';
import { currentPersianYear, tehranMidnight } from '../tehran.ts';
import type { Text } from '../text.ts';

const YEAR = { fa: 'سال شمسی', en: 'Persian year' };

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
  (years, context, address) => feedFile(feedNamed('holidays-en')!, address, years, context),
);

export const holidaysOfYear = yearFiles({
  path: '/holidays/{year_sh}.ics',
  summary: { fa: 'تعطیلات رسمی یک سال', en: 'Public holidays of a year' },
  years: HOLIDAY_YEARS,
  parameter: persianYear(YEAR, HOLIDAY_YEARS),
  body: (year, { almanac }, address) => holidaysIcs([year], almanac, address),
});

export const gregorianHolidayCalendars = yearFiles({
  path: '/holidays/gregorian/{year}.ics',
  summary: { fa: 'تعطیلات رسمی یک سال میلادی', en: 'Public holidays of a Gregorian year' },
  years: GREGORIAN_YEARS,
  parameter: wholeNumber({ fa: 'سال میلادی', en: 'Gregorian year' }, GREGORIAN_YEARS.first, GREGORIAN_YEARS.last),
  body: (year, { almanac }, address) => gregorianHolidaysIcs(year, almanac, address),
});

export const nowruzOfYear = yearFiles({
  path: '/nowruz/{year_sh}.ics',
  summary: { fa: 'لحظهٔ تحویل یک سال', en: 'Moment of the new year' },
  years: EQUINOX_YEARS,
  parameter: persianYear(YEAR, EQUINOX_YEARS),
  body: (year, { almanac }, address) => nowruzIcs(year, almanac, address)!,
});
