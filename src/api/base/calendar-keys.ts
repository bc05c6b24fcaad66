/** The API's keys of the four calendars. The rest of the program uses the names of `core`. */
import type { CalendarName } from '#core/calendars.ts';
import { FIRST_GREGORIAN_YEAR } from '#core/gregorian.ts';

export const CALENDAR_KEYS = ['sh', 'gregorian', 'hijri', 'pahlavi'] as const;
export type CalendarKey = (typeof CALENDAR_KEYS)[number];

/** Names that other services use. */
export const OTHER_CALENDAR_NAMES = {
  persian: 'sh',
  jalali: 'sh',
  shamsi: 'sh',
  solar: 'sh',
  miladi: 'gregorian',
  islamic: 'hijri',
  ghamari: 'hijri',
  lunar: 'hijri',
  imperial: 'pahlavi',
} as const satisfies Record<string, CalendarKey>;

/** Calendar of a year for which none is given. */
export const calendarKeyOfYear = (year: number): 'sh' | 'gregorian' =>
  year >= FIRST_GREGORIAN_YEAR ? 'gregorian' : 'sh';

/** Key in questions, answers and addresses → name in the program. */
export const CALENDAR_NAMES = {
  sh: 'persian',
  gregorian: 'gregorian',
  hijri: 'hijri',
  pahlavi: 'imperial',
} as const satisfies Record<CalendarKey, CalendarName>;
