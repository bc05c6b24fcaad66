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
export function toPersianDigits(value: string | number): string {
  let persian = '';
  for (const letter of String(value)) persian += letter >= '0' && letter <= '9' ? PERSIAN[Number(letter)] : letter;
  return persian;
}
