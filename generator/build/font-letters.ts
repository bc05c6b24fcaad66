/** The letters that the pages print, by language; a test compares them with the built pages. Nothing else is in the fonts. */
import type { InLanguages } from '#site/frame/language.ts';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const LATIN_LETTERS = /[A-Za-z]/g;

/** Latin words on Persian pages are few; they are set in the reader's own typeface. */
export const FONT_LETTERS: InLanguages<string> = {
  fa: `${ASCII.replace(LATIN_LETTERS, '')}آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئةۀإيك ًٌٍَُِّْٰٔ٪٫٬،؛؟ـ۰۱۲۳۴۵۶۷۸۹«»·×–—‘’“”…←→−\u200C\u200D\u200E\u200F`,
  en: `${ASCII}ÄÅÉÖÜßàáâãäåçèéêíîïñóôõöøúüışğāīūʼ°·×–—‘’“”…«»←→−`,
};
