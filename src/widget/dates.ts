/** A day as the widget prints it. */
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import * as imperial from '#core/imperial.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { type CalendarKey, monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import type { Options } from './options.ts';

export interface ShownDate {
  readonly calendar: CalendarKey;
  /** «۳۰ آبان ۱۴۰۵», "30 Aban 1405" */
  readonly text: string;
  readonly estimate: boolean;
}

/** The day's date of a calendar; undefined where the widget does not know it: an Islamic date too far from its build. */
export function shownDate(
  calendar: CalendarKey,
  jdn: Jdn,
  language: Options['language'],
  hijri: HijriCalendar,
): ShownDate | undefined {
  if (calendar === 'hijri' && (jdn < hijri.firstDay || jdn > hijri.lastDay)) return undefined;
  const { year, month, day } = dateOf(calendar, jdn, hijri);
  const text = `${day} ${monthName(calendar, month)[language]} ${year}`;
  return {
    calendar,
    text: language === 'fa' ? toPersianDigits(text) : text,
    estimate: calendar === 'hijri' && hijri.fromJdn(jdn).basis === 'estimate',
  };
}

function dateOf(calendar: CalendarKey, jdn: Jdn, hijri: HijriCalendar): CalendarDate {
  switch (calendar) {
    case 'sh':
      return persian.fromJdn(jdn);
    case 'gregorian':
      return gregorian.fromJdn(jdn);
    case 'hijri':
      return hijri.fromJdn(jdn);
    case 'pahlavi':
      return imperial.fromPersian(persian.fromJdn(jdn));
  }
}
