/** Dates in queries: one text in one of the four calendars, or today in a time zone. */
import { calendarOf } from '#core/calendars.ts';
import { toLatinDigits } from '#core/digits.ts';
import { addDays, type CalendarDate, isMonth, isoText, type Jdn, readIsoText } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { localTimeAt, TEHRAN_ZONE, type Zone } from '#core/time-zone.ts';
import { type Almanac, FIRST_DAY, LAST_DAY } from '../base/almanac.ts';
import {
  CALENDAR_KEYS,
  CALENDAR_NAMES,
  type CalendarKey,
  calendarKeyOfYear,
  OTHER_CALENDAR_NAMES,
} from '../base/calendar-keys.ts';
import type { Context, Lifetime } from '../base/endpoint.ts';
import { parameterError } from '../base/errors.ts';
import { oneOf, optional, type Parameter, timeZone, type Values, withFallback } from '../base/parameters.ts';
import { hourUntilMidnight, lifetimeOfDays } from '../base/tehran.ts';
import type { Text } from '../base/text.ts';
import { allowedFor, DATE_FORM, earlier } from './date-refusals.ts';
import { dateHint } from './meant-date.ts';
import { zoneMeant } from './zone-names.ts';

const DATE = /^(\d+)([-/])(\d+)\2(\d+)$/;
/** A year of two digits is refused: it means one of this century. */
const PATTERN = /^[0-9۰-۹٠-٩]{3,4}([-/])[0-9۰-۹٠-٩]{1,2}\1[0-9۰-۹٠-٩]{1,2}$/;
/**
 * Year, month and day of a text such as `1405-09-03` or `۱۴۰۵/۹/۳`, by the calendar that {@link calendarKeyOfYear} names if
 * no other is given; whether the day exists is not checked. Undefined for another text.
 */
export function readNumericDate(text: string): CalendarDate | undefined {
  if (!PATTERN.test(text)) return undefined;
  const [, year, , month, day] = DATE.exec(toLatinDigits(text)) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
}

const NAMED_DAYS = { today: 0, tomorrow: 1, yesterday: -1 } as const;
type NamedDay = keyof typeof NAMED_DAYS;
const isNamedDay = (text: string): text is NamedDay => Object.hasOwn(NAMED_DAYS, text);

/** A date, read as `YYYY-MM-DD` in Latin digits, or `today`, `tomorrow` or `yesterday`; {@link namedDayOf} finds the day. */
export const dateText = (description: Text): Parameter<string> => ({
  description,
  allowed: `${DATE_FORM}, or today, tomorrow or yesterday`,
  schema: { type: 'string', pattern: `${PATTERN.source}|^(${Object.keys(NAMED_DAYS).join('|')})$` },
  read(text) {
    if (readIsoText(text)) return text;
    const named = text.toLowerCase();
    if (isNamedDay(named)) return named;
    const date = readNumericDate(text);
    return date && isoText(date);
  },
  hint: (text, query, context) => context && dateHint(text, query, context),
});

export const calendarName = optional(
  oneOf(
    {
      fa: 'تقویم تاریخ‌های ورودی: شمسی، میلادی، قمری یا شاهنشاهی؛ اگر ندهید، سالِ ۱۹۰۰ به بعد میلادی است و بقیه شمسی',
      en: 'Calendar of the dates given: Persian, Gregorian, Islamic or Imperial; default Gregorian for a year from 1900 on, else Persian',
    },
    CALENDAR_KEYS,
    OTHER_CALENDAR_NAMES,
  ),
);

export const zoneOfToday = withFallback(
  {
    ...timeZone,
    description: {
      fa: 'منطقهٔ زمانی IANA برای «امروز»، اگر تاریخی ندهید',
      en: 'IANA time zone for "today" if no date is given',
    },
  },
  TEHRAN_ZONE,
);

/**
 * Day of a Persian date whose year and month are in range.
 * @param parameter name of the parameter that gave the day
 * @throws {RequestError} 422 for a day that the month does not have
 */
export function persianDay(parameter: string, { year, month, day }: CalendarDate): Jdn {
  const length = persian.monthLength(year, month);
  if (day <= length) return persian.toJdn({ year, month, day });
  throw parameterError(parameter, day, `a whole number from 1 to ${length}, the days of month ${month} of ${year}`);
}

/**
 * Day of a date.
 * @param parameter name of the parameter that gave it
 * @param text as {@link dateText} reads it
 * @param calendarKey calendar of the date; undefined: Gregorian for a year from 1900 on, else Persian
 * @param days first and last day allowed; default those whose holidays are known
 * @throws {RequestError} 422 for a date that does not exist or lies outside these days
 */
