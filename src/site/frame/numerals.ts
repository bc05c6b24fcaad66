/** Numbers as the pages print them: Persian digits on Persian pages, Latin digits on English ones. */
import { toPersianDigits } from '#core/digits.ts';
import type { Language } from './language.ts';

/** A number, or a text with Latin digits in it (a time, a year, an ISO date), in the digits of the language. */
export const numeral = (language: Language, value: number | string): string =>
  language === 'fa' ? toPersianDigits(value) : String(value);

/** A count with its thousands apart: ۱۲٬۳۴۵ or 12,345. */
export const count = (language: Language, value: number): string =>
  value.toLocaleString(language === 'fa' ? 'fa-IR' : 'en-US');

/** A number with its fraction: ۱۷٫۷ or 17.7. */
export const decimal = (language: Language, value: number): string =>
  language === 'fa' ? toPersianDigits(String(value).replace('.', '٫')) : String(value);

/** A share of one in percent, to a tenth: ۹۹٫۵٪ or 99.5%. */
export const percentText = (language: Language, share: number): string =>
  `${decimal(language, Math.round(share * 1000) / 10)}${language === 'fa' ? '٪' : '%'}`;
