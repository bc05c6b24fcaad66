/** Numbers as the pages print them: Persian digits on Persian pages, Latin digits on English ones. */
import { toPersianDigits } from '#core/digits.ts';
import type { InLanguages, Language } from './language.ts';

/** A number, or a text with Latin digits in it (a time, a year, an ISO date), in the digits of the language. */
export const numeral = (language: Language, value: number | string): string =>
  language === 'fa' ? toPersianDigits(value) : String(value);

const THOUSANDS: InLanguages<string> = { fa: '٬', en: ',' };

/**
 * A count with thousands separators: ۱۲٬۳۴۵ or 12,345. `Intl` writes the same, but takes 0.1 s to initialise on a
 * phone.
 * @param value a whole number, 0 or more
 */
export const count = (language: Language, value: number): string =>
  numeral(language, String(value).replace(/\B(?=(\d{3})+$)/g, THOUSANDS[language]));

/** A number with its fraction: ۱۷٫۷ or 17.7. */
export const decimal = (language: Language, value: number): string => fixedDecimal(language, String(value));

const DECIMAL_POINT: InLanguages<string> = { fa: '٫', en: '.' };

/** A number that was rounded to a text, with its fraction: ۱٫۲۰ or 1.20. */
export const fixedDecimal = (language: Language, text: string): string =>
  numeral(language, text.replace('.', DECIMAL_POINT[language]));

const PERCENT_SIGN: InLanguages<string> = { fa: '٪', en: '\u00A0%' };

/** Whole percents: ۲۵٪ or 25 %, as the API writes it. */
export const wholePercent = (language: Language, percents: number): string =>
  numeral(language, percents) + PERCENT_SIGN[language];

/** A share of one in percent, to a tenth: ۹۹٫۵٪ or 99.5 %. */
export const percentText = (language: Language, share: number): string =>
  fixedDecimal(language, (share * 100).toFixed(1)) + PERCENT_SIGN[language];

/** A difference with its sign (a minus, not a hyphen); zero has none: −۱٫۱ or −1.1. @param digits after the point */
export function signed(language: Language, value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  const sign = Number(size) === 0 ? '' : value < 0 ? '−' : '+';
  return sign + fixedDecimal(language, size);
}
