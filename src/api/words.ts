/** Words of typed texts and of names, in one spelling. */

/** Letters that Unicode does not decompose → letters that people type for them. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  ؤ: 'و',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ə: 'a',
};
const FOREIGN_DIGITS = /[٠-٩۰-۹]/g;

let patterns: { readonly marks: RegExp; readonly gaps: RegExp } | undefined;

/** Patterns of Unicode classes. As literals they would be checked when a worker starts, and delay its first answer. */
function unicodePatterns() {
  const [mark, letter, digit] = ['\\p{M}', '\\p{L}', '\\p{N}'];
  patterns ??= { marks: new RegExp(`[${mark}ـ]`, 'gu'), gaps: new RegExp(`[^${letter}${digit}]+`, 'u') };
  return patterns;
}

/** Words of a text in which ی and ي, ک and ك, case, accents and digits of other scripts make no difference. */
export function wordsOf(text: string): string[] {
  const { marks, gaps } = unicodePatterns();
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(marks, '')
      .normalize('NFKC')
      .replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(/[يىئكةەۀأإؤıøłđßæə]/g, (letter) => SAME_LETTERS[letter]!)
      // A half-space, an apostrophe and a point join; all else that is no letter divides.
      .replace(/\u200c|\u200d|['’ʻ`.]/g, '')
      .split(gaps)
      .filter((word) => word !== '')
  );
}

/** The text without spaces and half-spaces. */
export const foldedName = (text: string): string => wordsOf(text).join('');
