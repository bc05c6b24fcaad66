/** The date that a text probably means, for the error that refuses the text. */
import { calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { localTimeAt, TEHRAN_ZONE } from '#core/time-zone.ts';
import { readDate } from '#understand/dates.ts';
import { FIRST_DAY, LAST_DAY } from '../base/almanac.ts';
import { CALENDAR_KEYS, CALENDAR_NAMES } from '../base/calendar-keys.ts';
import type { Context } from '../base/context.ts';

/**
 * `did you mean 1400-03-14?`, or that the month has fewer days or the date another weekday; undefined if the text names
 * no day whose holidays are known. A moment is a day in the query's `tz`, and the date is one of its `calendar`.
 */
export function dateHint(text: string, query: URLSearchParams, { almanac, now }: Context): string | undefined {
  const zone = almanac.zones.find(query.get('tz') ?? TEHRAN_ZONE) ?? almanac.zoneOf(TEHRAN_ZONE);
  const dayAt = (moment: number) => localTimeAt(zone, moment).jdn;
  const reading = readDate(text, { hijri: almanac.hijri, today: dayAt(now), dayAt });
  if (reading?.kind === 'missing') {
    const { calendar, year, month, length } = reading;
    return `${monthName(calendar, month).en} ${year} has ${length} days`;
  }
  if (reading?.kind === 'other-weekday') {
    return `${persian.toIsoDate(reading.jdn)} is a ${weekdayName(reading.jdn).en}`;
  }
  if (reading?.kind !== 'day' || reading.jdn < FIRST_DAY || reading.jdn > LAST_DAY) return undefined;
  const key = CALENDAR_KEYS.find((each) => each === query.get('calendar'));
  if (key) return meant(isoText(calendarOf(CALENDAR_NAMES[key], almanac.hijri).fromJdn(reading.jdn)));
  return meant(reading.calendar === 'gregorian' ? gregorian.toIsoDate(reading.jdn) : persian.toIsoDate(reading.jdn));
}

const meant = (date: string): string => `did you mean ${date}?`;
