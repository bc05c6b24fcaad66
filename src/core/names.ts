/** Names of months and weekdays in Persian, as used in Iran, and in English. */
import type { CalendarName } from './calendars.ts';
import { type Jdn, weekdayOf } from './jdn.ts';

export interface Name {
  readonly fa: string;
  readonly en: string;
}

export const PERSIAN_MONTHS: readonly Name[] = [
  { fa: 'فروردین', en: 'Farvardin' },
  { fa: 'اردیبهشت', en: 'Ordibehesht' },
  { fa: 'خرداد', en: 'Khordad' },
  { fa: 'تیر', en: 'Tir' },
  { fa: 'مرداد', en: 'Mordad' },
  { fa: 'شهریور', en: 'Shahrivar' },
  { fa: 'مهر', en: 'Mehr' },
  { fa: 'آبان', en: 'Aban' },
  { fa: 'آذر', en: 'Azar' },
  { fa: 'دی', en: 'Dey' },
  { fa: 'بهمن', en: 'Bahman' },
  { fa: 'اسفند', en: 'Esfand' },
];

const GREGORIAN_MONTHS: readonly Name[] = [
  { fa: 'ژانویه', en: 'January' },
  { fa: 'فوریه', en: 'February' },
  { fa: 'مارس', en: 'March' },
  { fa: 'آوریل', en: 'April' },
  { fa: 'مه', en: 'May' },
  { fa: 'ژوئن', en: 'June' },
  { fa: 'ژوئیه', en: 'July' },
  { fa: 'اوت', en: 'August' },
  { fa: 'سپتامبر', en: 'September' },
  { fa: 'اکتبر', en: 'October' },
  { fa: 'نوامبر', en: 'November' },
  { fa: 'دسامبر', en: 'December' },
];

const HIJRI_MONTHS: readonly Name[] = [
  { fa: 'محرم', en: 'Muharram' },
  { fa: 'صفر', en: 'Safar' },
  { fa: 'ربیع‌الاول', en: 'Rabi al-Awwal' },
  { fa: 'ربیع‌الثانی', en: 'Rabi al-Thani' },
  { fa: 'جمادی‌الاول', en: 'Jumada al-Awwal' },
  { fa: 'جمادی‌الثانی', en: 'Jumada al-Thani' },
  { fa: 'رجب', en: 'Rajab' },
  { fa: 'شعبان', en: 'Shaban' },
  { fa: 'رمضان', en: 'Ramadan' },
  { fa: 'شوال', en: 'Shawwal' },
  { fa: 'ذی‌القعده', en: 'Dhu al-Qadah' },
  { fa: 'ذی‌الحجه', en: 'Dhu al-Hijjah' },
];

const MONTH_NAMES: Readonly<Record<CalendarName, readonly Name[]>> = {
  persian: PERSIAN_MONTHS,
  gregorian: GREGORIAN_MONTHS,
  hijri: HIJRI_MONTHS,
  imperial: PERSIAN_MONTHS,
};

/** In ISO order, Monday first. */
export const WEEKDAYS: readonly Name[] = [
  { fa: 'دوشنبه', en: 'Monday' },
  { fa: 'سه‌شنبه', en: 'Tuesday' },
  { fa: 'چهارشنبه', en: 'Wednesday' },
  { fa: 'پنجشنبه', en: 'Thursday' },
  { fa: 'جمعه', en: 'Friday' },
  { fa: 'شنبه', en: 'Saturday' },
  { fa: 'یکشنبه', en: 'Sunday' },
];

/**
 * @param month 1 … 12
 * @example monthName('hijri', 9).en // Ramadan
 */
export const monthName = (calendar: CalendarName, month: number): Name => MONTH_NAMES[calendar][month - 1]!;

export const weekdayName = (jdn: Jdn): Name => WEEKDAYS[weekdayOf(jdn) - 1]!;
