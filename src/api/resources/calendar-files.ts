/** Calendar files: holidays to subscribe to, holidays and moment of one new year. */
import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { ICS_TYPE, textAnswer } from '../answer.ts';
import type { Lifetime } from '../endpoint.ts';
import { englishHolidaysText } from '../feeds/file.ts';
import { holidaysIcs, nowruzIcs, subscriptionYears } from '../feeds/holiday-files.ts';
import { persianYear } from '../parameters.ts';
import { filled } from '../paths.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS, yearsOf } from '../ranges.ts';
import type { Resource, SiteContext } from '../resource.ts';
import { currentPersianYear, tehranMidnight } from '../tehran.ts';

const HOLIDAYS_ICS = '/holidays.ics';
const ENGLISH_HOLIDAYS_ICS = '/en/holidays.ics';
const YEAR = { fa: 'سال شمسی', en: 'Persian year' };

const untilMidnight = (now: number): Lifetime => ({ maxAgeSeconds: SECONDS_PER_HOUR, until: tehranMidnight(now) });

/** A calendar file of this year and the next. The function answers it too, since it knows the day. */
const subscription = (
  path: string,
  summary: Resource['summary'],
  textOf: (years: number[], context: SiteContext) => string,
): Resource => {
  const text = (context: SiteContext) => textOf(subscriptionYears(currentPersianYear(context.now)), context);
  return {
    path,
    summary,
    *files(context) {
      yield { path, body: text(context) };
    },
    answer: (_, context) => textAnswer(ICS_TYPE, text(context), untilMidnight(context.now)),
    yearLifetime: untilMidnight,
  };
};

export const holidaysSubscription = subscription(
  HOLIDAYS_ICS,
  {
    fa: 'تعطیلات رسمی امسال و سال بعد، برای اشتراک',
    en: 'Public holidays of this year and the next, for subscription',
  },
  (years, { almanac, siteUrl }) => holidaysIcs(years, almanac, siteUrl + HOLIDAYS_ICS),
);

export const englishHolidays = subscription(
  ENGLISH_HOLIDAYS_ICS,
  {
    fa: 'تعطیلات رسمی امسال و سال بعد به انگلیسی، برای اشتراک',
    en: 'Public holidays of this year and the next in English, for subscription',
  },
  (years, context) => englishHolidaysText(ENGLISH_HOLIDAYS_ICS, years, context),
);

export const holidaysOfYear: Resource = {
  path: '/holidays/{year_sh}.ics',
  summary: { fa: 'تعطیلات رسمی یک سال', en: 'Public holidays of a year' },
  parameters: { year_sh: persianYear(YEAR, HOLIDAY_YEARS) },
  *files({ almanac, siteUrl }) {
    for (const year of yearsOf(HOLIDAY_YEARS)) {
      const path = filled(holidaysOfYear.path, { year_sh: year });
      yield { path, body: holidaysIcs([year], almanac, siteUrl + path) };
    }
  },
};

export const nowruzOfYear: Resource = {
  path: '/nowruz/{year_sh}.ics',
  summary: { fa: 'لحظهٔ تحویل یک سال', en: 'Moment of the new year' },
  parameters: { year_sh: persianYear(YEAR, EQUINOX_YEARS) },
  *files({ almanac, siteUrl }) {
    for (const year of yearsOf(EQUINOX_YEARS)) {
      const path = filled(nowruzOfYear.path, { year_sh: year });
      yield { path, body: nowruzIcs(year, almanac, siteUrl + path)! };
    }
  },
};
