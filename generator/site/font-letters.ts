/** Letters that the pages print, by language; the fonts contain only these. A test compares them with the built pages. */
import type { InLanguages } from '#site/kit/language.ts';

/** Printable ASCII without the signs that only code has; code has another typeface. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index))
  .filter((letter) => !'$*<>@\\^`{|}~'.includes(letter))
  .join('');
/** ASCII characters of Persian texts. Their digits are Persian; Latin letters are in separate files, but for those of the link "English". */
const SHARED = ' !"%()*+-./:=?[]~';

export const FONT_LETTERS: InLanguages<string> = {
  fa: `${SHARED}Englshآابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئةۀيك\u064B\u0650\u0651\u0654٪٫٬،؛؟۰۱۲۳۴۵۶۷۸۹«»·–—…−\u200C\u200E`,
  en: `${ASCII}ÄÅÉÖÜİßàáâãäåçèéêíîïñóôõöøúüışšžčğāīūʼ°·×–—‘’“”…«»←→−`,
};

/** Letters and digits of the Latin words on Persian pages, as in the `unicode-range` of the style sheet. */
export const LATIN_LETTERS = ASCII.replace(/[^A-Za-z0-9]/g, '');
