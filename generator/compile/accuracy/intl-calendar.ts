/** Dates of a calendar of `Intl`, for comparison only; no answer uses them. */

import { type CalendarDate, type Jdn, toEpochMs } from '#core/jdn.ts';
import { findIn } from '#core/required.ts';

/** @param calendar CLDR id, such as `persian` or `islamic-civil` */
export function intlCalendar(calendar: string): (jdn: Jdn) => CalendarDate {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (jdn) => {
    const parts = format.formatToParts(toEpochMs(jdn));
    const numberOf = (type: string) => Number(findIn(parts, (part) => part.type === type).value);
    return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') };
  };
}
