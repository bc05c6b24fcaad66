import { toLatinDigits } from '#core/digits.ts';
import { qiblaDegrees } from '#core/globe.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, daysBetween, type Jdn, SECONDS_PER_DAY } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Zone } from '#core/time-zone.ts';
import { calendarKeyOfYear } from '../base/calendar-keys.ts';
import { type Context, defineEndpoint } from '../base/endpoint.ts';
import { parameterError, queryError } from '../base/errors.ts';
import { optional, type Parameter, persianMonth, timeZone, type Values, wholeNumber } from '../base/parameters.ts';
import { GREGORIAN_PRAYER_YEARS, PRAYER_YEARS } from '../base/ranges.ts';
import { hourUntilMidnight } from '../base/tehran.ts';
import { eightTimesDays, rulesUsed } from '../facts/eight-times.ts';
import { dayDates } from '../facts/four-calendars.ts';
import { daysOfPrayerYear } from '../facts/prayer-year.ts';
import { cityNamed, cityText } from '../query/cities.ts';
import { dateText, isDated, namedDayOf, zoneFor } from '../query/date-parameters.ts';
import { forCountry, methodNamed, prayerOptions, prayerYear } from '../query/prayer-options.ts';

/** Matches every number that a program may write, such as 35.69999999999999 or 1e-7, and no longer text. */
const DECIMAL = /^[-−]?[0-9۰-۹٠-٩]{1,3}([.٫][0-9۰-۹٠-٩]{1,20})?(e-[0-9]{1,3})?$/;

/** Decimal degrees, in digits of any of the three scripts. */
const degrees = (fa: string, en: string, most: number): Parameter<number> => ({
  description: { fa, en },
  allowed: `decimal degrees from -${most} to ${most}`,
  schema: { type: 'number', minimum: -most, maximum: most },
  read(text) {
    if (!DECIMAL.test(text)) return undefined;
    const value = Number(toLatinDigits(text).replace('−', '-').replace('٫', '.'));
    return Math.abs(value) <= most ? value : undefined;
  },
});

const parameters = {
  city: optional(
    cityText({
      fa: 'شهر: شناسهٔ آن از `cities` یا نامش به هر املا؛ یا به جای آن مختصات',
      en: 'City: its slug from cities, or its name in any spelling; or give coordinates',
    }),
  ),
  latitude: optional(degrees('عرض جغرافیایی، شمال مثبت', 'Latitude, north positive', 90)),
  longitude: optional(degrees('طول جغرافیایی، شرق مثبت', 'Longitude, east positive', 180)),
  tz: optional({
    ...timeZone,
    description: { fa: 'منطقهٔ زمانی مختصات', en: 'IANA time zone of the coordinates' },
  }),
  date: optional(
    dateText({
      fa: 'یک روز: تاریخ شمسی، یا میلادی از سال ۱۹۰۰ به بعد، یا today، tomorrow یا yesterday؛ به جای سال و ماه و روز',
      en: 'A day: a Persian date, a Gregorian one from 1900 on, today, tomorrow or yesterday; in place of year, month and day',
    }),
  ),
  year: optional(
    prayerYear({
      fa: 'سال شمسی، یا میلادی از ۱۹۲۱ به بعد؛ بدون ماه، همهٔ سال',
      en: 'Persian year, or Gregorian from 1921 on; without a month, the whole year',
    }),
  ),
  month: optional({
    ...persianMonth,
    description: { fa: 'ماه آن سال؛ بدون روز، همهٔ ماه', en: 'Month of that year; without a day, the whole month' },
  }),
  day: optional(
    wholeNumber(
      { fa: 'روز آن ماه؛ بدون سال و ماه و روز، امروز آنجا', en: 'Day of that month; without a date, today there' },
      1,
      31,
    ),
  ),
  ...prayerOptions,
} as const;

type Query = Values<typeof parameters>;

