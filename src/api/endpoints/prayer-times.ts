import { type Jdn, SECONDS_PER_DAY } from '#core/jdn.ts';
import { firstOf } from '#core/required.ts';
import { localTimeAt } from '#core/time-zone.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { queryError } from '../base/errors.ts';
import { optional, persianMonth, persianYear, wholeNumber } from '../base/parameters.ts';
import { PRAYER_YEARS } from '../base/ranges.ts';
import { hourUntilMidnight } from '../base/tehran.ts';
import { dayDates } from '../facts/four-calendars.ts';
import { methodOf, prayerDays } from '../facts/prayer-days.ts';
import { cityHint, cityOf, citySlug } from '../query/cities.ts';
import { persianDay } from '../query/date-parameters.ts';
import { gregorianTimesHint } from '../query/gregorian-address.ts';

const PARTS = ['year', 'month', 'day'] as const;

export const prayerTimes = defineEndpoint({
  id: 'prayer-times',
  isOfInterface: true,
  path: '/prayer-times',
  parameters: {
    city: {
      ...citySlug({
        fa: 'شناسهٔ شهر، چنان‌که `cities` و `timezones` می‌دهند',
        en: 'Slug of a city, as cities and timezones give it',
      }),
      hint: (text, _, context) => context && cityHint(text, context.almanac),
    },
    year: optional(
      persianYear(
        { fa: 'سال شمسی، همراه با ماه و روز', en: 'Persian year, with month and day' },
        PRAYER_YEARS,
        gregorianTimesHint,
      ),
    ),
    month: optional(persianMonth),
    day: optional(
      wholeNumber(
        {
          fa: 'روز شمسی؛ اگر سال و ماه و روز ندهید، امروز',
          en: 'Persian day; without year, month and day: today in the city',
        },
        1,
        31,
      ),
    ),
  },
  example: { city: 'tehran', year: '1405', month: '1', day: '1' },
  find(query, { almanac }) {
    const city = cityOf(query.city, almanac);
    return { city, zone: almanac.zoneOf(city.zone), day: requestedDay(query) };
  },
  resolve(_, { almanac, now }, { city, zone, day }) {
    const jdn = day ?? localTimeAt(zone, now).jdn;
    const days = prayerDays(city, [jdn], almanac);
    return {
      city: city.slug,
      timezone: city.zone,
      ...dayDates(jdn),
      method: methodOf(days),
      times: firstOf(days).clocks,
    };
  },
  lifetime(_, { now }, { zone, day }) {
    return day === undefined ? hourUntilMidnight(now, zone) : { maxAgeSeconds: SECONDS_PER_DAY };
  },
});

/** The requested day, or undefined if none is given. @throws {RequestError} 422 for part of a date */
function requestedDay(parts: Readonly<Record<(typeof PARTS)[number], number | undefined>>): Jdn | undefined {
  const { year, month, day } = parts;
  if (year !== undefined && month !== undefined && day !== undefined) return persianDay('day', { year, month, day });
  const missing = PARTS.filter((part) => parts[part] === undefined);
  if (missing.length === PARTS.length) return undefined;
  throw queryError(missing, 'missing', 'year, month and day together, or none for today');
}
