/** Words of typed texts and of names, in one spelling: Arabic, Kurdish and Pashto letters become Persian ones. */

/** Persian or Latin letter ← those that people type for it, and that Unicode does not decompose. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ...{ ی: 'يىئێېۍ', ک: 'ك', ه: 'ةەۀھہ', ا: 'أإٱ', و: 'ؤۆ', ر: 'ڕړ', ل: 'ڵ', گ: 'ګ', د: 'ډ', ت: 'ټ', ن: 'ڼ' },
  ...{ i: 'ı', o: 'ø', l: 'ł', d: 'đ', ss: 'ß', ae: 'æ', a: 'ə' },
};
const SAME_LETTERS = new Map(
  Object.entries(OTHER_LETTERS).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);
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
    otherLetters: new RegExp(`[${[...SAME_LETTERS.keys()].join('')}]`, 'g'),
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
      .replace(otherLetters, (letter) => SAME_LETTERS.get(letter)!)
      // A half-space, an apostrophe and a point join; all else that is no letter divides.
      .replace(joined, '')
      .split(gaps)
      .filter((word) => word !== '')
  );
}

/** Words of a text, divided at half-spaces too, and at a year: «نوروز۱۴۰۶». */
export const dividedWords = (text: string): string[] =>
  wordsOf(text.replaceAll('\u200c', ' ')).flatMap((word) => word.split(/(?<=\D)(?=\d{4}$)|(?<=^\d{4})(?=\D)/));

/** The words of lists, in which `_` is a space, with the key of the list of each. */
export const listedWords = <Key extends string>(lists: Readonly<Record<Key, string>>): Map<string, Key> =>
  new Map(
    (Object.entries(lists) as [Key, string][]).flatMap(([key, list]) =>
      list.split(' ').map((word) => [word.replaceAll('_', ' '), key] as const),
    ),
  );

/** The text without spaces and half-spaces. */
export const foldedName = (text: string): string => wordsOf(text).join('');
