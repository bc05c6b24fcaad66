/** Letters that the pages print, by language; the fonts contain only these. A test compares them with the built pages. */
import type { InLanguages } from '#site/kit/language.ts';

/** Printable ASCII without the signs that only code has; code has another typeface. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index))
  .filter((letter) => !'$*<>@\\^`{|}~'.includes(letter))
  .join('');
/** ASCII characters of Persian texts. Their digits are Persian; of Latin letters only those of the link "English" are in the font. */
const SHARED = ' !"%()*+-./:=?[]~';

export const FONT_LETTERS: InLanguages<string> = {
  fa: `${SHARED}Englishآابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئةۀيك\u064B\u0650\u0651\u0654٪٫٬،؛؟۰۱۲۳۴۵۶۷۸۹«»·–—…−\u200C\u200E`,
  en: `${ASCII}ÄÅÉÖÜİßàáâãäåçèéêíîïñóôõöøúüışšžčğāīūʼ°·×–—‘’“”…«»←→−`,
};
