/** A whole date that is pasted into one of the converter's fields. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { toLatinDigits } from '#core/digits.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { readTypedDate } from '#site/kit/typed-date.ts';
import { readDate } from '#site/search-box/read-date.ts';

/**
 * The day, or undefined for a text that is not a whole date. A numeric date in the Islamic row is Islamic; in other
 * rows the year determines the calendar.
 */
export function pastedDay(key: CalendarKey, text: string, hijri: HijriCalendar, today: Jdn): Jdn | undefined {
  const numbers = toLatinDigits(text).match(/\d+/g) ?? [];
  if (numbers.length < 2) return undefined;
  const [year = '', month = '', day] = numbers;
  if (key === 'hijri' && /^\P{L}*$/u.test(text) && year.length >= 3 && day !== undefined) {
    const read = readTypedDate(CALENDAR_NAMES[key], { year, month, day }, hijri);
    return 'jdn' in read ? read.jdn : undefined;
  }
  const found = readDate(text, hijri, today);
  return found?.kind === 'day' ? found.jdn : undefined;
}
