/** Difference of two days in whole years, whole months and days. */
import type { Calendar } from '#core/calendars.ts';
import { difference } from '#core/date-sums.ts';
import type { Jdn } from '#core/jdn.ts';
import { count, type Language } from '#site/kit/language.ts';

export interface DateSpan {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  /** the same span in days alone */
  readonly totalDays: number;
}

/**
 * Span from one day to a later one, in the months of a calendar.
 * @throws {RangeError} if `to` lies before `from`
 */
export function dateSpan(calendar: Calendar, from: Jdn, to: Jdn): DateSpan {
  if (to < from) throw new RangeError(`day ${to} lies before day ${from}`);
  return { ...difference(calendar, from, to), totalDays: to - from };
}

const UNITS = {
  fa: { years: 'سال', months: 'ماه', days: 'روز', comma: ' و ', and: ' و ' },
  en: { years: 'years', months: 'months', days: 'days', comma: ', ', and: ' and ' },
} as const;

/** «۱ روز», "1 day" */
export function sizeText(language: Language, unit: 'years' | 'months' | 'days', size: number): string {
  const name = UNITS[language][unit];
  return `${count(language, size)} ${language === 'en' && size === 1 ? name.slice(0, -1) : name}`;
}

/** «۲۵ سال و ۳ ماه و ۱ روز», "25 years, 3 months and 1 day"; empty for no days. */
export function spanText(language: Language, span: Pick<DateSpan, 'years' | 'months' | 'days'>): string {
  const { comma, and } = UNITS[language];
  const units = (['years', 'months', 'days'] as const).filter((unit) => span[unit] > 0);
  const parts = units.map((unit) => sizeText(language, unit, span[unit]));
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(and);
}