export function dayOf(
  parameter: string,
  text: string,
  calendarKey: CalendarKey | undefined,
  context: Context,
  days: readonly [Jdn, Jdn] = [FIRST_DAY, LAST_DAY],
): Jdn {
  const { almanac } = context;
  const [firstDay, lastDay] = days;
  const date = readIsoText(text)!;
  const key = calendarKey ?? calendarKeyOfYear(date.year);
  const calendar = calendarOf(CALENDAR_NAMES[key], almanac.hijri);
  const { year, month, day } = date;
  const length = isMonth(month) ? (calendar.monthLength(year, month) ?? 0) : 0;
  const jdn = day >= 1 && day <= length ? calendar.toJdn(date) : undefined;
  if (jdn !== undefined && jdn >= firstDay && jdn <= lastDay) return jdn;
  const hints = jdn !== undefined && jdn < firstDay ? [earlier(key, date, jdn)] : [];
  throw parameterError(parameter, text, ...allowedFor(date, key, calendar, days), ...hints);
}

/** The text is a date, not a day that the clock decides. */
export const isDated = (text: string | undefined): boolean => text !== undefined && !isNamedDay(text);

/**
 * Day of a text that {@link dateText} has read, by the clock of a zone; undefined: today.
 * @param options calendar of a date, and the first and last day allowed, as {@link dayOf} takes them
 * @throws {RequestError} as {@link dayOf}
 */
export function namedDayOf(
  parameter: string,
  text: string | undefined,
  zone: Zone,
  context: Context,
  options: { readonly calendar?: CalendarKey | undefined; readonly days?: readonly [Jdn, Jdn] },
): Jdn {
  const named = text ?? 'today';
  if (!isNamedDay(named)) return dayOf(parameter, named, options.calendar, context, options.days);
  return addDays(localTimeAt(zone, context.now).jdn, NAMED_DAYS[named]);
}

/** Day of a date, or of `today` and the like by the clock of Tehran. @throws {RequestError} as {@link dayOf} */
export const dayInTehran = (
  parameter: string,
  text: string,
  calendar: CalendarKey | undefined,
  context: Context,
): Jdn => namedDayOf(parameter, text, context.almanac.zoneOf(TEHRAN_ZONE), context, { calendar });

/**
 * First and last day of a span.
 * @param texts first and last day as messages name them
 * @throws {RequestError} 422 for ends in the wrong order or too far apart
 */
export function span(
  [first, last]: readonly [Jdn, Jdn],
  texts: readonly [string, string],
  maxDays = Infinity,
): [Jdn, Jdn] {
  const [from, to] = texts;
  if (last < first) throw parameterError('to', to, `a date on or after from, ${from}`);
  if (last - first >= maxDays) throw parameterError('to', to, `a date less than ${maxDays} days after from, ${from}`);
  return [first, last];
}

/**
 * Day of a date, or today in a zone if there is no date.
 * @param parameter name of the parameter that gave it
 * @param text as {@link dateText} reads it
 * @throws {RequestError} 422 for a bad date, or a zone that does not exist
 */
export function dayOrToday(
  parameter: string,
  text: string | undefined,
  { calendar, tz }: Values<{ calendar: typeof calendarName; tz: typeof zoneOfToday }>,
  context: Context,
): Jdn {
  return namedDayOf(parameter, text, zoneFor(tz, context.almanac), context, { calendar });
}

/** Lifetime of an answer about the days up to `lastDay`, or about today, which ends at midnight in the zone. */
export function lifetimeUntil(lastDay: Jdn, isDated: boolean, tz: string, { almanac, now }: Context): Lifetime {
  if (isDated) return lifetimeOfDays(lastDay, false, now);
  return hourUntilMidnight(now, zoneFor(tz, almanac));
}

/** Zone of a name in any letter case. @throws {RequestError} 422 if it does not exist */
export function zoneFor(name: string, almanac: Almanac): Zone {
  // Tehran needs no list of all zones, which a new process would have to parse.
  const zone = name === TEHRAN_ZONE ? almanac.zoneOf(name) : almanac.zones.find(name);
  if (zone !== undefined) return zone;
  // `timeZone` reads a space as a plus sign; between letters it was a space, as in "Iran Standard Time".
  const given = name.replace(/(?<=[a-z.])\+(?=[a-z])/gi, ' ');
  const meant = zoneMeant(given, almanac);
  throw parameterError('tz', given, timeZone.allowed, meant && `did you mean ${meant}?`);
}
