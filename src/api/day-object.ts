import { isoText, type Jdn, weekdayOf } from '#core/jdn.ts';
import type { Occurrence } from '#core/occasions.ts';
import type { Almanac } from './almanac.ts';
import { dayDates, fourCalendars, occasionObject } from './date-objects.ts';

const FRIDAY = 5;

/**
 * A day in four calendars, with its occasions.
 * @param occurrences the occasions of the day
 */
export function dayObject(jdn: Jdn, occurrences: readonly Occurrence[], isWorkday: boolean, { hijri }: Almanac) {
  const dates = fourCalendars(jdn, hijri);
  const holidays = occurrences.filter(({ isHoliday }) => isHoliday);
  return {
    ...dayDates(jdn),
    date_hijri: isoText(dates.hijri),
    ...dates,
    is_friday: weekdayOf(jdn) === FRIDAY,
    is_holiday: holidays.length > 0,
    is_workday: isWorkday,
    estimate: holidays.some(({ estimate }) => estimate),
    events: occurrences.map(({ occasion, isHoliday }) => occasionObject(occasion, isHoliday)),
  };
}
