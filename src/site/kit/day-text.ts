/** A day in the main calendar of the language: Persian in Persian, Gregorian in English. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import { gregorianDayText, persianDayText } from './dates.ts';
import type { InLanguages, Language } from './language.ts';
import { numeral } from './numerals.ts';

const DAY_TEXTS: InLanguages<(jdn: Jdn) => string> = {
  fa: (jdn) => persianDayText('fa', jdn, { year: false }),
  en: (jdn) => gregorianDayText('en', jdn),
};

/** «شنبه ۱۸ مهر», "Saturday 10 October 2026" */
export const holidayDayText = (language: Language, jdn: Jdn): string => DAY_TEXTS[language](jdn);

/** A day in a list of one Gregorian year: «شنبه ۱۰ اکتبر», "Saturday 10 October". */
export function gregorianHolidayText(language: Language, jdn: Jdn): string {
  const { month, day } = gregorian.fromJdn(jdn);
  return numeral(language, `${weekdayName(jdn)[language]} ${day} ${monthName('gregorian', month)[language]}`);
}