export const times = defineEndpoint({
  id: 'times',
  path: '/times',
  parameters,
  example: { city: 'tehran', date: '1405-01-01' },
  find: placeOf,
  resolve(given, context, { city, country, latitude, longitude, zone }) {
    const query = forCountry(given, country, context.almanac);
    const { asr, high_latitude } = query;
    const { name } = methodNamed(query.method);
    const place = { latitudeDegrees: latitude, longitudeDegrees: longitude };
    const days = eightTimesDays(place, zone, requestedDays(query, zone, context), context.almanac, query);
    return {
      city,
      latitude,
      longitude,
      timezone: zone.name,
      method: { id: query.method, name_fa: name.fa, name_en: name.en },
      asr,
      high_latitude,
      rules: rulesUsed(days),
      qibla_degrees: Math.round(qiblaDegrees(place) * 100) / 100,
      data: days.map(({ jdn, clocks, dayOffsets }) => ({ ...dayDates(jdn), times: clocks, day_offsets: dayOffsets })),
    };
  },
  lifetime({ year, date }, { now }, { zone }) {
    return year !== undefined || isDated(date) ? { maxAgeSeconds: SECONDS_PER_DAY } : hourUntilMidnight(now, zone);
  },
});

/** @throws {RequestError} 422 unless either a city or coordinates with a zone are given */
function placeOf({ city: slug, latitude, longitude, tz }: Query, { almanac }: Context) {
  const coordinates = { latitude, longitude, tz };
  const given = Object.entries(coordinates).filter(([, value]) => value !== undefined);
  if (slug !== undefined) {
    if (given.length > 0) {
      const names = given.map(([name]) => name);
      throw queryError(names, 'given together with city', 'a city, or latitude, longitude and tz');
    }
    const city = cityNamed(slug, almanac);
    return {
      city: city.slug,
      country: city.country,
      latitude: city.latitude,
      longitude: city.longitude,
      zone: almanac.zoneOf(city.zone),
    };
  }
  if (latitude === undefined || longitude === undefined || tz === undefined) {
    const missing = Object.entries(coordinates).filter(([, value]) => value === undefined);
    const names = given.length === 0 ? ['city'] : missing.map(([name]) => name);
    throw queryError(names, 'missing', 'a city, or latitude, longitude and tz');
  }
  return { city: null, country: undefined, latitude, longitude, zone: zoneFor(tz, almanac) };
}

/** @throws {RequestError} 422 for a month without a year, a day without a month, a day that the month does not have */
function requestedDays({ date, year, month, day }: Query, zone: Zone, context: Context): Jdn[] {
  if (date !== undefined && [year, month, day].some((part) => part !== undefined)) {
    throw queryError(['date'], 'given together with year, month or day', 'date alone');
  }
  if (year === undefined) {
    if (month === undefined && day === undefined) return [namedDayOf('date', date, zone, context, { days: DAYS })];
    throw queryError(['year'], 'missing', 'year, year and month, or year, month and day');
  }
  const isGregorian = calendarKeyOfYear(year) === 'gregorian';
  const toJdn = isGregorian ? gregorian.toJdn : persian.toJdn;
  const monthLength = isGregorian ? gregorian.monthLength : persian.monthLength;
  if (month === undefined) {
    if (day !== undefined) throw queryError(['month'], 'missing; a day needs a year and a month');
    return daysOfPrayerYear(year);
  }
  const length = monthLength(year, month);
  if (day === undefined) {
    const first = toJdn({ year, month, day: 1 });
    return daysBetween(first, addDays(first, length - 1));
  }
  if (day > length)
    throw parameterError('day', day, `a whole number from 1 to ${length}, the days of month ${month} of ${year}`);
  return [toJdn({ year, month, day })];
}

/** From the first day of the Gregorian years to the last one of the Persian years. */
const DAYS = [gregorian.daysOfYear(GREGORIAN_PRAYER_YEARS.first)[0], persian.lastDayOfYear(PRAYER_YEARS.last)] as const;
