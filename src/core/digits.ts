/** Latin, Persian (۰–۹) and Arabic-Indic (٠–٩) digits. */

const ZERO_LATIN = 0x30;
const ZERO_ARABIC_INDIC = 0x660;
const ZERO_PERSIAN = 0x6f0;
const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹';
const FOREIGN_DIGIT = /[٠-٩۰-۹]/g;

/** The text with every Persian or Arabic-Indic digit as a Latin one; all else unchanged. */
export const toLatinDigits = (text: string): string =>
  text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= ZERO_PERSIAN ? ZERO_PERSIAN : ZERO_ARABIC_INDIC));
  });

/** The text, or the number in plain decimal, with every Latin digit as a Persian one. */
export function toPersianDigits(value: string | number): string {
  const text = String(value);
  let persian = '';
  for (let index = 0; index < text.length; index++) {
    persian += PERSIAN_DIGITS[text.charCodeAt(index) - ZERO_LATIN] ?? text[index];
  }
  return persian;
}
