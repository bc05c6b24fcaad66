/** Latin, Persian (۰–۹) and Arabic-Indic (٠–٩) digits. */

const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';

/** The text with every Persian or Arabic-Indic digit as a Latin one; all else unchanged. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((PERSIAN + ARABIC_INDIC).indexOf(digit) % 10));

/** The number written in Latin, Persian or Arabic-Indic digits; undefined if the text has anything else. */
export function readDigits(text: string): number | undefined {
  const digits = toLatinDigits(text);
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/** The text, or the number in plain decimal, with every Latin digit as a Persian one. */
export const toPersianDigits = (value: string | number): string =>
  String(value).replace(/[0-9]/g, (digit) => PERSIAN[Number(digit)]!);

const THOUSANDS = { fa: '٬', en: ',' } as const;

/** A whole number with separated thousands, in Latin digits: `12,345`. `Intl` takes 0.1 s to initialise on a phone. */
export const grouped = (language: keyof typeof THOUSANDS, value: number): string =>
  String(value).replace(/\B(?=(?:\d{3}){1,6}$)/g, THOUSANDS[language]);
