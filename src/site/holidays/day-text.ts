/** A day as the reader of a language lives by: of the Persian calendar in Persian, of the Gregorian in English. */
import type { Jdn } from '#core/jdn.ts';
import { gregorianDayText, persianDayText } from '#site/frame/dates.ts';
import type { InLanguages, Language } from '#site/frame/language.ts';

const DAY_TEXTS: InLanguages<(jdn: Jdn) => string> = {
  fa: (jdn) => persianDayText('fa', jdn, { year: false }),
  en: (jdn) => gregorianDayText('en', jdn),
};

/** «شنبه ۱۸ مهر», "Saturday 10 October 2026" */
export const holidayDayText = (language: Language, jdn: Jdn): string => DAY_TEXTS[language](jdn);
