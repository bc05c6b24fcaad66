/** Difference of two days in whole years, whole months and days. */
import type { Calendar } from '#core/calendars.ts';
import { type DateDifference, difference } from '#core/date-sums.ts';
import type { Jdn } from '#core/jdn.ts';
import type { Unit } from '#core/span-words.ts';
import * as words from '#core/span-words.ts';
import { count, type Language } from '#site/kit/language.ts';

export interface DateSpan extends DateDifference {
  /** the same span in days alone */
  readonly totalDays: number;
}

/** Span from one day to a later one, in the months of a calendar. @throws {RangeError} if `to` lies before `from` */
export function dateSpan(calendar: Calendar, from: Jdn, to: Jdn): DateSpan {
  if (to < from) throw new RangeError(`day ${to} lies before day ${from}`);
  return { ...difference(calendar, from, to), totalDays: to - from };
}

/** «۱ روز», "1 day" */
export const sizeText = (language: Language, unit: Unit, size: number): string =>
  words.sizeText(language, unit, size, (each) => count(language, each));

/** «۲۵ سال و ۳ ماه و ۱ روز», "25 years, 3 months and 1 day"; empty for no days. */
export const spanText = (language: Language, { years, months, days }: DateDifference): string =>
  words.spanText(language, { years, months, days }, (each) => count(language, each));
