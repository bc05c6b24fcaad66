import { calendarOf } from '#core/calendars.ts';
import { DEADLINE_RULES, deadlineAfter } from '#core/deadlines.ts';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText, type Jdn } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { type Almanac, CONVERT_DAYS, FIRST_DAY, LAST_DAY } from '../base/almanac.ts';
import { CALENDAR_NAMES, calendarKeyOfYear } from '../base/calendar-keys.ts';
import { type Context, defineEndpoint } from '../base/endpoint.ts';
import { queryError } from '../base/errors.ts';
import { oneOf, optional, signedNumber, type Values, withFallback } from '../base/parameters.ts';
import { changedAtMidnight, todayInTehran } from '../base/tehran.ts';
import type { Text } from '../base/text.ts';
import { CONFIDENCES, closureListNote } from '../facts/confidence.ts';
import { dayDates, weekdayNames } from '../facts/four-calendars.ts';
import { certaintyOf } from '../facts/month-decision.ts';
import {
  calendarName,
  dateText,
  isDated,
  lifetimeUntil,
  namedDayOf,
  zoneFor,
  zoneOfToday,
} from '../query/date-parameters.ts';
import { ruleOf, sectorOrDefault, type WorkdayQuery, workdayParameters, workdaysFor } from '../query/sectors.ts';
import { dayOffReasons } from '../words/day-off-reasons.ts';

const amount = (fa: string, en: string, most: number) =>
  optional(signedNumber({ fa: `${fa}؛ منفی به عقب`, en: `${en}; negative: back` }, most));

const AMOUNTS = {
  years: amount('سال در تقویم `from`', 'Years of the calendar of `from`', 200),
  months: amount('ماه در تقویم `from`', 'Months of the calendar of `from`', 2400),
  weeks: amount('هفته', 'Weeks', 10_000),
  days: amount('روز', 'Days', 80_000),
  workdays: amount('روز کاری', 'Workdays', 2000),
} as const;
const AMOUNT_NAMES = Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[];

const parameters = {
  from: optional(
    dateText({
      fa: 'آغاز، در تقویم `calendar`، یا today، tomorrow یا yesterday؛ اگر ندهید، امروز',
      en: 'Start, in `calendar`, or today, tomorrow or yesterday; default today',
    }),
  ),
  calendar: calendarName,
  tz: zoneOfToday,
  ...AMOUNTS,
  rule: withFallback(
    oneOf(
      {
        fa: 'اگر روز پایان تعطیل باشد: بماند، روز کاری بعد، روز کاری قبل، یا مواد ۴۴۳ تا ۴۴۵ آیین دادرسی مدنی',
        en: 'If the last day is off: keep it, the next workday, the one before, or articles 443 to 445 of the Civil Procedure Code',
      },
      DEADLINE_RULES,
      { next: 'next_workday', following: 'next_workday', previous: 'previous_workday', preceding: 'previous_workday' },
    ),
    'none',
  ),
  ...workdayParameters,
  sector: optional(sectorOrDefault),
} as const;

type Query = Values<typeof parameters>;

const CERTAIN = CONFIDENCES.length - 1;

/** Days off in the answer; more are left out. */
const MAX_SKIPPED = 50;

export const add = defineEndpoint({
  id: 'add',
  path: '/add',
  parameters,
  example: { from: '1405-09-12', days: '20', rule: 'next_workday' },
  find(query, context) {
    const { from, calendar, tz } = query;
    const first = namedDayOf('from', from, zoneFor(tz, context.almanac), context, { calendar, days: CONVERT_DAYS });
    return { first, found: deadlineOf(first, query, context) };
  },
  resolve(query, { almanac, now }, { first, found: { day, beforeRule, skipped } }) {
    const scope = scopeOf(query);
    const today = todayInTehran(now);
    const isKnown = day >= FIRST_DAY && day <= LAST_DAY;
    const shown = skipped.slice(0, MAX_SKIPPED);
    const certainties = (isKnown ? [day, ...shown] : []).map((jdn) => certaintyOf(jdn, scope, almanac, today));
    const level = Math.min(...certainties.map(({ confidence }) => CONFIDENCES.indexOf(confidence)), CERTAIN);
    const estimate = certainties.some(({ facts }) => facts.holidays.some((holiday) => holiday.estimate));
    const reasons = isKnown ? dayOffReasons(day, scope, almanac) : [];
    const notes = isKnown ? notesOf(query, scope, Math.max(day, first) as Jdn, estimate, almanac) : [NOT_KNOWN];
    return {
      from_sh: persian.toIsoDate(first),
      from_gregorian: gregorian.toIsoDate(first),
      rule: query.rule,
      ...dayDates(day),
      date_hijri: isoText(almanac.hijri.fromJdn(day)),
      ...weekdayNames(day),
      is_workday: isKnown ? reasons.length === 0 : null,
      ...inBoth('reasons', reasons),
      before_rule_sh: persian.toIsoDate(beforeRule),
      before_rule_gregorian: gregorian.toIsoDate(beforeRule),
      skipped: shown.map((jdn) => ({ ...dayDates(jdn), ...inBoth('reasons', dayOffReasons(jdn, scope, almanac)) })),
      estimate,
      confidence: CONFIDENCES[level]!,
      ...inBoth('notes', notes),
    };
  },
  lifetime: ({ from, tz }, context, { first, found: { day } }) =>
    changedAtMidnight(lifetimeUntil(Math.max(day, first) as Jdn, isDated(from), tz, context), context.now),
});

