/** Names of months, weekdays, zodiac signs and animal years in Persian, as used in Iran, and in English. */
import type { CalendarName } from './calendars.ts';
import type { Jdn } from './jdn.ts';
import { weekdayOf } from './jdn.ts';

export interface Name {
  readonly fa: string;
  readonly en: string;
}

/* @__NO_SIDE_EFFECTS__ */
const pair = (fa: string, en: string): Name => ({ fa, en });

export const PERSIAN_MONTHS: readonly Name[] = [
  pair('فروردین', 'Farvardin'),
  pair('اردیبهشت', 'Ordibehesht'),
  pair('خرداد', 'Khordad'),
  pair('تیر', 'Tir'),
  pair('مرداد', 'Mordad'),
  pair('شهریور', 'Shahrivar'),
  pair('مهر', 'Mehr'),
  pair('آبان', 'Aban'),
  pair('آذر', 'Azar'),
  pair('دی', 'Dey'),
  pair('بهمن', 'Bahman'),
  pair('اسفند', 'Esfand'),
];

const GREGORIAN_MONTHS: readonly Name[] = [
  pair('ژانویه', 'January'),
  pair('فوریه', 'February'),
  pair('مارس', 'March'),
  pair('آوریل', 'April'),
  pair('مه', 'May'),
  pair('ژوئن', 'June'),
  pair('ژوئیه', 'July'),
  pair('اوت', 'August'),
  pair('سپتامبر', 'September'),
  pair('اکتبر', 'October'),
  pair('نوامبر', 'November'),
  pair('دسامبر', 'December'),
];

const HIJRI_MONTHS: readonly Name[] = [
  pair('محرم', 'Muharram'),
  pair('صفر', 'Safar'),
  pair('ربیع‌الاول', 'Rabi al-Awwal'),
  pair('ربیع‌الثانی', 'Rabi al-Thani'),
  pair('جمادی‌الاول', 'Jumada al-Awwal'),
  pair('جمادی‌الثانی', 'Jumada al-Thani'),
  pair('رجب', 'Rajab'),
  pair('شعبان', 'Shaban'),
  pair('رمضان', 'Ramadan'),
  pair('شوال', 'Shawwal'),
  pair('ذی‌القعده', 'Dhu al-Qadah'),
  pair('ذی‌الحجه', 'Dhu al-Hijjah'),
];

const MONTHS: Readonly<Record<CalendarName, readonly Name[]>> = {
  persian: PERSIAN_MONTHS,
  gregorian: GREGORIAN_MONTHS,
  hijri: HIJRI_MONTHS,
  imperial: PERSIAN_MONTHS,
};

/** In ISO order, Monday first. */
const WEEKDAYS: readonly Name[] = [
  pair('دوشنبه', 'Monday'),
  pair('سه‌شنبه', 'Tuesday'),
  pair('چهارشنبه', 'Wednesday'),
  pair('پنجشنبه', 'Thursday'),
  pair('جمعه', 'Friday'),
  pair('شنبه', 'Saturday'),
  pair('یکشنبه', 'Sunday'),
];

export interface ZodiacSign extends Name {
  readonly symbol: string;
}

/* @__NO_SIDE_EFFECTS__ */
const sign = (symbol: string, fa: string, en: string): ZodiacSign => ({ symbol, fa, en });

const ZODIAC: readonly ZodiacSign[] = [
  sign('♈', 'حمل', 'Aries'),
  sign('♉', 'ثور', 'Taurus'),
  sign('♊', 'جوزا', 'Gemini'),
  sign('♋', 'سرطان', 'Cancer'),
  sign('♌', 'اسد', 'Leo'),
  sign('♍', 'سنبله', 'Virgo'),
  sign('♎', 'میزان', 'Libra'),
  sign('♏', 'عقرب', 'Scorpio'),
  sign('♐', 'قوس', 'Sagittarius'),
  sign('♑', 'جدی', 'Capricorn'),
  sign('♒', 'دلو', 'Aquarius'),
  sign('♓', 'حوت', 'Pisces'),
];

/**
 * Animals of the twelve-year cycle, from the year of the rat. The Persian cycle has a leopard, a whale and a hen
 * instead of the Chinese tiger, dragon and rooster.
 */
const ANIMALS: readonly Name[] = [
  pair('موش', 'Rat'),
  pair('گاو', 'Ox'),
  pair('پلنگ', 'Leopard'),
  pair('خرگوش', 'Rabbit'),
  pair('نهنگ', 'Whale'),
  pair('مار', 'Snake'),
  pair('اسب', 'Horse'),
  pair('گوسفند', 'Sheep'),
  pair('میمون', 'Monkey'),
  pair('مرغ', 'Hen'),
  pair('سگ', 'Dog'),
  pair('خوک', 'Pig'),
];
/** 1399 was a year of the rat (1403 the whale, 1404 the snake). */
const A_YEAR_OF_THE_RAT = 1399;

/**
 * @param month 1 … 12
 * @example monthName('hijri', 9).en // Ramadan
 */
export const monthName = (calendar: CalendarName, month: number): Name => MONTHS[calendar][month - 1]!;

export const weekdayName = (jdn: Jdn): Name => WEEKDAYS[weekdayOf(jdn) - 1]!;

/** The sign that the Sun is in during a Persian month: Farvardin is Aries. */
export const zodiacOf = (persianMonth: number): ZodiacSign => ZODIAC[persianMonth - 1]!;

/** Animal of a Persian year in the Turko-Persian cycle of twelve years. */
export const animalOf = (persianYear: number): Name => ANIMALS[(((persianYear - A_YEAR_OF_THE_RAT) % 12) + 12) % 12]!;
