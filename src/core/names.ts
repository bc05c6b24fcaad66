/** Names of months, weekdays, zodiac signs and animal years in Persian, as used in Iran, and in English. */
import type { CalendarName } from './calendars.ts';
import { type Jdn, weekdayOf } from './jdn.ts';
import signs from './names.json' with { type: 'json' };

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

/** Names of the Persian months in Afghanistan: in Dari they are the Arabic names of the zodiac's signs. Source: `data/names.json`. */
export const AFGHAN_MONTHS: Readonly<Record<'fa-AF' | 'ps', readonly string[]>> = {
  'fa-AF': ['حمل', 'ثور', 'جوزا', 'سرطان', 'اسد', 'سنبله', 'میزان', 'عقرب', 'قوس', 'جدی', 'دلو', 'حوت'],
  ps: ['وری', 'غویی', 'غبرګولی', 'چنګاښ', 'زمری', 'وږی', 'تله', 'لړم', 'لیندۍ', 'مرغومی', 'سلواغه', 'کب'],
};

/** From Saturday; in Dari they are those of Iran. Source: `data/names.json`. */
export const PASHTO_WEEKDAYS: readonly string[] = ['اونۍ', 'يونۍ', 'دونۍ', 'درېنۍ', 'څلرنۍ', 'پينځنۍ', 'جمعه'];

/** The Dari names in Latin letters. */
const DARI_IN_LATIN = 'Hamal Sawr Jawza Saratan Asad Sunbula Mizan Aqrab Qaws Jadi Dalw Hut';

/** Name of a Persian month in Dari, in its own and in Latin letters. @param month 1 … 12 */
export const afghanMonthName = (month: number): Name => ({
  fa: AFGHAN_MONTHS['fa-AF'][month - 1]!,
  en: DARI_IN_LATIN.split(' ')[month - 1]!,
});

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

export interface ZodiacSign extends Name {
  readonly symbol: string;
}

const SIGNS = signs as {
  readonly zodiac: readonly ZodiacSign[];
  /**
   * Animals of the twelve-year cycle, from the year of the rat. The Persian cycle has a leopard, a whale and a hen instead
   * of the Chinese tiger, dragon and rooster.
   */
  readonly animals: readonly Name[];
};
/** 1399 was a year of the rat (1403 the whale, 1404 the snake). */
const A_YEAR_OF_THE_RAT = 1399;

/**
 * @param month 1 … 12
 * @example monthName('hijri', 9).en // Ramadan
 */
export const monthName = (calendar: CalendarName, month: number): Name => MONTH_NAMES[calendar][month - 1]!;

export const weekdayName = (jdn: Jdn): Name => WEEKDAYS[weekdayOf(jdn) - 1]!;

/** The sign that the Sun is in during a Persian month: Farvardin is Aries. */
export const zodiacOf = (persianMonth: number): ZodiacSign => SIGNS.zodiac[persianMonth - 1]!;

/** Animal of a Persian year in the Turko-Persian cycle of twelve years. */
export const animalOf = (persianYear: number): Name =>
  SIGNS.animals[(((persianYear - A_YEAR_OF_THE_RAT) % 12) + 12) % 12]!;
