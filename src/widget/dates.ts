/** A day as the widget prints it. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/base/calendar-keys.ts';
import { AFGHAN_MONTHS } from '#core/afghan-names.ts';
import { calendarOf } from '#core/calendars.ts';
import { toPersianDigits } from '#core/digits.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Options } from './options.ts';

export interface ShownDate {
  readonly calendar: CalendarKey;
  /** «۳۰ آبان ۱۴۰۵», "30 Aban 1405" */
  readonly text: string;
  readonly estimate: boolean;
}

/** The date of a day in a calendar; undefined for an Islamic date too far from the build of the widget. */
export function shownDate(
  calendar: CalendarKey,
  jdn: Jdn,
  { language, months }: Pick<Options, 'language' | 'months'>,
  hijri: HijriCalendar,
): ShownDate | undefined {
  if (calendar === 'hijri' && (jdn < hijri.firstDay || jdn > hijri.lastDay)) return undefined;
  const { year, month, day } = calendarOf(CALENDAR_NAMES[calendar], hijri).fromJdn(jdn);
  const name =
    months && calendar === 'sh'
      ? AFGHAN_MONTHS[months][month - 1]
      : monthName(CALENDAR_NAMES[calendar], month)[language];
  const text = `${day} ${name} ${year}`;
  return {
    calendar,
    text: language === 'fa' ? toPersianDigits(text) : text,
    estimate: calendar === 'hijri' && hijri.fromJdn(jdn).basis === 'estimate',
  };
}
