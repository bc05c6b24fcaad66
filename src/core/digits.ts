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

/** The number written in Latin, Persian or Arabic-Indic digits; undefined if the text has anything else. */
export function readDigits(text: string): number | undefined {
  if (text === '') return undefined;
  let value = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = digitOf(text.charCodeAt(index));
    if (digit === undefined) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

function digitOf(code: number): number | undefined {
  const zero = code >= ZERO_PERSIAN ? ZERO_PERSIAN : code >= ZERO_ARABIC_INDIC ? ZERO_ARABIC_INDIC : ZERO_LATIN;
  const digit = code - zero;
  return digit >= 0 && digit <= 9 ? digit : undefined;
}

/** The text, or the number in plain decimal, with every Latin digit as a Persian one. */
export function toPersianDigits(value: string | number): string {
  const text = String(value);
  let persian = '';
  for (let index = 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - ZERO_LATIN;
    persian += digit >= 0 && digit <= 9 ? PERSIAN_DIGITS[digit] : text[index];
  }
  return persian;
}