const inBoth = <Key extends 'reasons' | 'notes'>(key: Key, texts: readonly Text[]) =>
  ({ [`${key}_fa`]: texts.map(({ fa }) => fa), [`${key}_en`]: texts.map(({ en }) => en) }) as Record<
    `${Key}_fa` | `${Key}_en`,
    string[]
  >;

/** The days off of the question; article 444 is about those of offices. */
const scopeOf = ({ sector, rule, ...query }: Query): WorkdayQuery => ({
  ...query,
  sector: sector ?? (rule === 'civil-procedure' ? 'offices' : 'public'),
});

/** @throws {RequestError} 422 for no amount, or a result outside the days whose holidays are known */
function deadlineOf(from: Jdn, query: Query, { almanac }: Context) {
  const given = AMOUNT_NAMES.filter((name) => query[name] !== undefined);
  if (given.length === 0) {
    throw queryError(AMOUNT_NAMES, 'missing', 'at least one of them');
  }
  checkLegal(query);
  const key = query.calendar ?? (isDated(query.from) ? calendarKeyOfYear(Number.parseInt(query.from!, 10)) : 'sh');
  const calendar = calendarOf(CALENDAR_NAMES[key], almanac.hijri);
  const days = workdaysFor(scopeOf(query), almanac);
  const found = within(() => deadlineAfter(from, query, { calendar, rule: query.rule, ...days }));
  if (found && found.day >= persian.FIRST_DAY && found.day <= persian.LAST_DAY) return found;
  const isSum = query.rule === 'none' && !query.workdays;
  const { firstDay, lastDay } = days.workdays;
  const known = `days whose holidays are known, ${persian.toIsoDate(firstDay)} … ${persian.toIsoDate(lastDay)} (sh)`;
  throw queryError(given, `the result lies outside the ${isSum ? 'Persian years 1 to 3000' : known}`);
}

/** The code counts forward, and knows no workdays. */
function checkLegal(query: Query): void {
  if (query.rule !== 'civil-procedure') return;
  const wrong = AMOUNT_NAMES.find(
    (name) => (name === 'workdays' && query[name] !== undefined) || (query[name] ?? 0) < 0,
  );
  if (wrong === undefined) return;
  throw queryError([wrong], 'not with rule=civil-procedure', 'years, months, weeks or days of 0 or more');
}

function within<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const CIVIL_PROCEDURE: Text = {
  fa: 'قانون آیین دادرسی دادگاه‌های عمومی و انقلاب در امور مدنی (۱۳۷۹): مادهٔ ۴۴۳ (سال دوازده ماه، ماه سی روز)، ۴۴۴ (روز تعطیل ادارات به حساب نمی‌آید) و ۴۴۵ (روز ابلاغ و روز اقدام جزء مدت نیست).',
  en: 'Civil Procedure Code (2000): articles 443 (a year has twelve months, a month thirty days), 444 (a last day on which offices are closed does not count) and 445 (neither the day of service nor the day of the act counts).',
};
const NOT_KNOWN: Text = {
  fa: toPersianDigits(
    `تعطیلات این روز معلوم نیست؛ تعطیلات سال‌های ${HOLIDAY_YEARS.first} تا ${HOLIDAY_YEARS.last} در داده‌ها هست.`,
  ),
  en: `The holidays of this day are not known: the data have those of ${HOLIDAY_YEARS.first} to ${HOLIDAY_YEARS.last}.`,
};
const ESTIMATE: Text = {
  fa: 'یکی از این تعطیلی‌ها به ماه قمری اعلام‌نشده وابسته است و ممکن است یک روز جابه‌جا شود.',
  en: 'One of these days off depends on an Islamic month that is not announced yet, and may move by a day.',
};

function notesOf({ rule }: Query, { sector }: WorkdayQuery, last: Jdn, estimate: boolean, almanac: Almanac): Text[] {
  const { note_fa, note_en } = ruleOf(sector, almanac);
  return [
    ...(rule === 'civil-procedure' ? [CIVIL_PROCEDURE] : []),
    ...(note_fa !== null && note_en !== null ? [{ fa: note_fa, en: note_en }] : []),
    ...(estimate ? [ESTIMATE] : []),
    closureListNote(last, almanac),
  ];
}
