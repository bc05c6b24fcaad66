/** `/day` and `/explain`: their parameters, and a day as it is answered. */
import { isFriday, isoText, type Jdn } from '#core/jdn.ts';
import type { Category, Occurrence } from '#core/occasions.ts';
import type { Almanac } from '../base/almanac.ts';
import type { Context, Lifetime } from '../base/endpoint.ts';
import { optional, type Values } from '../base/parameters.ts';
import { calendarName, dateText, dayOrToday, isDated, lifetimeUntil, zoneOfToday } from '../query/date-parameters.ts';
import { workdayParameters } from '../query/sectors.ts';
import { dayDates, fourCalendars, occasionWithMood } from './four-calendars.ts';

const parameters = {
  date: optional(
    dateText({
      fa: 'تاریخ در تقویم `calendar`، یا today، tomorrow یا yesterday؛ اگر ندهید، امروز',
      en: 'Date in `calendar`, or today, tomorrow or yesterday; default today',
    }),
  ),
  calendar: calendarName,
  tz: zoneOfToday,
  ...workdayParameters,
} as const;

export const dayQuery = {
  parameters,
  find: (query: Values<typeof parameters>, context: Context): Jdn => dayOrToday('date', query.date, query, context),
  lifetime: ({ date, tz }: Values<typeof parameters>, context: Context, jdn: Jdn): Lifetime =>
    lifetimeUntil(jdn, isDated(date), tz, context),
} as const;

/** The occasions of the categories and all official holidays: holidays first, then by rank. */
export const listed = (occurrences: readonly Occurrence[], categories: readonly Category[]): Occurrence[] =>
  occurrences
    .filter(({ isHoliday, occasion }) => isHoliday || categories.includes(occasion.category))
    .sort((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ isHoliday, occasion }: Occurrence): number => (isHoliday ? 0 : occasion.rank);

/** A day in four calendars, with its occasions. @param occurrences the occasions of the day, as {@link listed} */
export function dayObject(jdn: Jdn, occurrences: readonly Occurrence[], isWorkday: boolean, { hijri }: Almanac) {
  const dates = fourCalendars(jdn, hijri);
  const holidays = occurrences.filter(({ isHoliday }) => isHoliday);
  return {
    ...dayDates(jdn),
    date_hijri: isoText(dates.hijri),
    ...dates,
    is_friday: isFriday(jdn),
    is_holiday: holidays.length > 0,
    is_workday: isWorkday,
    estimate: holidays.some(({ estimate }) => estimate),
    events: occurrences.map(({ occasion, isHoliday }) => occasionWithMood(occasion, isHoliday)),
  };
}
