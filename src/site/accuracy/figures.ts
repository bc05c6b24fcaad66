/** Measured figures as the pages print them. */
import type { Language } from '#site/frame/language.ts';

const LOCALES = { fa: 'fa-IR', en: 'en-US' } as const;

/** «۹۷٫۲٪», "97.2%" */
export const percent = (language: Language, part: number, whole: number): string =>
  (part / whole).toLocaleString(LOCALES[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** A difference with its sign; zero has none. @param digits after the point */
export const signed = (language: Language, value: number, digits: number): string =>
  value.toLocaleString(LOCALES[language], {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** «۰٫۰۱۸», "0.018" */
export const decimal = (language: Language, value: number, digits: number): string =>
  value.toLocaleString(LOCALES[language], { minimumFractionDigits: digits, maximumFractionDigits: digits });
