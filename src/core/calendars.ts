/** The four calendars by their keys, for what treats them alike. */
import * as gregorian from './gregorian.ts';
import type { HijriCalendar } from './hijri.ts';
import * as imperial from './imperial.ts';
import type { CalendarDate, Jdn } from './jdn.ts';
import type { CalendarKey } from './names.ts';
import * as persian from './persian.ts';

export const CALENDAR_KEYS = ['sh', 'gregorian', 'hijri', 'pahlavi'] as const satisfies readonly CalendarKey[];

export interface Calendar {
  /** undefined for a hijri month outside the compiled range */
  monthLength(year: number, month: number): number | undefined;
  /** The date is trusted. */
  toJdn(date: CalendarDate): Jdn;
  /** @throws {RangeError} outside the calendar's range */
  fromJdn(jdn: Jdn): CalendarDate;
}

const IMPERIAL: Calendar = {
  monthLength: (year, month) => persian.monthLength(year - imperial.YEARS_BEFORE_PERSIAN, month),
  toJdn: (date) => persian.toJdn(imperial.toPersian(date)),
  fromJdn: (jdn) => imperial.fromPersian(persian.fromJdn(jdn)),
};

export function calendarOf(key: CalendarKey, hijri: HijriCalendar): Calendar {
  switch (key) {
    case 'sh':
      return persian;
    case 'gregorian':
      return gregorian;
    case 'hijri':
      return hijri;
    case 'pahlavi':
      return IMPERIAL;
  }
}
