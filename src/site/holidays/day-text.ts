/** A day as the reader of a language lives by: of the Persian calendar in Persian, of the Gregorian in English. */
import type { Jdn } from '#core/jdn.ts';
import { gregorianDayText, persianDayText } from '#site/frame/dates.ts';
import type { Language } from '#site/frame/language.ts';

/** «شنبه ۱۸ مهر», "Saturday 10 October 2026" */
export const holidayDayText = (language: Language, jdn: Jdn): string =>
  language === 'fa' ? persianDayText(language, jdn, { year: false }) : gregorianDayText(language, jdn);
