/** Words of typed texts and of names, in one spelling: Arabic, Kurdish and Pashto letters become Persian ones. */

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
  ٱ: 'ا',
  ڕ: 'ر',
  ړ: 'ر',
  ڵ: 'ل',
  ۆ: 'و',
  ێ: 'ی',
  ې: 'ی',
  ۍ: 'ی',
  ھ: 'ه',
  ہ: 'ه',
  ګ: 'گ',
  ډ: 'د',
  ټ: 'ت',
  ڼ: 'ن',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ə: 'a',
};
const FOREIGN_DIGITS = /[٠-٩۰-۹]/g;

type Patterns = Readonly<Record<'beginning' | 'vowel' | 'marks' | 'gaps' | 'otherLetters' | 'joined', RegExp>>;
let patterns: Patterns | undefined;

/** Patterns of Unicode classes. As literals they would be checked when a worker starts, and delay its first answer. */
function unicodePatterns(): Patterns {
  const [mark, letter, digit, invisible] = ['\\p{M}', '\\p{L}', '\\p{N}', '\\p{Cf}'];
  patterns ??= {
    // The hamza alone too: «شهداء» is «شهدا».
    marks: new RegExp(`[${mark}ـء]`, 'gu'),
    gaps: new RegExp(`[^${letter}${digit}]+`, 'u'),
    // Kurdish: «ئیلام» is «ایلام», and «سەقز» is «سقز».
    beginning: new RegExp(`(^|[^${letter}])ئا?`, 'gu'),
    vowel: new RegExp(`(?<=[${letter}])ە(?=[${letter}])`, 'gu'),
    joined: new RegExp(`[${invisible}'’ʻ\`.]`, 'gu'),
    otherLetters: new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g'),
  };
  return patterns;
}

/** Words of a text in which ی and ي, ک and ك, case, accents and digits of other scripts make no difference. */
export function wordsOf(text: string): string[] {
  const { beginning, vowel, marks, gaps, otherLetters, joined } = unicodePatterns();
  return (
    text
      .toLowerCase()
      .replace(beginning, '$1ا')
      .replace(vowel, '')
      .normalize('NFKD')
      .replace(marks, '')
      .normalize('NFKC')
      .replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(otherLetters, (letter) => SAME_LETTERS[letter]!)
      // A half-space, an apostrophe and a point join; all else that is no letter divides.
      .replace(joined, '')
      .split(gaps)
      .filter((word) => word !== '')
  );
}

/** Words of a text, divided at half-spaces too. */
export const dividedWords = (text: string): string[] => wordsOf(text.replaceAll('\u200c', ' '));

/** The text without spaces and half-spaces. */
export const foldedName = (text: string): string => wordsOf(text).join('');
